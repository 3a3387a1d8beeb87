import {
  type CountryCode,
  getCountryCallingCode,
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'
import { plainDigits } from '../money/plain-digits.ts'

const isCountry = (code: string, { countries }: MetadataJson): code is CountryCode => Object.hasOwn(countries, code)

/** A country as the library names it, of those whose numbering plan is at hand. */
export function toCountry(code: string | undefined, plans: MetadataJson): CountryCode | undefined {
  const upper = code?.toUpperCase()
  return upper !== undefined && isCountry(upper, plans) ? upper : undefined
}

/** What stands for `+` in most of the world, and at home only where the numbering plan says so. */
const abroad = /^(?:\uFF0B|00(?=[1-9]))/

/** A number with a word of the dial pad at its end, such as `1-800-FLOWERS`. A letter or two are mistyped: `555 O142`. */
const vanity = /^[+(]?\d[\d\s().-]{2,}(?=[a-z])(?=.*[a-z]{3})[a-z\d\s.-]+$/i

const keypad = '22233344455566677778889999'

const dialled = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => keypad.charAt(letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)))

/** Reads the whole text as a number: words around one, or two numbers, are none. */
export function readNumber(
  text: string,
  country: CountryCode | undefined,
  plans: MetadataJson,
): PhoneNumber | undefined {
  const typed = plainDigits(text).trim().replace(/^tel:/i, '')
  const options = { ...(country && { defaultCountry: country }), extract: false }
  const asIs = parsePhoneNumberFromString(typed, options, plans)
  if (asIs?.isValid()) return asIs
  const written = vanity.test(typed) ? dialled(typed) : typed.replace(abroad, '+')
  if (written === typed) return asIs
  const other = parsePhoneNumberFromString(written, options, plans)
  return other?.isValid() ? other : asIs
}

/** How a number reads; `formatPhone` says how, for all numbers and for those of a zone. */
export function formatOver(plans: MetadataJson): (text: string, countryCode?: string) => string {
  return (text, countryCode) => {
    const country = toCountry(countryCode, plans)
    const number = readNumber(text, country, plans)
    if (!number) return text
    const isAtHome = country !== undefined && number.countryCallingCode === getCountryCallingCode(country, plans)
    return isAtHome ? number.formatNational() : number.formatInternational()
  }
}
