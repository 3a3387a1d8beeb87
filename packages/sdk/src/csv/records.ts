import { unguardFormula } from '@lineboard/contract/formula-guard'
import { checkCount } from '../transport/options.ts'
import type { CsvEncoding } from './decode.ts'
import { isBlank, isTotals, namesOfColumns, placeOfHeadings, ROWS_AHEAD } from './headings.ts'

/** A row of a file. */
export interface CsvRecord {
  /** Its place in the file: the row below the first one is 1, as are the data where the headings are the first row. */
  row: number
  /** Heading to text; the cells beyond the headings, blank ones left out, are under `''`, as they were written. */
  cells: Readonly<Record<string, string>>
}

/** What was found out about a file. */
export type CsvFinding =
  | { kind: 'encoding'; encoding: CsvEncoding }
  /** The row of the headings, 1 being the first of the file. */
  | { kind: 'headings'; row: number }
  /** How many rows of totals at the end were left out. */
  | { kind: 'totals'; rows: number }
  /** The sheet of a spreadsheet that is read, and those that can be. */
  | { kind: 'sheet'; sheet: string; sheets: readonly string[] }
  /** How many cells of a spreadsheet have an error, or a formula without a result: they are blank. */
  | { kind: 'errors'; cells: number }
  /** How many cards have more phone numbers than the one that is in the column Phone. */
  | { kind: 'morePhones'; cards: number }

/** How the rows of a table become records. */
export interface RecordOptions {
  /** The row of the headings, 1 being the first of the file. @default the first that is neither blank nor a title above others */
  headingRow?: number | undefined
  /** Is told what was found out about the file, each once, at the latest at its end. */
  onFinding?: ((finding: CsvFinding) => void) | undefined
}

function toCells(headings: readonly string[], values: readonly string[]): Record<string, string> {
  const named = headings.flatMap((heading, at) => (heading === '' ? [] : [[heading, unguardFormula(values[at] ?? '')]]))
  const cells: Record<string, string> = Object.fromEntries(named)
  // Spreadsheet programs write the empty columns beside and between the others, too.
  const nameless = values.filter((value, at) => !headings[at] && value.trim() !== '')
  if (nameless.length > 0) cells[''] = nameless.join()
  return cells
}

/** A row of a file, by its place. */
interface PlacedRow {
  row: number
  values: string[]
}

/** The rows below the headings, with the names of the columns. */
async function* namedRows(
  rows: AsyncIterable<string[]>,
  { headingRow, onFinding }: RecordOptions,
): AsyncGenerator<PlacedRow & { headings: readonly string[] }, void, undefined> {
  let headings: readonly string[] | undefined
  let ahead: PlacedRow[] = []
  const begin = () => {
    const place = headingRow === undefined ? placeOfHeadings(ahead.map(({ values }) => values)) : headingRow - 1
    const below = ahead.slice(place + 1)
    const names = namesOfColumns(
      ahead[place]?.values ?? [],
      below.map(({ values }) => values),
    )
    onFinding?.({ kind: 'headings', row: place + 1 })
    headings = names
    ahead = []
    return below.map((each) => ({ ...each, headings: names }))
  }
  let row = -1
  for await (const values of rows) {
    row++
    if (headings) yield { row, values, headings }
    else if (ahead.push({ row, values }) >= ROWS_AHEAD + (headingRow ?? 0)) yield* begin()
  }
  if (!headings && ahead.some(({ values }) => !isBlank(values))) yield* begin()
}

/**
 * The records of a table, by its headings. Blank rows, titles above the headings and totals at the end are left out; `onFinding` is told of
 * them. Throws a RangeError for a `headingRow` below 1.
 */
export async function* recordsOfRows(
  rows: AsyncIterable<string[]>,
  options: RecordOptions = {},
): AsyncGenerator<CsvRecord, void, undefined> {
  checkCount('headingRow', options.headingRow)
  // Totals are those only where no other row comes after them.
  let totals: CsvRecord[] = []
  for await (const { row, values, headings } of namedRows(rows, options)) {
    if (isBlank(values)) continue
    const record = { row, cells: toCells(headings, values) }
    if (isTotals(values)) totals.push(record)
    else {
      yield* totals
      totals = []
      yield record
    }
  }
  if (totals.length > 0) options.onFinding?.({ kind: 'totals', rows: totals.length })
}

/** The number that spreadsheets show beside a row of a file. */
export const sheetRow = (row: number): number => row + 1
