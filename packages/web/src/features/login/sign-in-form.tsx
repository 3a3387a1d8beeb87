import type { FormEventHandler, ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { hrefOf } from '../../places/href.ts'
import { Button } from '../../ui/button.tsx'
import { FormHeading, PlainField } from '../../ui/plain-field.tsx'
import type { Problems } from './credentials.ts'
import { t } from './login.messages.ts'
import styles from './login-page.module.css'
import { PasswordField } from './password-field.tsx'
import { SignInCodeField } from './sign-in-code-field.tsx'

interface SignInFormProps {
  ref?: Ref<HTMLFormElement>
  /** What is to be known before the fields are filled in. */
  notices?: ReactNode
  /** The name that stands there at first. @default '' */
  username?: string
  /** Whether it is the first time that they sign in, whom nobody welcomes back. @default false */
  isNew?: boolean
  /** Whether the name was remembered. @default false */
  isRemembered?: boolean
  /** @default none */
  problems?: Problems
  /** Whether the account needs a code as well. @default false */
  asksCode?: boolean
  isSubmitting?: boolean
  onSubmit?: FormEventHandler<HTMLFormElement>
}

/** The form that signs a person in. It needs nothing of the app, so that the build can write it into the page itself. */
export function SignInForm(props: SignInFormProps) {
  const { ref, notices, username = '', isRemembered = false, problems = {} } = props
  const { isNew = false, asksCode = false, isSubmitting = false, onSubmit } = props
  return (
    <form ref={ref} className={styles.form} onSubmit={onSubmit} noValidate>
      <FormHeading title={t('heading')} text={isNew ? undefined : t('welcome')} />
      {notices}
      <PlainField
        label={t('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus={username === ''}
        defaultValue={username}
        error={problems.username}
      />
      <PasswordField error={problems.password} autoFocus={username !== ''} />
      {asksCode && <SignInCodeField error={problems.code} />}
      <div className={styles.row}>
        <label className={styles.remember}>
          <input type="checkbox" name="remember" defaultChecked={isRemembered} />
          {t('remember')}
        </label>
        <Link href={hrefOf('forgotPassword')}>{t('forgot')}</Link>
      </div>
      <Button variant="contained" size="large" type="submit" loading={isSubmitting} className={styles.submit}>
        {t('signIn')}
      </Button>
      <p className={styles.signUp}>
        {t('noAccount')} <Link href={hrefOf('signup')}>{t('signUp')}</Link>
      </p>
    </form>
  )
}
