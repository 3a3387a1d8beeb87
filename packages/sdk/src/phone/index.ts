import { getCountryCallingCode, Metadata } from 'libphonenumber-js/core'
import plans from 'libphonenumber-js/min/metadata'
import type { PhoneHome } from '../filter-text/match-kind.ts'
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

/** How people of a country write its numbers, for the `home` of a filter; undefined for an unknown country. */
export function phoneHome(countryCode: string): PhoneHome | undefined {
  const country = toCountry(countryCode, plans)
  if (!country) return undefined
  const plan = new Metadata(plans)
  plan.selectNumberingPlan(country)
  // The library's types leave it out.
  const numbering: { nationalPrefix?: () => string | undefined } = Object(plan.numberingPlan)
  return { dialCode: getCountryCallingCode(country, plans), prefix: numbering.nationalPrefix?.() ?? '' }
}

/** What a cell of a table says as a phone number. */
export type SheetPhone =
  | { kind: 'number'; e164: string }
  /** A number of the country, and one of another country whose plus was lost. */
  | { kind: 'ambiguous'; national: string; international: string }
  /** It was rounded: its last digits are lost. */
  | { kind: 'rounded' }
  | { kind: 'none' }

// Programs that take a number for a quantity write it with decimals, or with a power of ten that has lost its last digits.
const withDecimals = /^(\+?\d{7,})[.,]0+$/
const withPower = /^\d+(?:[.,]\d+)?e\+?\d+$/i
const withoutPlus = /^[1-9]\d{6,14}$/

/** The valid number that a text is, such as `+12125550142`; undefined where it is none. */
function numberIn(text: string, countryCode?: string): string | undefined {
  const number = readNumber(text, toCountry(countryCode, plans), plans)
  return number?.isValid() && number.ext === undefined ? number.number : undefined
}

/**
 * Reads a phone number of a table, as `parsePhone` does, and what a spreadsheet program makes of one: `12125550142`, whose plus is lost, is a number of the
 * United States in every country that has no such number itself.
 */
export function readSheetPhone(text: string, countryCode?: string): SheetPhone {
  const typed = text.trim().replace(withDecimals, '$1')
  if (withPower.test(typed)) return { kind: 'rounded' }
  const national = numberIn(typed, countryCode)
  const international = withoutPlus.test(typed) ? numberIn(`+${typed}`) : undefined
  if (national && international && national !== international) return { kind: 'ambiguous', national, international }
  const e164 = national ?? international
  return e164 === undefined ? { kind: 'none' } : { kind: 'number', e164 }
}
