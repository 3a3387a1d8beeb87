import { isEmail } from '@lineboard/sdk/sign-up'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type LoadOnce, loadOnce, savesData, useLoaded } from '../../browser/lazy.ts'
import { whenIdle } from '../../browser/timing.ts'
import { Button } from '../../ui/button.tsx'
import { FormHeading, PlainField } from '../../ui/plain-field.tsx'
import { StatusIcon } from '../../ui/status-icon.tsx'
import { CodeField } from './code-field.tsx'
import { isCodeFinal } from './selectors.ts'
import { type Step, stepOf } from './sign-up-state.ts'
import { t } from './signup.messages.ts'
import styles from './step.module.css'
import { useFocusOnProblem, useWizard } from './wizard.ts'

/** The code that shows whose address it is. */
export function CodeStep() {
  const { state, send } = useWizard()
  const [isTouched, setTouched] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useFocusOnProblem(field, state.problem)
  const { email } = state

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (state.code === '') field.current?.focus()
    else send({ type: 'next' })
  }

  const missing = isTouched && state.code === '' ? t('code.required') : undefined
  return (
    <form className={`${styles.form} ${styles.narrow}`} onSubmit={handleSubmit} noValidate>
      <FormHeading title={t('code.heading')} text={t(isCodeFinal(state) ? 'code.verified' : 'code.text', { email })} />
      <CodeField inputRef={field} error={missing ?? state.problem} onLeave={() => setTouched(true)} autoFocus />
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="large"
          disabled={state.work !== undefined}
          onClick={() => send({ type: 'goTo', step: stepOf.verifyEmail })}
        >
          {t('back')}
        </Button>
        <Button variant="contained" size="large" type="submit" loading={state.work === 'verifying'}>
          {t('next')}
        </Button>
      </div>
    </form>
  )
}

/** The end of the sign-up; the login opens by itself. */
function CompletedPanel() {
  return (
    <div className={styles.completed}>
      <StatusIcon severity="success" />
      <h1 className={styles.heading} tabIndex={-1}>
        {t('completed.title')}
      </h1>
      <p>{t('completed.text')}</p>
    </div>
  )
}

function problemOf(email: string): string | undefined {
  if (email === '') return t('email.required')
  return isEmail(email) ? undefined : t('email.invalid')
}

/** Whose e-mail address it is that signs up. */
export function EmailStep() {
  const { state, send } = useWizard()
  const [isTouched, setTouched] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const wrong = problemOf(state.email)
  useFocusOnProblem(field, state.problem)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (wrong) field.current?.focus()
    else send({ type: 'next' })
  }

  return (
    <form className={`${styles.form} ${styles.narrow}`} onSubmit={handleSubmit} noValidate>
      <FormHeading title={t('email.heading')} text={t('email.text')} />
      <PlainField
        ref={field}
        label={t('email.label')}
        name="email"
        // A field of the type email hides the spaces it is given, and so they could not be taken out.
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        readOnly={state.work !== undefined}
        value={state.email}
        onChange={({ target }) => send({ type: 'emailTyped', email: target.value })}
        onBlur={() => setTouched(true)}
        error={(isTouched && wrong) || state.problem}
      />
      <div className={styles.actions}>
        <Button variant="contained" size="large" type="submit" loading={state.work === 'sending'}>
          {t('next')}
        </Button>
      </div>
    </form>
  )
}

// Countries, phone numbers and the card form are heavy, and the first steps take a person a while.
const steps = () => import('./signup-steps.ts')
const profile = loadOnce(async () => (await steps()).ProfileStep)
const checkout = loadOnce(async () => (await steps()).CheckoutStep)

function Late({ source }: { source: LoadOnce<() => React.ReactNode> }) {
  const { value: Panel, failed } = useLoaded(source)
  if (Panel) return <Panel />
  if (!failed) return null
  return (
    <div role="alert">
      <p>{t('failed')}</p>
      <Button variant="contained" size="large" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** The step one is at. */
export function StepPanel({ step }: { step: Step }) {
  useEffect(() => {
    if (savesData()) return
    return whenIdle(() => {
      profile.load().catch(() => undefined)
      checkout.load().catch(() => undefined)
    })
  }, [])
  switch (step) {
    case stepOf.verifyEmail:
      return <EmailStep />
    case stepOf.confirmEmail:
      return <CodeStep />
    case stepOf.profile:
      return <Late key="profile" source={profile} />
    case stepOf.checkout:
      return <Late key="checkout" source={checkout} />
    case stepOf.completed:
      return <CompletedPanel />
  }
}
