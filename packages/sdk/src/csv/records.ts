import { unguardFormula } from '@lineboard/contract/formula-guard'
import { checkCount } from '../transport/options.ts'
import type { CsvEncoding } from './decode.ts'
import { isBlank, isTotals, namesOfColumns, placeOfHeadings, ROWS_AHEAD } from './heading-row.ts'

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

// A file has a hundred thousand rows: what is made here for each of them and thrown away is most of the memory that reading it takes.

function setCell(cells: Record<string, string>, heading: string, text: string): void {
  if (heading !== '__proto__') cells[heading] = text
  // Assigned it would be no cell.
  else Object.defineProperty(cells, heading, { value: text, enumerable: true, configurable: true, writable: true })
}

function toCells(headings: readonly string[], values: readonly string[]): Record<string, string> {
  const cells: Record<string, string> = {}
  // Spreadsheet programs write the empty columns beside and between the others, too.
  const nameless: string[] = []
  for (let at = 0; at < Math.max(headings.length, values.length); at++) {
    const heading = headings[at] ?? ''
    const text = values[at] ?? ''
    if (heading !== '') setCell(cells, heading, unguardFormula(text))
    else if (text.trim() !== '') nameless.push(text)
  }
  if (nameless.length > 0) cells[''] = nameless.join()
  return cells
}

/** A row of a file, by its place. */
interface PlacedRow {
  row: number
  values: string[]
}

/** Finds the headings among the first rows of a table, and the rows that are below them. */
function headingsAmong(ahead: readonly PlacedRow[], { headingRow, onFinding }: RecordOptions) {
  const place = headingRow === undefined ? placeOfHeadings(ahead.map(({ values }) => values)) : headingRow - 1
  const below = ahead.slice(place + 1)
  const headings = namesOfColumns(
    ahead[place]?.values ?? [],
    below.map(({ values }) => values),
  )
  onFinding?.({ kind: 'headings', row: place + 1 })
  return { headings, below }
}

/**
 * The records of a table, by its headings; its rows come some at a time. Blank rows, titles above the headings and totals at the end are left out;
 * `onFinding` is told of them. Throws a RangeError for a `headingRow` below 1.
 */
export async function* recordsOfRows(
  pages: AsyncIterable<readonly string[][]>,
  options: RecordOptions = {},
): AsyncGenerator<CsvRecord, void, undefined> {
  const { headingRow, onFinding } = options
  checkCount('headingRow', headingRow)
  let headings: readonly string[] | undefined
  let ahead: PlacedRow[] = []
  // Totals are those only where no other row comes after them.
  let totals: CsvRecord[] = []

  function* recordsOf({ row, values }: PlacedRow, names: readonly string[]): Generator<CsvRecord, void, undefined> {
    if (isBlank(values)) return
    const record = { row, cells: toCells(names, values) }
    if (isTotals(values)) return void totals.push(record)
    if (totals.length > 0) {
      yield* totals
      totals = []
    }
    yield record
  }
  function* begin(): Generator<CsvRecord, void, undefined> {
    const found = headingsAmong(ahead, options)
    headings = found.headings
    ahead = []
    for (const each of found.below) yield* recordsOf(each, found.headings)
  }

  let row = -1
  for await (const page of pages) {
    for (const values of page) {
      row++
      if (headings) yield* recordsOf({ row, values }, headings)
      else if (ahead.push({ row, values }) >= ROWS_AHEAD + (headingRow ?? 0)) yield* begin()
    }
  }
  if (!headings && ahead.some(({ values }) => !isBlank(values))) yield* begin()
  if (totals.length > 0) onFinding?.({ kind: 'totals', rows: totals.length })
}

/** The number that spreadsheets show beside a row of a file. */
export const sheetRow = (row: number): number => row + 1
