import { signInWarning } from '@lineboard/sdk'
import { type FormEvent, useId, useState } from 'react'
import { checkCredentials, type Problems } from '../../features/login/credentials.ts'
import { PasswordField } from '../../features/login/password-field.tsx'
import { codeProblem, sendSignIn, signInFailure } from '../../features/login/sign-in.ts'
import { SignInCodeField } from '../../features/login/sign-in-code-field.tsx'
import { botCheck } from '../../shared/captcha/bot-check.ts'
import { UnsavedTabs } from '../../shared/leaving/unsaved-tabs.tsx'
import { rememberedUsername } from '../../state/remembered-username.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { signOut, useLeavingQuestion } from './leave.ts'
import { t } from './leaving-question.messages.ts'
import { t as signInText } from './sign-in-again.messages.ts'
import styles from './sign-in-again.module.css'

/** Asks before what is typed in other tabs is lost with the session they share, and before a call ends with it. */
export function LeavingQuestionDialog() {
  const question = useLeavingQuestion()
  if (!question) return null
  const { what, titles, isTalking, answer } = question
  return (
    <ConfirmDialog
      open
      destructive
      title={t(isTalking ? 'inCall' : 'title')}
      confirmLabel={t(what)}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {isTalking && <p>{t('callEnds')}</p>}
      <UnsavedTabs titles={titles} />
    </ConfirmDialog>
  )
}

export interface SignInAgainProps {
  /** What the person signs in with; undefined where it is not known, and is asked for as well. */
  username: string | undefined
  /** Names of who really acts, and as whom, where somebody acts as another person. */
  acting?: { impersonator: string; whom: string }
}

function textFor(acting: SignInAgainProps['acting']): string {
  const stays = signInText('stays')
  if (!acting) return signInText('text', { stays })
  const { impersonator, whom } = acting
  return impersonator
    ? signInText('textActing', { impersonator, whom, stays })
    : signInText('textActingUnnamed', { whom, stays })
}

/** Asks the person whose session has ended for the own password, over the page; whoever closes it is signed out. */
export function SignInAgainDialog({ username, acting }: SignInAgainProps) {
  const [isBusy, setBusy] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
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
      ...(given.has('code') && { code: String(given.get('code')).trim() }),
    }
    const missing = checkCredentials(credentials)
    setProblems(missing)
    const [first] = Object.keys(missing)
    if (first) return field(first)?.focus()
    setBusy(true)
    try {
      const check = await botCheck()
      if (check !== 'passed') return stay(signInText(check === 'refused' ? 'tryAgain' : 'unreachable'))
      await sendSignIn(credentials)
    } catch (error) {
      const ofCode = codeProblem(error)
      if (ofCode) {
        setAsksCode(true)
        setProblems(ofCode)
        setBusy(false)
        return field('code')?.focus()
      }
      const warning = signInWarning(error)
      if (warning !== undefined) toast({ severity: 'warn', text: warning })
      stay(signInText(signInFailure(error)))
    }
  }

  return (
    <Dialog
      title={signInText('title')}
      onClose={() => void signOut()}
      closesOutside={false}
      pending={isBusy}
      describedBy={textId}
      actions={
        <>
          <Button onClick={() => void signOut()} disabled={isBusy}>
            {signInText('signOut')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isBusy}>
            {signInText('signIn')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <p id={textId} className={styles.text}>
          {textFor(acting)}
        </p>
        <PlainField
          label={signInText('username')}
          name="username"
          autoComplete="username"
          error={problems.username}
          {...(username === undefined ? { autoFocus: true } : { defaultValue: username, readOnly: true })}
          className={username === undefined ? undefined : styles.fixed}
        />
        <PasswordField error={problems.password} autoFocus={username !== undefined} />
        {asksCode && <SignInCodeField error={problems.code} />}
      </form>
    </Dialog>
  )
}
