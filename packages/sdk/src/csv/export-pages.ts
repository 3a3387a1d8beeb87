import type { Filter } from '../filter/filter-types.ts'
import { portableFilter } from '../filter/portable.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import type { ListSource } from '../paging/iterate.ts'
import { checkOrder, keyOf, type ListCall, walk, walkInOrder, walkStart } from '../paging/walk.ts'
import { checkCount } from '../transport/options.ts'

/** How far an export is, and the key to go on from. */
export interface ExportProgress {
  /** Rows written. */
  done: number
  /** Rows in all when the export began; undefined where the list can't be counted. */
  total: number | undefined
  /** Key of the last row written; undefined where the rows come in an order of their own. */
  after: string | number | undefined
}

/** Which rows to export, and how. */
export interface ExportedRows<Row> {
  /** Which rows, with which relations. */
  filter?: Pick<Filter<Row>, 'where' | 'include' | 'fields'> | undefined
  /** How many rows there are, where the source is a call and not a model with a `count`. */
  count?: ((call: CallOptions) => Promise<number>) | undefined
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
}

interface Counted<Row> {
  find: ListCall<Row>
  count?(args: { where: object }, call: CallOptions): Promise<{ count: number }>
}

/** The rows of an export as they are asked for. */
export interface ExportPages<Row> {
  readonly progress: ExportProgress
  /** Counts the rows, where that was not done yet. */
  begin(): Promise<void>
  /** The pages that are left. A page counts as written once the next one is asked for. */
  pages(): AsyncGenerator<Row[], void, undefined>
}

/**
 * All rows of a list, by key or in an order, a page at a time. Throws a RangeError for a `pageSize` below 1, a FilterError for a `filter` that
 * is none.
 */
export function exportPages<Row extends object>(
  source: ListSource<Row>,
  options: ExportedRows<Row>,
  resume?: ExportProgress,
): ExportPages<Row> {
  const { filter = {}, count, signal, onProgress, key = 'id', order, pageSize } = options
  checkCount('pageSize', pageSize)
  portableFilter(filter)
  if (order !== undefined) checkOrder(order)
  const progress: ExportProgress = resume ? { ...resume } : { done: 0, total: undefined, after: undefined }
  const call = { signal }
  const model: Counted<Row> = typeof source === 'function' ? { find: source } : source
  const place = walkStart()

  const countRows = async () =>
    count ? count(call) : (await model.count?.({ where: filter.where ?? {} }, call))?.count

  async function begin() {
    progress.total ??= await countRows()
    onProgress?.({ ...progress })
  }

  async function* pages(): AsyncGenerator<Row[], void, undefined> {
    const find: ListCall<Row> = (args, options) => model.find(args, options)
    const asked = { ...filter, key, pageSize, call }
    const walked =
      order !== undefined
        ? walkInOrder(find, { ...asked, order, place })
        : walk(find, { ...asked, after: progress.after })
    for await (const rows of walked) {
      yield rows
      // Only now has the page been taken: one that was not is written again by the next iteration.
      progress.done += rows.length
      const last = rows.at(-1)
      if (last && !order) progress.after = keyOf(last, key)
      onProgress?.({ ...progress })
    }
  }

  return { progress, begin, pages }
}

/** What comes piece by piece, as a stream. Cancelling it ends what makes the pieces. */
export function streamOf<Piece>(pieces: AsyncIterable<Piece>): ReadableStream<Piece> {
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
