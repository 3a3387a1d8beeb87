// Whoever compiles this file needs the types too, such as the web app.
/// <reference path="./papaparse.d.ts" />

import papa from 'papaparse'
import { checkNumber } from '../transport/options.ts'
import { CsvError } from './csv-error.ts'
import { type CsvEncoding, type CsvSource, textChunks } from './decode.ts'
import { type CsvRecord, type RecordOptions, recordsOfRows } from './records.ts'

/** How to read a file. */
export interface ReadCsvOptions extends RecordOptions {
  /** What stands between cells. @default of comma, semicolon, tab and bar the one that the headings have most */
  delimiter?: string | undefined
  /** Is told once what stands between the cells of the file. */
  onDelimiter?: ((delimiter: string) => void) | undefined
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

/** The most of comma, semicolon, tab and bar in the first line that has some which the next line has, too; else in the first line. */
function guessDelimiter(text: string): string {
  const lines = withoutQuoted(text).split('\n', LINES_AHEAD)
  const filled = lines.filter((line) => line.trim() !== '')
  const [first = ''] = filled
  const mostIn = (line: string) => {
    const counted = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length - 1 }))
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

// Browsers read megabytes at once: their rows, all there at a time, would outlive the quick collection of garbage.
const CHARS_AT_ONCE = 2 ** 16

async function* shortChunks(chunks: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  for await (const chunk of chunks)
    for (let from = 0; from < chunk.length; from += CHARS_AT_ONCE) yield chunk.slice(from, from + CHARS_AT_ONCE)
}

/** The rows of a file as lists of cells, those of a piece of it at a time. */
async function* rowsOf(source: CsvSource, options: ReadCsvOptions): AsyncGenerator<string[][], void, undefined> {
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
  for await (const chunk of shortChunks(textChunks(source, onEncoding))) {
    text += isFirst ? chunk.replace(/^\uFEFF/, '') : chunk
    if (chunk !== '') isFirst = false
    // The second half of this line end may come with the next chunk.
    const held = text.endsWith('\r') ? '\r' : ''
    text = withLineFeeds(text.slice(0, text.length - held.length))
    if (parser || hasLinesAhead(text)) yield parse(false)
    if (text.length > maxRowChars) throw new CsvError('A quote is never closed, or the row is too long', rows, 'quotes')
    text += held
  }
  text = withLineFeeds(text)
  if (text !== '') yield parse(true)
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
  yield* recordsOfRows(rowsOf(source, options), options)
}
