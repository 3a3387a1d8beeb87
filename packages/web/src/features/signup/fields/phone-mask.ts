/** What is typed, in the shape of a country's numbers: 9 in the mask stands for a digit. A number that begins with + stays as it is. */
export function maskPhone(typed: string, mask: string | undefined): string {
  if (typed.trimStart().startsWith('+')) return typed.trimStart().replaceAll(/[^\d+ ()-]/g, '')
  const digits = typed.replaceAll(/\D/g, '')
  if (!mask) return digits
  let at = 0
  let text = ''
  for (const sign of mask) {
    if (at >= digits.length) break
    text += sign === '9' ? digits[at++] : sign
  }
  // Masks are made of one usual number; others of the country can be longer.
  return text + digits.slice(at)
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
export const digitsBefore = (text: string, at: number): number => text.slice(0, at).replaceAll(/\D/g, '').length
