// Whoever compiles this file needs the types too, such as the web app.
/// <reference path="./papaparse.d.ts" />

import { unguardFormula } from '@lineboard/contract/formula-guard'
import papa from 'papaparse'
import { checkNumber } from '../transport/options.ts'

/** Why a file can't be read: a heading stands there twice, quotes don't match or a row has no end, or bytes are no UTF-8. */
export type CsvErrorCode = 'heading' | 'quotes' | 'encoding'

/** A file that is no CSV, or none that can be read: `row` is that of the data, the first after the headings being 1. */
export class CsvError extends Error {
  readonly row: number
  readonly code: CsvErrorCode
  /** The heading that stands there twice. */
  readonly heading: string | undefined

  constructor(message: string, row: number, code: CsvErrorCode, heading?: string) {
    super(message)
    this.name = 'CsvError'
    this.row = row
    this.code = code
    this.heading = heading
  }
}

/** What CSV can be read from: text, a file, or a stream of either, such as the body of a response. */
export type CsvSource =
  | string
  | Blob
  | ReadableStream<Uint8Array>
  | ReadableStream<string>
  | AsyncIterable<string | Uint8Array>

async function* chunksOf<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk, void, undefined> {
  // Not every browser iterates over streams.
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

function piecesOf(source: Exclude<CsvSource, string>): AsyncIterable<string | Uint8Array> {
  if (source instanceof Blob) return chunksOf(source.stream())
  return source instanceof ReadableStream ? chunksOf<string | Uint8Array>(source) : source
}

/** The text of a source, a piece at a time. Throws a CsvError for bytes that are no UTF-8. */
export async function* textChunks(source: CsvSource): AsyncGenerator<string, void, undefined> {
  if (typeof source === 'string') return yield source
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      // Spreadsheet programs save in the encoding of the machine where nothing else is chosen.
      throw new CsvError('The file is not encoded as UTF-8: save it as CSV UTF-8', 0, 'encoding')
    }
  }
  for await (const piece of piecesOf(source)) yield typeof piece === 'string' ? piece : decode(piece)
  yield decode()
}

// Whoever compiles this file needs the types too, such as the web app.
/// <reference path="./papaparse.d.ts" />

/** A row of a file. */
export interface CsvRecord {
  /** Its place among the rows of data: the first after the headings is 1. */
  row: number
  /** Heading to text; what stands in cells without a heading, blank ones left out, is under `''`, as it was written. */
  cells: Readonly<Record<string, string>>
}

/** How to read a file. */
export interface ReadCsvOptions {
  /** What stands between cells. @default of comma, semicolon and tab the one that the headings have most */
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

function guessDelimiter(text: string): string {
  const [headings = ''] = withoutQuoted(text).split('\n', 1)
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: headings.split(delimiter).length }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter
}

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
  for await (const chunk of textChunks(source)) {
    text += isFirst ? chunk.replace(/^\uFEFF/, '') : chunk
    if (chunk !== '') isFirst = false
    // The second half of this line end may come with the next chunk.
    const held = text.endsWith('\r') ? '\r' : ''
    text = withLineFeeds(text.slice(0, text.length - held.length))
    if (parser || withoutQuoted(text).includes('\n')) yield* parse(false)
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

const isBlank = (values: readonly string[]): boolean => values.every((value) => value.trim() === '')

function toHeadings(values: readonly string[]): string[] {
  const headings = values.map((value) => unguardFormula(value).trim())
  const twice = headings.find((heading, at) => heading !== '' && headings.indexOf(heading) !== at)
  if (twice !== undefined) throw new CsvError(`The heading ${twice} stands there twice`, 0, 'heading', twice)
  return headings
}

/**
 * The rows of a CSV file (RFC 4180, any line end, with or without byte order mark) as they come, in constant memory.
 * Blank rows are left out. Throws a CsvError for quotes that don't match and headings that stand there twice, a
 * RangeError for a `maxRowChars` below 1.
 */
export async function* readCsv(
  source: CsvSource,
  options: ReadCsvOptions = {},
): AsyncGenerator<CsvRecord, void, undefined> {
  let headings: string[] | undefined
  let row = 0
  for await (const values of rowsOf(source, options)) {
    if (!headings) headings = toHeadings(values)
    else {
      row++
      if (!isBlank(values)) yield { row, cells: toCells(headings, values) }
    }
  }
}

/** The number that spreadsheets show beside a row of data of a file: their first row are its headings. */
export const sheetRow = (row: number): number => row + 1
