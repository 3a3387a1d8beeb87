import { plainDigits } from '@lineboard/sdk'
import { parsePhone } from '@lineboard/sdk/phone'
import { homeCountry } from '../../lib/region.ts'

/**
 * A phone number as the wire takes it, `+12125550142`, of one as people read and type it. What is no number of any country,
 * such as an extension, only loses its blanks and brackets.
 */
export function toE164(text: string): string {
  const { isValid, e164 } = parsePhone(text, homeCountry)
  return isValid && e164 !== undefined ? e164 : plainDigits(text).replace(/[\s().-]/g, '')
}
