import { plainDigits } from '@lineboard/sdk'
import { parsePhone } from '@lineboard/sdk/phone'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { homeOfRow } from '../../data/phone-country-of-row.ts'
import { countryName } from '../../lib/own-names.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { phoneHome } from '../../state/own-phone-country.ts'
import { t } from '../resource.messages.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useOwnChoices } from './use-own-choices.ts'

const exampleFor = (home: string) => (home === 'gb' ? '+1 212 555 0123' : '+44 20 7946 0123')

/**
 * How a number is saved, as the rest of the world writes it; before it is one, how it is to be typed. Where it is read as one of another country than
 * whoever sits here would expect, it says so.
 */
export function phoneHint(typed: string, home = phoneHome()): string {
  const { isValid, international = '' } = parsePhone(typed, home)
  const isElsewhere = home !== phoneHome()
  const country = countryName(home)
  if (isValid && international !== typed)
    return isElsewhere
      ? t('form.readAsIn', { number: international, country })
      : t('form.readAs', { number: international })
  const example = exampleFor(home)
  return isElsewhere ? t('form.phoneHintIn', { country, example }) : t('form.phoneHint', { example })
}

/** Country of a phone number in the form: that of its row, else of its customer, else where one is at home. It is asked for once something is typed without one. */
export function useFormHome(typed: string): string {
  const isNational = /^\s*[^+\s]/.test(typed)
  const { customerId } = useOwnChoices()
  const [country, BusinessAddress]: unknown[] = useWatch({ name: ['country', 'BusinessAddress'] })
  const said = country || Object(BusinessAddress).country
  const [home, setHome] = useState(phoneHome)
  useEffect(() => {
    if (!isNational) return
    let isCurrent = true
    void homeOfRow({ country: said || undefined, customerId }).then((found) => isCurrent && setHome(found))
    return () => {
      isCurrent = false
    }
  }, [said, customerId, isNational])
  return home
}

const phoneText = (value: unknown) => (typeof value === 'string' ? formatPhone(value) : undefined)

/** A field for a phone number, typed as people type it; below it stands how it is read. */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'inputMode' | 'hint'>) {
  const value: unknown = useWatch({ name: props.name })
  const typed = typeof value === 'string' ? value : ''
  const hint = phoneHint(typed, useFormHome(typed))
  return <TextInput toText={phoneText} {...props} hint={hint} type="tel" />
}

/**
 * A phone number as the wire takes it, `+12125550142`, of one as people read and type it in a country. What is no number of any country,
 * such as an extension, only loses its blanks, dashes and brackets.
 */
export function toE164(text: string, home = phoneHome()): string {
  const { isValid, e164 } = parsePhone(text, home)
  return isValid && e164 !== undefined ? e164 : plainDigits(text).replace(/[\s().\p{Pd}]/gu, '')
}
