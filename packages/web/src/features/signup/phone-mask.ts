import { plainDigits } from '@lineboard/sdk'

/**
 * What is typed, in the shape of a country's numbers: 9 in the mask stands for a digit. A number that is written for the world, or has more digits
 * than the mask, stays as it is: masks are made of one usual number, and a pasted `1-212-555-0142` has its dial code before it.
 */
export function maskPhone(typed: string, mask: string | undefined): string {
  const asTyped = plainDigits(typed)
    .replaceAll(/[^\d+ ().-]/g, '')
    .trimStart()
  const digits = asTyped.replaceAll(/\D/g, '')
  if (asTyped.startsWith('+')) return asTyped
  if (!mask) return digits
  if (digits.length > mask.replaceAll(/[^9]/g, '').length) return asTyped
  let at = 0
  let text = ''
  for (const sign of mask) {
    if (at >= digits.length) break
    text += sign === '9' ? digits[at++] : sign
  }
  return text
}

/** Where the caret belongs after as many digits as it stood behind before. */
export function caretAfter(text: string, digitCount: number): number {
  if (digitCount === 0) return 0
  let seen = 0
  for (const [at, sign] of [...text].entries()) {
    if (/\d/.test(sign)) seen += 1
    if (seen === digitCount) return at + 1
  }
  return text.length
}

/** How many digits stand before a place in a text. */
export const digitsBefore = (text: string, at: number): number =>
  plainDigits(text.slice(0, at)).replaceAll(/\D/g, '').length
