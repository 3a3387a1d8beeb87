const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** The digit of a letter on a dial pad; a digit is its own. */
const digitOf = (sign: string): string => {
  const at = keys.findIndex((letters) => letters.includes(sign))
  return at < 0 ? sign : String(at + 2)
}

/** What a number spells of the letters that were searched for, such as `5FLOW`; undefined for a search without letters. */
export function vanityOf(number: string, pattern: string): string | undefined {
  const signs = [...pattern.toUpperCase()]
  if (!signs.some((sign) => /[A-Z]/.test(sign))) return undefined
  const parts = signs.map((sign) => (sign === '*' ? '(\\d*)' : `(${digitOf(sign)})`))
  const found = new RegExp(parts.join('')).exec(number)
  return found ? signs.map((sign, at) => (sign === '*' ? (found[at + 1] ?? '') : sign)).join('') : undefined
}
