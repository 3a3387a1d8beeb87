import type { Filter } from '../filter/filter.ts'
import { portableFilter } from '../filter/portable.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import type { ListSource } from '../paging/iterate.ts'
import { checkOrder, keyOf, type ListCall, walk, walkInOrder, walkStart } from '../paging/walk.ts'
import { checkCount } from '../transport/options.ts'
import type { CsvColumn } from './write-csv.ts'
import { csvHeader, csvLines } from './write-csv.ts'

/** How far an export is, and the key to go on from. */
export interface ExportProgress {
  /** Rows written. */
  done: number
  /** Rows in all when the export began; undefined where the list can't be counted. */
  total: number | undefined
  /** Key of the last row written; undefined where the rows come in an order of their own. */
  after: string | number | undefined
}

/** What to export, and how. */
export interface ExportOptions<Row> {
  columns: readonly CsvColumn<Row>[]
  /** Which rows, with which relations. */
  filter?: Pick<Filter<Row>, 'where' | 'include' | 'fields'> | undefined
  /** How many rows there are, where the source is a call and not a model with a `count`. */
  count?: ((call: CallOptions) => Promise<number>) | undefined
  /** Time zone (IANA name) that instants are written in; as the API writes them without one. */
  timeZone?: string | undefined
  signal?: AbortSignal | undefined
  onProgress?: ((progress: ExportProgress) => void) | undefined
  /** Field that orders the rows: unique, and never changed. @default 'id' */
  key?: (keyof Row & string) | undefined
  /**
   * Order by one of the row's own fields. Memory then grows by a key a row, for that field may be changed meanwhile, and such an
   * export can be iterated again after a failure but not resumed by another one. @default by key
   */
  order?: { field: keyof Row & string; direction: 'asc' | 'desc' } | undefined
  /** Rows asked for, and written, at once. @default 500 */
  pageSize?: number | undefined
  /** Where another export ended: goes on after it, without headings. */
  resume?: ExportProgress | undefined
}

/** An export. It asks for a page when the one before was taken; iterated again after a failure, it goes on where it was. */
export interface CsvExport extends AsyncIterable<string> {
  readonly progress: ExportProgress
  /** The same as a stream of UTF-8, for a Response or a file. Cancelling it ends the export. */
  stream(): ReadableStream<Uint8Array>
}

interface Counted<Row> {
  find: ListCall<Row>
  count?(args: { where: object }, call: CallOptions): Promise<{ count: number }>
}

/** Text as a stream of UTF-8. */
function encoded(text: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = text[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/**
 * All rows of a list as CSV, by key or in an order, a page at a time: they are counted first, memory stays constant, and rows
 * added, changed or deleted meanwhile make none appear twice. Throws what a call throws, or the reason of the signal; a
 * RangeError at once for a `pageSize` below 1, a FilterError for a `filter` that is none.
 */
export function exportCsv<Row extends object>(source: ListSource<Row>, options: ExportOptions<Row>): CsvExport {
  const { columns, filter = {}, count, timeZone, signal, onProgress, key = 'id', order, pageSize, resume } = options
  checkCount('pageSize', pageSize)
  portableFilter(filter)
  if (order !== undefined) checkOrder(order)
  if (order !== undefined && resume) throw new TypeError('An export in an order of its own cannot be resumed')
  const progress: ExportProgress = resume ? { ...resume } : { done: 0, total: undefined, after: undefined }
  const call = { signal }
  const model: Counted<Row> = typeof source === 'function' ? { find: source } : source
  const place = walkStart()
  let isHeaded = resume !== undefined

  const countRows = async () =>
    count ? count(call) : (await model.count?.({ where: filter.where ?? {} }, call))?.count

  async function* text(): AsyncGenerator<string, void, undefined> {
    progress.total ??= await countRows()
    onProgress?.({ ...progress })
    if (!isHeaded) yield csvHeader(columns)
    isHeaded = true
    const find: ListCall<Row> = (args, options) => model.find(args, options)
    const asked = { ...filter, key, pageSize, call }
    const pages =
      order !== undefined
        ? walkInOrder(find, { ...asked, order, place })
        : walk(find, { ...asked, after: progress.after })
    for await (const rows of pages) {
      yield csvLines(rows, columns, timeZone)
      // Only now has the page been taken: one that was not is written again by the next iteration.
      progress.done += rows.length
      const last = rows.at(-1)
      if (last && !order) progress.after = keyOf(last, key)
      onProgress?.({ ...progress })
    }
  }

  return { progress, [Symbol.asyncIterator]: text, stream: () => encoded(text()) }
}
