import { signInWarning } from '@lineboard/sdk'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useId, useState } from 'react'
import { PasswordField } from '../../features/login/password-field.tsx'
import { signIn } from '../../features/login/sign-in.ts'
import { signInFailure } from '../../features/login/sign-in-failure.ts'
import { botCheck } from '../../parts/captcha/bot-check.ts'
import { rememberedUsername } from '../../state/remembered-username.ts'
import { toast } from '../../state/toasts.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { sendSession } from './session.ts'
import { t } from './sign-in-again.messages.ts'
import styles from './sign-in-again.module.css'

const signOut = () => sendSession({ type: 'signOut' })

/** Asks the person whose session has ended for the password, over the page; whoever closes it is signed out. */
export function SignInAgainDialog({ username }: { username: string }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [titleId, textId, formId] = [useId(), useId(), useId()]

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = String(new FormData(form).get('password') ?? '')
    setProblem(password ? undefined : t('passwordMissing'))
    const field = form.querySelector<HTMLInputElement>('[name=password]')
    if (!password) return field?.focus()
    setBusy(true)
    try {
      const check = await botCheck()
      if (check !== 'passed') {
        setProblem(t(check === 'refused' ? 'tryAgain' : 'unreachable'))
        setBusy(false)
        return field?.focus()
      }
      await signIn({ username, password, isRemembered: rememberedUsername() !== '' })
    } catch (error) {
      const warning = signInWarning(error)
      if (warning !== undefined) toast({ severity: 'warn', text: warning })
      setProblem(t(`${signInFailure(error)}`))
      setBusy(false)
      field?.focus()
    }
  }

  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && !isBusy && signOut()}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{t('title')}</DialogTitle>
      <DialogContent>
        <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
          <p id={textId} className={styles.text}>
            {t('text')}
          </p>
          <PlainField
            label={t('username')}
            name="username"
            autoComplete="username"
            defaultValue={username}
            readOnly
            className={styles.fixed}
          />
          <PasswordField error={problem} autoFocus />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={signOut} disabled={isBusy}>
          {t('signOut')}
        </Button>
        <Button type="submit" form={formId} variant="contained" loading={isBusy}>
          {t('signIn')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
