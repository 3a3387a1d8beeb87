const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** The digit of a letter on a dial pad; a digit is its own. */
const digitOf = (sign: string): string => {
  const at = keys.findIndex((letters) => letters.includes(sign))
  return at < 0 ? sign : String(at + 2)
}

/** Where the signs of a pattern stand in a number. */
export type Placed = 'anywhere' | 'end'

/** What a pattern finds: letters as on a dial pad, `*` for any digits, each sign in a group of its own. */
const found = (pattern: string, placed: Placed, number: string): RegExpExecArray | null => {
  const parts = [...pattern.toUpperCase()].map((sign) => (sign === '*' ? '(\\d*)' : `(${digitOf(sign)})`))
  return new RegExp(parts.join('') + (placed === 'end' ? '$' : '')).exec(number)
}

/** Whether a number ends as a pattern says. */
export const endsSo = (number: string, pattern: string): boolean => found(pattern, 'end', number) !== null

/** The digits a pattern of digits and letters stands for. */
export const dialled = (pattern: string): string => [...pattern.toUpperCase()].map(digitOf).join('')

/** What a number spells of the letters that were searched for, such as `5FLOW`; undefined for a search without letters. */
export function vanityOf(number: string, pattern: string, placed: Placed = 'anywhere'): string | undefined {
  if (!/[A-Z]/i.test(pattern)) return undefined
  const groups = found(pattern, placed, number)
  const signs = [...pattern.toUpperCase()]
  return groups ? signs.map((sign, at) => (sign === '*' ? (groups[at + 1] ?? '') : sign)).join('') : undefined
}
