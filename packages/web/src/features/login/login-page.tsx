import { signInWarning } from '@lineboard/sdk'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { botCheck, prepareBotCheck } from '../../parts/captcha/bot-check.ts'
import { hrefOf } from '../../places/href.ts'
import { closeMoney, isMoneyLeftOpen } from '../../state/money-left-open.ts'
import { likelyUsername, rememberedUsername } from '../../state/remembered-username.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { FormHeading } from '../../ui/form-heading.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { type Credentials, checkCredentials, type Problems } from './credentials.ts'
import { t } from './login.messages.ts'
import styles from './login-page.module.css'
import { missingAddress } from './missing-address.ts'
import { PasswordField } from './password-field.tsx'
import { sendSignIn } from './send-sign-in.ts'
import { signInFailure } from './sign-in-failure.ts'

// The fields are read when they are submitted: what a password manager filled in may never have raised an event.
function readCredentials(form: HTMLFormElement): Credentials {
  const data = new FormData(form)
  return {
    username: String(data.get('username') ?? '').trim(),
    password: String(data.get('password') ?? ''),
    isRemembered: data.has('remember'),
  }
}

/** Says what the server does, in the language of the page where it is known. */
async function warn(said: string): Promise<void> {
  const words = await import('../../lib/errors/server.messages.ts').catch(() => undefined)
  toast({ severity: 'warn', text: words?.inOwnWords(said) ?? said })
}

const focusField = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

/** Signs a person in. Once the user is there, the app itself shows what comes next. */
export function Page() {
  const [username] = useState(likelyUsername)
  const { signOutReason } = useSession()
  const [missing] = useState(missingAddress)
  const [isSubmitting, setSubmitting] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  useEffect(prepareBotCheck, [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const credentials = readCredentials(form)
    const found = checkCredentials(credentials)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return focusField(form, first)
    setSubmitting(true)
    const check = await botCheck()
    if (check !== 'passed') {
      setSubmitting(false)
      if (check === 'refused') toast({ severity: 'warn', text: t('tryAgain') })
      setProblems({ password: t(check === 'refused' ? 'tryAgain' : 'unreachable') })
      return focusField(form, 'password')
    }
    try {
      await sendSignIn(credentials)
      closeMoney()
      toast({ severity: 'success', text: t('signedIn') })
    } catch (error) {
      setSubmitting(false)
      const warning = signInWarning(error)
      if (warning !== undefined) void warn(warning)
      setProblems({ password: t(signInFailure(error)) })
      focusField(form, 'password')
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormHeading title={t('heading')} text={t('welcome')} />
      {missing !== undefined && (
        <p role="status" className={styles.notice}>
          {t('missing', { path: missing })}
        </p>
      )}
      {signOutReason && (
        <p role="status" className={styles.notice}>
          {t(`ended.${signOutReason}`)} {isMoneyLeftOpen() && t('moneyOpen')}
        </p>
      )}
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
      <div className={styles.row}>
        <label className={styles.remember}>
          <input type="checkbox" name="remember" defaultChecked={rememberedUsername() !== ''} />
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
