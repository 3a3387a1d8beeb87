import { getCountryCallingCode } from 'libphonenumber-js/core'
import plans from 'libphonenumber-js/min/metadata'
import { masks } from '../reference/masks.gen.ts'
import { formatOver, readNumber, toCountry } from './read-number.ts'

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

/**
 * Reads a phone number. Without a leading `+`, or the `00` that stands for it, it is one of the country, an ISO 3166 alpha-2
 * code in either case. Letters are those of the dial pad. A number with an extension is not valid: nobody can dial it in one.
 */
export function parsePhone(text: string, countryCode?: string): ParsedPhone {
  const number = readNumber(text, toCountry(countryCode, plans), plans)
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
export const formatPhone: (text: string, countryCode?: string) => string = formatOver(plans)

/** Shape of a country's national numbers, 9 standing for a digit, such as `(999) 999-9999`; undefined for an unknown country. */
export const phoneMask = (countryCode: string): string | undefined => {
  const code = countryCode.toLowerCase()
  return Object.hasOwn(masks, code) ? masks[code] : undefined
}

/** Dial code of a country, such as `+1`; undefined for an unknown country. */
export function dialCode(countryCode: string): string | undefined {
  const country = toCountry(countryCode, plans)
  return country && `+${getCountryCallingCode(country, plans)}`
}
