import { parsePhone } from '@lineboard/sdk/phone'
import { useWatch } from 'react-hook-form'
import { homeCountry } from '../../lib/home-country.ts'
import { t } from '../resource.messages.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A field for a phone number, typed as people type it; below it stands how it is read, as the rest of the world writes it. */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'inputMode' | 'hint'>) {
  const typed: unknown = useWatch({ name: props.name })
  const { isValid, international } = parsePhone(typeof typed === 'string' ? typed : '', homeCountry)
  const read =
    isValid && international !== typed ? t('form.readAs', { number: international ?? '' }) : t('form.phoneHint')
  return <TextInput {...props} hint={read} type="tel" />
}
