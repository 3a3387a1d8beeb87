import type { ListSource } from '../paging/iterate.ts'
import { type ExportedRows, type ExportProgress, exportPages, streamOf } from './export-pages.ts'
import type { CsvColumn } from './write-csv.ts'
import { csvHeader, csvLines } from './write-csv.ts'

/** What to export, and how. */
export interface ExportOptions<Row> extends ExportedRows<Row> {
  columns: readonly CsvColumn<Row>[]
  /** Time zone (IANA name) that instants are written in; as the API writes them without one. */
  timeZone?: string | undefined
  /** Where another export ended: goes on after it, without headings. */
  resume?: ExportProgress | undefined
}

/** An export. It asks for a page when the one before was taken; iterated again after a failure, it goes on where it was. */
export interface CsvExport extends AsyncIterable<string> {
  readonly progress: ExportProgress
  /** The same as a stream of UTF-8, for a Response or a file. Cancelling it ends the export. */
  stream(): ReadableStream<Uint8Array>
}

/** Text as UTF-8. */
async function* encoded(text: AsyncIterable<string>): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder()
  for await (const part of text) yield encoder.encode(part)
}

/**
 * All rows of a list as CSV, by key or in an order, a page at a time: they are counted first, memory stays constant, and rows
 * added, changed or deleted meanwhile make none appear twice. Throws what a call throws, or the reason of the signal; a
 * RangeError at once for a `pageSize` below 1, a FilterError for a `filter` that is none.
 */
export function exportCsv<Row extends object>(source: ListSource<Row>, options: ExportOptions<Row>): CsvExport {
  const { columns, timeZone, order, resume } = options
  const { progress, begin, pages } = exportPages(source, options, resume)
  if (order !== undefined && resume) throw new TypeError('An export in an order of its own cannot be resumed')
  let isHeaded = resume !== undefined

  async function* text(): AsyncGenerator<string, void, undefined> {
    await begin()
    if (!isHeaded) yield csvHeader(columns)
    isHeaded = true
    for await (const rows of pages()) yield csvLines(rows, columns, timeZone)
  }

  return { progress, [Symbol.asyncIterator]: text, stream: () => streamOf(encoded(text())) }
}
