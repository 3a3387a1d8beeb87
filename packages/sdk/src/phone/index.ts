import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
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

/** Reads a phone number. Without a leading `+` it is one of the country, an ISO 3166 alpha-2 code in either case. */
export function parsePhone(text: string, countryCode?: string): ParsedPhone {
  const country = toCountry(countryCode)
  const number = parsePhoneNumberFromString(text, country && { defaultCountry: country })
  if (!number) return { isValid: false }
  return {
    isValid: number.isValid(),
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
  const number = parsePhoneNumberFromString(text, country && { defaultCountry: country })
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
