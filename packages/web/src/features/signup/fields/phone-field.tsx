import { type ChangeEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { PlainField } from '../../../ui/plain-field.tsx'
import { t } from '../signup.messages.ts'
import { assignRef } from './assign-ref.ts'
import { caretAfter, digitsBefore, maskPhone } from './phone-mask.ts'

interface PhoneFieldProps {
  value: string
  mask: string | undefined
  dialCode: string | undefined
  placeholder: string | undefined
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  onChange: (value: string) => void
  onBlur: () => void
}

/** A phone number that takes the shape of its country's numbers while it is typed. */
export function PhoneField({ value, mask, dialCode, placeholder, error, inputRef, onChange, onBlur }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    // A text that is set from outside sends the caret to its end.
    if (caret.current === undefined) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const text = maskPhone(target.value, mask)
    const at = target.selectionStart ?? target.value.length
    const isAtEnd = at === target.value.length
    caret.current = isAtEnd ? text.length : caretAfter(text, digitsBefore(target.value, at))
    onChange(text)
  }

  return (
    <PlainField
      ref={(element) => {
        input.current = element
        assignRef(inputRef, element)
      }}
      label={dialCode ? t('profile.phoneIn', { dialCode }) : t('profile.phone')}
      name="phone"
      type="tel"
      autoComplete="tel-national"
      required
      placeholder={placeholder}
      value={value}
      onChange={handleChange}
      onBlur={onBlur}
      error={error}
    />
  )
}
