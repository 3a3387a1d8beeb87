import { RegistrationPaymentCardNameMaxLength } from '@lineboard/contract/limits'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './account.messages.ts'

interface CardHolderFieldProps {
  value: string
  isBusy: boolean
  /** Whether a missing name is told. */
  isTouched: boolean
  onChange: (value: string) => void
  onTouched: () => void
}

/** The name on a card that is typed in. */
export function CardHolderField({ value, isBusy, isTouched, onChange, onTouched }: CardHolderFieldProps) {
  return (
    <PlainField
      label={t('cards.holder')}
      name="card-name"
      autoComplete="cc-name"
      maxLength={RegistrationPaymentCardNameMaxLength}
      required
      autoFocus
      readOnly={isBusy}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onTouched}
      error={isTouched && value.trim() === '' ? t('cards.holderRequired') : undefined}
    />
  )
}
