import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormHeading } from '../../../ui/form-heading.tsx'
import { isCodeFinal } from '../machine/selectors.ts'
import { stepOf } from '../machine/sign-up-state.ts'
import { t } from '../signup.messages.ts'
import { useWizard } from '../use-wizard.ts'
import { CodeField } from './code-field.tsx'
import styles from './step.module.css'
import { useFocusOnProblem } from './use-focus-on-problem.ts'

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
