// Whoever compiles this file needs the types too, such as the web app.
/// <reference path="./papaparse.d.ts" />

import { unguardFormula } from '@lineboard/contract/formula-guard'
import papa from 'papaparse'
import { checkCount, checkNumber } from '../transport/options.ts'
import { CsvError } from './csv-error.ts'
import { type CsvEncoding, type CsvSource, textChunks } from './decode.ts'
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

/** How to read a file. */
export interface ReadCsvOptions {
  /** What stands between cells. @default of comma, semicolon and tab the one that the headings have most */
  delimiter?: string | undefined
  /** Is told once what stands between the cells of the file. */
  onDelimiter?: ((delimiter: string) => void) | undefined
  /** The row of the headings, 1 being the first of the file. @default the first that is neither blank nor a title above others */
  headingRow?: number | undefined
  /** Is told what was found out about the file, each once, at the latest at its end. */
  onFinding?: ((finding: CsvFinding) => void) | undefined
  /** Longest row in characters; what is longer is an open quote. @default 1000000 */
  maxRowChars?: number | undefined
}

// A quoted cell, to its end or that of the text; or a line end that is not a line feed.
const quotedOrLineEnd = /("(?:[^"]|"")*(?:"|$))|\r\n?/g

/** The text with one kind of line end, those inside of quotes apart. */
const withLineFeeds = (text: string): string => text.replace(quotedOrLineEnd, (_, quoted?: string) => quoted ?? '\n')

// What spreadsheet programs put before the headings, and don't show: it says what stands between cells.
const delimiterLine = /^sep=(.)\n/i

const withoutQuoted = (text: string): string => text.replace(quotedOrLineEnd, '')

// Lines that tell what stands between cells: the first of them may be titles.
const LINES_AHEAD = 10

/** The most of comma, semicolon and tab in the first line that has some which the next line has, too; else in the first line. */
function guessDelimiter(text: string): string {
  const lines = withoutQuoted(text).split('\n', LINES_AHEAD)
  const filled = lines.filter((line) => line.trim() !== '')
  const [first = ''] = filled
  const mostIn = (line: string) => {
    const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length - 1 }))
    return counted.reduce((best, each) => (each.count > best.count ? each : best))
  }
  const agreed = filled.find((line, at) => {
    const { delimiter, count } = mostIn(line)
    return count > 0 && (filled[at + 1] ?? line).includes(delimiter)
  })
  return mostIn(agreed ?? first).delimiter
}

/** Whether the lines that tell what stands between cells are there. */
const hasLinesAhead = (text: string): boolean =>
  text.length > 10_000 ? withoutQuoted(text).includes('\n') : withoutQuoted(text).split('\n').length > LINES_AHEAD

/** The rows of a file as lists of cells. */
async function* rowsOf(source: CsvSource, options: ReadCsvOptions): AsyncGenerator<string[], void, undefined> {
  const { maxRowChars = 1_000_000 } = options
  checkNumber('maxRowChars', maxRowChars, 1)
  let parser: InstanceType<typeof papa.Parser> | undefined
  let text = ''
  // Rows read, the headings included.
  let rows = 0

  function parserFor(delimiter: string) {
    options.onDelimiter?.(delimiter)
    return new papa.Parser({ delimiter, newline: '\n' })
  }

  function parse(isLast: boolean): string[][] {
    if (!parser) {
      const [line, said] = text.match(delimiterLine) ?? ['']
      text = text.slice(line.length)
      parser = parserFor(options.delimiter ?? said ?? guessDelimiter(text))
    }
    const { data, errors, meta } = parser.parse(text, 0, !isLast)
    const error = errors.find(({ row }) => isLast || row < data.length)
    if (error) throw new CsvError(error.message, rows + error.row, 'quotes')
    text = text.slice(meta.cursor)
    rows += data.length
    return data
  }

  let isFirst = true
  const onEncoding = (encoding: CsvEncoding) => options.onFinding?.({ kind: 'encoding', encoding })
  for await (const chunk of textChunks(source, onEncoding)) {
    text += isFirst ? chunk.replace(/^\uFEFF/, '') : chunk
    if (chunk !== '') isFirst = false
    // The second half of this line end may come with the next chunk.
    const held = text.endsWith('\r') ? '\r' : ''
    text = withLineFeeds(text.slice(0, text.length - held.length))
    if (parser || hasLinesAhead(text)) yield* parse(false)
    if (text.length > maxRowChars) throw new CsvError('A quote is never closed, or the row is too long', rows, 'quotes')
    text += held
  }
  text = withLineFeeds(text)
  if (text !== '') yield* parse(true)
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
  { headingRow, onFinding }: ReadCsvOptions,
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
 * The rows of a CSV file (RFC 4180, any line end; UTF-8, UTF-16 or Windows-1252) as they come, in constant memory. Blank rows, titles above the
 * headings and totals at the end are left out; `onFinding` is told of them. Of equal headings the second is "Phone (2)". Throws a CsvError for
 * quotes that don't match and for bytes that are no text, a RangeError for a `maxRowChars` or `headingRow` below 1.
 */
export async function* readCsv(
  source: CsvSource,
  options: ReadCsvOptions = {},
): AsyncGenerator<CsvRecord, void, undefined> {
  checkCount('headingRow', options.headingRow)
  // Totals are those only where no other row comes after them.
  let totals: CsvRecord[] = []
  for await (const { row, values, headings } of namedRows(rowsOf(source, options), options)) {
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
