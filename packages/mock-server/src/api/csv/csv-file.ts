import { Readable } from 'node:stream'
import { fileNumber, guardFormula, unguardFormula } from '@lineboard/contract/formula-guard'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'
import { unprocessable } from '../../ground/errors.ts'
import { type BodyLimits, defaultLimits } from '../../ground/limits.ts'
import { createPauses } from '../../ground/pauses.ts'
import type { EntityName, Row } from '../../store/rows/internal-rows.ts'
import type { Where } from '../../store/rows/types.ts'
import { type Context, type Reply, textFile } from '../context/context.ts'

/** A row of a CSV file. */
export interface CsvRow {
  /** Place in the file, the first row below the header being 1. */
  number: number
  /** Text by column, without white space around it, and without the apostrophe that guards against formulas. A column the row stops short of is missing. */
  cells: ReadonlyMap<string, string>
  /** How many values there are beyond the last column. */
  extra: number
}

/** A CSV file. */
interface CsvFile {
  columns: readonly string[]
  rows: readonly CsvRow[]
}

type FileLimits = Pick<BodyLimits, 'columns' | 'rows'>

const refused = (message: string) => unprocessable('CsvUpload', [{ field: 'file', code: 'format', message }])

/** Bytes that are parsed at once: what comes in one piece occupies the server. */
const SLICE_BYTES = 16 * 1024
/** Bytes of a row: enough for all columns. */
const ROW_BYTES = 64 * 1024

/** What the header row shows before the file is parsed. */
interface Header {
  columns: number
  /** The line break that the rows end with. */
  lineBreak: string
}

/**
 * Looks at the first line, with line breaks within quotes as part of it. The parser would look for the line break at every character until it
 * has met one, which takes several times as long as the rest of its work.
 */
function headerOf(bytes: Buffer): Header {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = bytes.toString(isWide ? 'utf16le' : 'utf8', 0, ROW_BYTES)
  let columns = 1
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]
    if (mark === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (mark === ',') columns++
    else if (mark === '\n') return { columns, lineBreak: '\n' }
    else if (mark === '\r') return { columns, lineBreak: text[at + 1] === '\n' ? '\r\n' : '\r' }
  }
  return { columns, lineBreak: '\n' }
}

function* slicesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) yield bytes.subarray(at, at + SLICE_BYTES)
}

async function parseRows(bytes: Buffer, limits: FileLimits, pause: () => Promise<void>): Promise<string[][]> {
  const { columns, lineBreak } = headerOf(bytes)
  if (columns > limits.columns) throw refused(`has more than ${limits.columns} columns`)
  const rows: string[][] = []
  const parser = parse({
    bom: true,
    trim: true,
    relax_column_count: true,
    max_record_size: ROW_BYTES,
    record_delimiter: lineBreak,
  })
  try {
    for await (const row of Readable.from(slicesOf(bytes)).compose(parser)) {
      rows.push(row)
      if (rows.length > limits.rows + 1) throw refused(`has more than ${limits.rows} rows`)
      await pause()
    }
  } catch (problem) {
    if (problem instanceof CsvError) throw refused(`is no CSV: ${problem.message}`)
    throw problem
  }
  return rows
}

/** Reads UTF-8 CSV with a header row, and lets other requests run meanwhile. Throws a 422 for what is no such file, or too large. */
export async function readCsv(bytes: Buffer, limits: FileLimits = defaultLimits.bodies): Promise<CsvFile> {
  const pause = createPauses()
  const [columns, ...lines] = await parseRows(bytes, limits, pause)
  if (!columns) throw refused('is empty')
  const repeated = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at)
  if (repeated !== undefined) throw refused(`has two columns "${repeated}"`)
  const rows: CsvRow[] = []
  for (const [at, values] of lines.entries()) {
    // Spreadsheets leave blank rows behind. They are passed over, but count: people find a row by its number.
    if (!values.some((value) => value !== '')) continue
    const cells = columns.flatMap((name, column): [string, string][] =>
      column < values.length ? [[name, unguardFormula(values[column] ?? '')]] : [],
    )
    const extra = values.slice(columns.length).filter((value) => value !== '').length
    rows.push({ number: at + 1, cells: new Map(cells), extra })
    await pause()
  }
  return { columns, rows }
}

/** A column of a CSV file: its name, and what it shows of a row. */
export interface CsvColumn<R> {
  name: string
  read(row: R): string | number | boolean | undefined
}

/** Columns that show fields as they are. */
export function fieldColumns<R extends object>(...names: readonly (keyof R & string)[]): CsvColumn<R>[] {
  return names.map((name) => ({
    name,
    read(row) {
      const value: unknown = row[name]
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
    },
  }))
}

/** CSV with a header row, in which no cell is a formula to a spreadsheet program. Lines end as RFC 4180 has them. */
export function writeCsv<R>(columns: readonly CsvColumn<R>[], rows: readonly R[]): string {
  const guarded = (value: ReturnType<CsvColumn<R>['read']>) => (typeof value === 'string' ? guardFormula(value) : value)
  const cells = rows.map((row) => columns.map(({ read }) => guarded(read(row))))
  return stringify([columns.map(({ name }) => name), ...cells], {
    cast: { boolean: String, number: fileNumber },
    record_delimiter: 'windows',
    // With that delimiter it quotes no cell for a lone line feed.
    quoted_match: /[\r\n]/,
  })
}

/** Narrows and orders a download beyond its `where` parameter. */
interface More {
  where?: Where
  order?: readonly string[]
}

/** The rows of the `where` parameter that the principal may see, as a CSV file. */
export function bulkDownload<M extends EntityName>(
  context: Context,
  model: M,
  columns: readonly CsvColumn<Row<M>>[],
  filename: string,
  { where = {}, order = [] }: More = {},
): Reply {
  const all = context.scoped(model, { and: [context.where(model) ?? {}, where] })
  const rows = context.store.anyTable(model)?.find({ where: all, order }) ?? []
  return textFile(writeCsv(columns, rows), 'text/csv; charset=utf-8', filename)
}
