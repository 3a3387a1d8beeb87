import { type RefObject, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { t } from '../signup.messages.ts'
import { useWizard } from '../use-wizard.ts'
import { CodeField } from './code-field.tsx'
import styles from './profile-fields.module.css'
import { useFocusOnProblem } from './use-focus-on-problem.ts'

/** Asks once more for a code that an earlier visit knew. */
export function CodeAgain({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const { state } = useWizard()
  const { isSubmitted } = useFormState()
  const [isTouched, setTouched] = useState(false)
  const titleId = useRef('sign-up-code-again').current
  useFocusOnProblem(inputRef, state.problem)
  const missing = (isSubmitted || isTouched) && state.code === '' ? t('code.required') : undefined
  return (
    <fieldset className={styles.group} aria-labelledby={titleId}>
      <p id={titleId} className={styles.wide}>
        {t('code.again')}
      </p>
      <div className={`${styles.wide} ${styles.code}`}>
        <CodeField inputRef={inputRef} error={missing ?? state.problem} onLeave={() => setTouched(true)} />
      </div>
    </fieldset>
  )
}
