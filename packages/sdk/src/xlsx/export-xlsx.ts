import { type ExportedRows, type ExportProgress, exportPages, streamOf } from '../csv/export-pages.ts'
import type { ListSource } from '../paging/iterate.ts'
import { checkXlsxRows, writeXlsx, type XlsxOptions } from './write-xlsx.ts'

/** What to export, and how. */
export interface XlsxExportOptions<Row> extends ExportedRows<Row>, XlsxOptions<Row> {}

/** An export. It asks for a page when the one before was taken; iterated again, it begins anew, as half of such a file can't be gone on with. */
export interface XlsxExport extends AsyncIterable<Uint8Array> {
  readonly progress: ExportProgress
  /** The same as a stream, for a Response or a file. Cancelling it ends the export. */
  stream(): ReadableStream<Uint8Array>
}

/**
 * All rows of a list as an XLSX file for Excel and other spreadsheet programs, by key or in an order, a page at a time, in constant memory. Throws
 * as `exportCsv` does, and a RangeError for more rows than Excel reads: before the first piece where they can be counted.
 */
export function exportXlsx<Row extends object>(source: ListSource<Row>, options: XlsxExportOptions<Row>): XlsxExport {
  let asked = exportPages(source, options)
  let isNew = true

  async function* file(): AsyncGenerator<Uint8Array, void, undefined> {
    if (!isNew) asked = exportPages(source, options)
    isNew = false
    await asked.begin()
    checkXlsxRows(asked.progress.total ?? 0)
    yield* writeXlsx(asked.pages(), options)
  }

  return {
    get progress() {
      return asked.progress
    },
    [Symbol.asyncIterator]: file,
    stream: () => streamOf(file()),
  }
}
