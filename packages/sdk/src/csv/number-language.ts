import { plainDigits } from '../money/plain-digits.ts'
import { parseNumber } from '../money/plain-number.ts'
import type { CsvRecord } from './records.ts'

/** Languages that stand for the two ways of writing numbers: 1,234.50 and 1.234,50. */
const languages = ['en-US', 'de-DE'] as const

/** Which sign stands before decimals in a text that is one number everywhere; undefined where nothing tells. */
function languageOf(text: string): (typeof languages)[number] | undefined {
  if (parseNumber(text).kind !== 'number') return undefined
  // Between the first and the last digit: `Fr.` has a full stop of its own.
  const signs = (/\d.*\d/.exec(plainDigits(text))?.[0] ?? '').replaceAll(/[^.,]/g, '')
  const sign = signs.at(-1)
  if (sign === undefined) return undefined
  // Without decimals the last sign stands between thousands: 1.234.567.
  const isGroup = signs.length > 1 && new Set(signs).size === 1
  return (sign === ',') === isGroup ? 'en-US' : 'de-DE'
}

/**
 * A language that writes numbers as a file does, by those of its cells that can be read in one way alone; undefined where none of them tells, or they
 * differ. It says what 1.234 is there.
 */
export function numberLanguage(
  records: Iterable<Pick<CsvRecord, 'cells'>>,
  headings: readonly string[],
): string | undefined {
  const found = new Set<string>()
  for (const { cells } of records)
    for (const heading of headings) {
      const language = languageOf(cells[heading] ?? '')
      if (language) found.add(language)
    }
  const [only] = found
  return found.size === 1 ? only : undefined
}
