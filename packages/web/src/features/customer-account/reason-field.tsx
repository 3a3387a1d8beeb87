import { ReasonMaxLength } from '@lineboard/contract/limits'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './operations.messages.ts'

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
      maxLength={ReasonMaxLength}
      autoComplete="off"
      disabled={disabled}
      error={isTried && value.trim() === '' ? t('reasonHint') : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
