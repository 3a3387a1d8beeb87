const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint))

/** Digits of a script stand in a row from its zero on, ten to a row. */
function plainDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let zero = codePoint
  while (isDigit(zero - 1)) zero--
  return String((codePoint - zero) % 10)
}

/**
 * A text with the digits of every script, such as ١٢٣ or १२३, written as 0 to 9, and without the marks of the way of writing, which are not
 * seen and come along with a number that is copied from right-to-left words. All else stays as it is.
 */
export const plainDigits = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => (digit >= '0' && digit <= '9' ? digit : plainDigit(digit)))
