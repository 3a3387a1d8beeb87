import { PlainField } from '../../../ui/plain-field.tsx'
import { t } from './operations.messages.ts'

/** Longest reason that servers take, in characters. */
const longest = 500

interface ReasonFieldProps {
  value: string
  /** Whether it is said that it is missing. */
  isTried: boolean
  disabled?: boolean
  onChange: (value: string) => void
}

/** Why something is done: asked for by whatever staff do to a customer's money. */
export function ReasonField({ value, isTried, disabled = false, onChange }: ReasonFieldProps) {
  return (
    <PlainField
      label={t('reason')}
      value={value}
      maxLength={longest}
      autoComplete="off"
      disabled={disabled}
      error={isTried && value.trim() === '' ? t('reasonHint') : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
