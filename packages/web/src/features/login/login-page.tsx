import { signInWarning } from '@lineboard/sdk'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { controlIn, endPrerendered, prerendered } from '../../browser/page.ts'
import { botCheck, prepareBotCheck } from '../../shared/captcha/bot-check.ts'
import { closeMoney, isMoneyLeftOpen } from '../../state/money-left-open.ts'
import { isAccountNew, likelyUsername, rememberedUsername } from '../../state/remembered-username.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { type Credentials, checkCredentials, type Problems } from './credentials.ts'
import { t } from './login.messages.ts'
import styles from './login-page.module.css'
import { codeProblem, sendSignIn, signInFailure } from './sign-in.ts'
import { SignInForm } from './sign-in-form.tsx'

/** The address that somebody was led here from because there is nothing at it; undefined where there was none. */
function missingAddress(): string | undefined {
  const { missing }: { missing?: unknown } = Object(history.state)
  return typeof missing === 'string' ? missing : undefined
}

function copy(from: HTMLInputElement, to: HTMLInputElement): void {
  to.checked = from.checked
  if (to.type === 'checkbox') return
  to.value = from.value
  // What is typed on goes where it was typed.
  to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** Has the app's form go on where somebody is in the one that the page has shown: what was typed, the focus, and the button that was pressed. */
export function takeOverForm(form: HTMLFormElement): void {
  const early = prerendered()?.querySelector('form')
  const page = form.closest('main')
  if (!early || !page) return
  const { focused = '', pressed = '' } = prerendered()?.dataset ?? {}
  for (const [at, control] of [...form.elements].entries()) {
    const before = early.elements[at]
    if (control instanceof HTMLInputElement && before instanceof HTMLInputElement) copy(before, control)
  }
  // Also a link or the language, where the keyboard has gone on to these.
  controlIn(page, focused)?.focus()
  endPrerendered()
  queueMicrotask(() => controlIn(form, pressed)?.click())
}

// The fields are read when they are submitted: what a password manager filled in may never have raised an event.
function readCredentials(form: HTMLFormElement): Credentials {
  const data = new FormData(form)
  return {
    username: String(data.get('username') ?? '').trim(),
    password: String(data.get('password') ?? ''),
    isRemembered: data.has('remember'),
    ...(data.has('code') && { code: String(data.get('code')).trim() }),
  }
}

/** Says what the server does, in the language of the page where it is known. */
async function warn(said: string): Promise<void> {
  const words = await import('../../lib/errors/error-text.ts').catch(() => undefined)
  toast({ severity: 'warn', text: words?.inOwnWords(said) ?? said })
}

const focusField = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

/** Signs a person in. Once the user is there, the app itself shows what comes next. */
export function Page() {
  const [username] = useState(likelyUsername)
  const [isNew] = useState(isAccountNew)
  const { signOutReason } = useSession()
  const [missing] = useState(missingAddress)
  const [isSubmitting, setSubmitting] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (form.current) takeOverForm(form.current)
  }, [])
  useEffect(prepareBotCheck, [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    const credentials = readCredentials(currentTarget)
    const found = checkCredentials(credentials)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return focusField(currentTarget, first)
    setSubmitting(true)
    const check = await botCheck()
    if (check !== 'passed') {
      setSubmitting(false)
      if (check === 'refused') toast({ severity: 'warn', text: t('tryAgain') })
      setProblems({ password: t(check === 'refused' ? 'tryAgain' : 'unreachable') })
      return focusField(currentTarget, 'password')
    }
    try {
      await sendSignIn(credentials)
      closeMoney()
      toast({ severity: 'success', text: t('signedIn') })
    } catch (error) {
      setSubmitting(false)
      const ofCode = codeProblem(error)
      if (ofCode) {
        setAsksCode(true)
        setProblems(ofCode)
        return focusField(currentTarget, 'code')
      }
      const warning = signInWarning(error)
      if (warning !== undefined) void warn(warning)
      setProblems({ password: t(signInFailure(error)) })
      focusField(currentTarget, 'password')
    }
  }

  return (
    <SignInForm
      ref={form}
      onSubmit={handleSubmit}
      username={username}
      isNew={isNew}
      isRemembered={rememberedUsername() !== ''}
      problems={problems}
      asksCode={asksCode}
      isSubmitting={isSubmitting}
      notices={
        <>
          {isNew && (
            <p role="status" className={`${styles.notice} ${styles.good}`}>
              {t('opened')}
            </p>
          )}
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
        </>
      }
    />
  )
}
