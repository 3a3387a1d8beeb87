import { toE164 } from '../../kit/form/to-e164.ts'

// Programs that take a phone number for a quantity write it with decimals, or with a power of ten that has lost its last digits.
const withDecimals = /^(\+?\d{7,})[.,]0+$/
const withPower = /^\d+(?:[.,]\d+)?e\+?\d+$/i

/** A phone number of a file as the wire takes it. */
export const phoneOfCell = (text: string): string => toE164(text.trim().replace(withDecimals, '$1'))

/** Whether a spreadsheet has rounded the phone number, as in `1.2126E+10`. */
export const isRounded = (text: string): boolean => withPower.test(text.trim())
