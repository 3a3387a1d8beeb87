import { plainDigits } from '@lineboard/sdk'
import { parsePhone } from '@lineboard/sdk/phone'
import { homeCountry } from '../../lib/home-country.ts'

/**
 * Whom a text calls: a number in E.164 form, however it is written; one that is no number of any country as its digits, such as
 * `101`; everything else is a username. Undefined for nothing.
 */
export function parseCallee(text: string): string | undefined {
  const typed = text.trim().replace(/^(?:tel|sips?):/i, '')
  if (typed === '') return undefined
  const digits = plainDigits(typed)
  if (!/^[+\d\s().*#/-]+$/.test(digits)) return typed
  const { e164, isValid } = parsePhone(digits, homeCountry)
  return isValid && e164 ? e164 : digits.replace(/[^\d+*#]/g, '')
}
