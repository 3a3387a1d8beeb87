import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { masks } from '../reference/masks.gen.ts'

/** What a text says as a phone number. */
export interface ParsedPhone {
  /** Whether the numbering plan of its country has such numbers. */
  isValid: boolean
  /** Such as `+12125550142`. Missing, like all that follows, for a text that is no number. */
  e164?: string
  /** ISO 3166 alpha-2 code in lower case; missing for numbers of no one country. */
  country?: string
  /** As people of the country write it. */
  national?: string
  /** As the rest of the world writes it. */
  international?: string
}

function toCountry(code: string | undefined): CountryCode | undefined {
  const upper = code?.toUpperCase()
  return upper !== undefined && isSupportedCountry(upper) ? upper : undefined
}

/** What stands for `+` in most of the world, and at home only where the numbering plan says so. */
const abroad = /^(?:\uFF0B|00(?=[1-9]))/

/** A number with letters of the dial pad at its end, such as `1-800-FLOWERS`. */
const vanity = /^[+(]?\d[\d\s().-]{2,}[a-z][a-z\d\s.-]+$/i

const keypad = '22233344455566677778889999'

const dialled = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => keypad.charAt(letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)))

/** Reads the whole text as a number: words around one, or two numbers, are none. */
function read(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const typed = text.trim().replace(/^tel:/i, '')
  const asIs = parsePhoneNumberFromString(typed, { ...(country && { defaultCountry: country }), extract: false })
  if (asIs?.isValid()) return asIs
  const written = vanity.test(typed) ? dialled(typed) : typed.replace(abroad, '+')
  if (written === typed) return asIs
  const other = parsePhoneNumberFromString(written, { ...(country && { defaultCountry: country }), extract: false })
  return other?.isValid() ? other : asIs
}

/**
 * Reads a phone number. Without a leading `+`, or the `00` that stands for it, it is one of the country, an ISO 3166 alpha-2
 * code in either case. Letters are those of the dial pad. A number with an extension is not valid: nobody can dial it in one.
 */
export function parsePhone(text: string, countryCode?: string): ParsedPhone {
  const number = read(text, toCountry(countryCode))
  if (!number) return { isValid: false }
  return {
    isValid: number.isValid() && number.ext === undefined,
    e164: number.number,
    ...(number.country && { country: number.country.toLowerCase() }),
    national: number.formatNational(),
    international: number.formatInternational(),
  }
}

/**
 * A number as people of a country read it: as they write it themselves where it has their dial code, and for the world where
 * it has another, or no country is named. The text as it is where it is no number, such as `anonymous`.
 */
export function formatPhone(text: string, countryCode?: string): string {
  const country = toCountry(countryCode)
  const number = read(text, country)
  if (!number) return text
  const isAtHome = country !== undefined && number.countryCallingCode === getCountryCallingCode(country)
  return isAtHome ? number.formatNational() : number.formatInternational()
}

/** Shape of a country's national numbers, 9 standing for a digit, such as `(999) 999-9999`; undefined for an unknown country. */
export const phoneMask = (countryCode: string): string | undefined => {
  const code = countryCode.toLowerCase()
  return Object.hasOwn(masks, code) ? masks[code] : undefined
}

/** Dial code of a country, such as `+1`; undefined for an unknown country. */
export function dialCode(countryCode: string): string | undefined {
  const country = toCountry(countryCode)
  return country && `+${getCountryCallingCode(country)}`
}
