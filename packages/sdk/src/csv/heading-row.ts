import { unguardFormula } from '@lineboard/contract/formula-guard'
import { CsvError } from './csv-error.ts'

/** Rows that are looked at to find the headings, and which columns without one have something in them. */
export const ROWS_AHEAD = 50

const filled = (values: readonly string[]): number => values.filter((value) => value.trim() !== '').length

/** Whether nothing is in any cell of a row. */
export const isBlank = (values: readonly string[]): boolean => !values.some((value) => value.trim() !== '')

/** Whether each text of a row can be a heading: it has letters, and is no e-mail address. */
const canBeHeadings = (values: readonly string[]): boolean =>
  values.every((value) => value.trim() === '' || (/\p{L}/u.test(value) && !value.includes('@')))

/** Whether a row is a title above headings: it has a cell or two, and they have more. */
function isTitle(title: readonly string[], headings: readonly string[]): boolean {
  const [few, many] = [filled(title), filled(headings)]
  return (few === 1 && many > 1) || (few === 2 && many > 4)
}

/**
 * Place of the headings among the first rows of a file: the first row that is not blank, or where that is a title, the next one of words that
 * has more cells, with a row of several below it.
 */
export function placeOfHeadings(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((values) => !isBlank(values))
  const title = rows[first]
  if (!title) return 0
  const at = rows.findIndex((values, place) => {
    if (place <= first || !canBeHeadings(values) || !isTitle(title, values)) return false
    const below = rows.slice(place + 1).find((each) => !isBlank(each))
    return below !== undefined && filled(below) > 1
  })
  return at === -1 ? first : at
}

const LETTERS = 26

/** The letters that spreadsheet programs show above a column. */
export const columnLetters = (at: number): string =>
  (at < LETTERS ? '' : columnLetters(Math.floor(at / LETTERS) - 1)) + String.fromCodePoint(65 + (at % LETTERS))

/** A heading, or where others have it too, with a number behind it. */
function unlike(heading: string, others: ReadonlySet<string>): string {
  if (!others.has(heading)) return heading
  let number = 2
  while (others.has(`${heading} (${number})`)) number++
  return `${heading} (${number})`
}

/**
 * Names of the columns, none twice: the second Phone is "Phone (2)", and a column without a heading that has something in the rows is named by
 * its letter, "(C)". Columns without either have no name. Throws a CsvError where none has one.
 */
export function namesOfColumns(values: readonly string[], below: readonly (readonly string[])[]): string[] {
  const headings = values.map((value) => unguardFormula(value).trim())
  if (!headings.some(Boolean)) throw new CsvError('The row of the headings is empty', 0, 'headings')
  const used = new Set<string>()
  // A heading as written goes before one that gets a number.
  const own = new Set(headings)
  return headings.map((heading, at) => {
    const isFilled = below.some((row) => (row[at] ?? '').trim() !== '')
    if (heading === '' && !isFilled) return ''
    const name = heading || `(${columnLetters(at)})`
    const unique = used.has(name) ? unlike(name, new Set([...own, ...used])) : name
    used.add(unique)
    return unique
  })
}

const totalWords =
  /^(grand |sub)?(totals?|sum|summe|gesamt(summe)?|insgesamt|suma|total general|المجموع|الإجمالي)( \(?\d+ [\p{L} ]+\)?)?\s*:?$/iu

/** Whether a text is an amount, and no phone number. */
const isAmount = (text: string): boolean =>
  /\d/.test(text) && /^[^\p{L}+@]{1,24}$/u.test(text) && (!/\d{7}/.test(text) || /^-?\d+[.,]\d+$/.test(text))

/** Whether a row has totals: the word in the first of its cells, and no more beside it than amounts. */
export function isTotals(values: readonly string[]): boolean {
  const at = values.findIndex((value) => value.trim() !== '')
  if (at === -1 || values.length < 2 || !totalWords.test(values[at]?.trim() ?? '')) return false
  return values.every((value, place) => place <= at || value.trim() === '' || isAmount(value.trim()))
}
