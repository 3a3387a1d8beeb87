import { LoginRequestCodeMaxLength } from '@lineboard/contract/limits'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './login.messages.ts'
import styles from './login-page.module.css'

interface SignInCodeFieldProps {
  error: string | undefined
}

/** The code of somebody who signs in with one. It comes once the password was right, and has the focus then. */
export function SignInCodeField({ error }: SignInCodeFieldProps) {
  return (
    <div>
      <PlainField
        label={t('code')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        maxLength={LoginRequestCodeMaxLength}
        error={error}
      />
      <p className={styles.hint}>{t('codeHint')}</p>
    </div>
  )
}
