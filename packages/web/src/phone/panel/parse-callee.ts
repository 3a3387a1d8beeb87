import { parsePhone } from '@lineboard/sdk/phone'
import { homeCountry } from '../../lib/home-country.ts'

/**
 * Whom a text calls: a number in E.164 form, however it is written; one that is no number of any country as its digits, such as
 * `101`; everything else is a username. Undefined for nothing.
 */
export function parseCallee(text: string): string | undefined {
  const typed = text.trim().replace(/^(?:tel|sips?):/i, '')
  if (typed === '') return undefined
  if (!/^[+\d\s().*#/-]+$/.test(typed)) return typed
  const { e164, isValid } = parsePhone(typed, homeCountry)
  return isValid && e164 ? e164 : typed.replace(/[^\d+*#]/g, '')
}
