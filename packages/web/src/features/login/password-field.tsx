import { SecretField } from '../../ui/secret-field.tsx'
import { t } from './login.messages.ts'

interface PasswordFieldProps {
  error: string | undefined
  autoFocus: boolean
}

/** The password of somebody who signs in. */
export function PasswordField({ error, autoFocus }: PasswordFieldProps) {
  return (
    <SecretField
      label={t('password')}
      name="password"
      autoComplete="current-password"
      required
      autoFocus={autoFocus}
      error={error}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  )
}
