import { isEmail } from '@lineboard/sdk/sign-up'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormHeading } from '../../../ui/form-heading.tsx'
import { PlainField } from '../../../ui/plain-field.tsx'
import { t } from '../signup.messages.ts'
import { useWizard } from '../use-wizard.ts'
import styles from './step.module.css'
import { useFocusOnProblem } from './use-focus-on-problem.ts'

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
