import { RegistrationCodeMaxLength } from '@lineboard/contract/limits'
import type { Ref } from 'react'
import { PlainField } from '../../ui/plain-field.tsx'
import { isCodeFinal } from './selectors.ts'
import { t } from './signup.messages.ts'
import styles from './step.module.css'
import { useWizard } from './wizard.ts'

interface CodeFieldProps {
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  onLeave: () => void
  /** @default false */
  autoFocus?: boolean
}

/** The code from the mail, digits only, and the way to another one. */
export function CodeField({ error, inputRef, onLeave, autoFocus = false }: CodeFieldProps) {
  const { state, send } = useWizard()
  return (
    <>
      <PlainField
        ref={inputRef}
        label={t('code.label')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={RegistrationCodeMaxLength}
        required
        autoFocus={autoFocus}
        readOnly={isCodeFinal(state) || state.work !== undefined}
        value={state.code}
        onChange={({ target }) => send({ type: 'codeTyped', code: target.value })}
        // Who looks for the mail in another window has not left the field.
        onBlur={() => document.hasFocus() && onLeave()}
        error={error}
      />
      <p className={styles.quiet}>
        {t('code.resendText')}{' '}
        <button
          type="button"
          className={styles.link}
          disabled={state.work !== undefined}
          onClick={() => send({ type: 'resend' })}
        >
          {t('code.resend')}
        </button>
      </p>
    </>
  )
}
