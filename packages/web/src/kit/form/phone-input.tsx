import { plainDigits } from '@lineboard/sdk'
import { parsePhone } from '@lineboard/sdk/phone'
import { useWatch } from 'react-hook-form'
import { homeCountry } from '../../lib/region.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { t } from '../resource.messages.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** How a number is read, as the rest of the world writes it; before it is one, how it is to be typed. */
export function phoneHint(typed: string): string {
  const { isValid, international } = parsePhone(typed, homeCountry)
  return isValid && international !== typed ? t('form.readAs', { number: international ?? '' }) : t('form.phoneHint')
}

const phoneText = (value: unknown) => (typeof value === 'string' ? formatPhone(value) : undefined)

/** A field for a phone number, typed as people type it; below it stands how it is read. */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'inputMode' | 'hint'>) {
  const typed: unknown = useWatch({ name: props.name })
  return <TextInput toText={phoneText} {...props} hint={phoneHint(typeof typed === 'string' ? typed : '')} type="tel" />
}

/**
 * A phone number as the wire takes it, `+12125550142`, of one as people read and type it. What is no number of any country,
 * such as an extension, only loses its blanks and brackets.
 */
export function toE164(text: string): string {
  const { isValid, e164 } = parsePhone(text, homeCountry)
  return isValid && e164 !== undefined ? e164 : plainDigits(text).replace(/[\s().-]/g, '')
}
