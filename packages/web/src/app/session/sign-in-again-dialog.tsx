import { signInWarning } from '@lineboard/sdk'
import { type FormEvent, useId, useState } from 'react'
import { checkCredentials, type Problems } from '../../features/login/credentials.ts'
import { PasswordField } from '../../features/login/password-field.tsx'
import { sendSignIn, signInFailure } from '../../features/login/sign-in.ts'
import { botCheck } from '../../shared/captcha/bot-check.ts'
import { rememberedUsername } from '../../state/remembered-username.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { signOut } from './leave.ts'
import { t } from './sign-in-again.messages.ts'
import styles from './sign-in-again.module.css'

export interface SignInAgainProps {
  /** What the person signs in with; undefined where it is not known, and is asked for as well. */
  username: string | undefined
  /** Names of who really acts, and as whom, where somebody acts as another person. */
  acting?: { impersonator: string; whom: string }
}

function textFor(acting: SignInAgainProps['acting']): string {
  const stays = t('stays')
  if (!acting) return t('text', { stays })
  const { impersonator, whom } = acting
  return impersonator ? t('textActing', { impersonator, whom, stays }) : t('textActingUnnamed', { whom, stays })
}

/** Asks the person whose session has ended for the own password, over the page; whoever closes it is signed out. */
export function SignInAgainDialog({ username, acting }: SignInAgainProps) {
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [textId, formId] = [useId(), useId()]

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
    const stay = (problem: string) => {
      setProblems({ password: problem })
      setBusy(false)
      field('password')?.focus()
    }
    const credentials = {
      username: String(given.get('username') ?? '').trim(),
      password: String(given.get('password') ?? ''),
      isRemembered: rememberedUsername() !== '',
    }
    const missing = checkCredentials(credentials)
    setProblems(missing)
    const [first] = Object.keys(missing)
    if (first) return field(first)?.focus()
    setBusy(true)
    try {
      const check = await botCheck()
      if (check !== 'passed') return stay(t(check === 'refused' ? 'tryAgain' : 'unreachable'))
      await sendSignIn(credentials)
    } catch (error) {
      const warning = signInWarning(error)
      if (warning !== undefined) toast({ severity: 'warn', text: warning })
      stay(t(signInFailure(error)))
    }
  }

  return (
    <Dialog
      title={t('title')}
      onClose={() => void signOut()}
      closesOutside={false}
      pending={isBusy}
      describedBy={textId}
      actions={
        <>
          <Button onClick={() => void signOut()} disabled={isBusy}>
            {t('signOut')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isBusy}>
            {t('signIn')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <p id={textId} className={styles.text}>
          {textFor(acting)}
        </p>
        <PlainField
          label={t('username')}
          name="username"
          autoComplete="username"
          error={problems.username}
          {...(username === undefined ? { autoFocus: true } : { defaultValue: username, readOnly: true })}
          className={username === undefined ? undefined : styles.fixed}
        />
        <PasswordField error={problems.password} autoFocus={username !== undefined} />
      </form>
    </Dialog>
  )
}
