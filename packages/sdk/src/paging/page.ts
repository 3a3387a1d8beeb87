import type { AskedRow, ExactFilter, Fields, Filter, Includes } from '../filter/filter-types.ts'
import type { CallOptions, CallPromise } from '../operations/operation-types.ts'
import { checkCount } from '../transport/options.ts'

/** Which page of a list: the first is 1. */
export interface Page {
  /** @default 1 */
  page?: number
  /** @default 10 */
  pageSize?: number
}

/** Rows on a page where nothing else is asked for. */
export const defaultPageSize = 10

/** `limit` and `skip` that a filter asks for a page with. Throws a RangeError for a `page` or `pageSize` below 1. */
export function pageToFilter({ page = 1, pageSize = defaultPageSize }: Page): { limit: number; skip: number } {
  checkCount('page', page)
  checkCount('pageSize', pageSize)
  return { limit: pageSize, skip: (page - 1) * pageSize }
}

/** Number of pages that hold all rows; at least one. Throws a RangeError for a `rowCount` below 0 and a `pageSize` below 1. */
export function pageCount(rowCount: number, pageSize = defaultPageSize): number {
  checkCount('rowCount', rowCount, 0)
  checkCount('pageSize', pageSize)
  return Math.max(1, Math.ceil(rowCount / pageSize))
}

/** All rows that match a list call, as its answer says (`X-Total-Count`); undefined where it says nothing. */
export function totalCount(response: Response): number | undefined {
  const header = response.headers.get('x-total-count')
  const count = header ? Number(header) : Number.NaN
  return Number.isNaN(count) ? undefined : count
}

/** A model whose lists can be counted. */
export interface PageSource<Row> {
  find(args: { filter: Filter<Row> }, options?: CallOptions): CallPromise<Row[]>
  count(args: { where: NonNullable<Filter<Row>['where']> }, options?: CallOptions): PromiseLike<{ count: number }>
}

/** Which page of which rows. */
export interface PageOptions<Row, Chosen = Fields<Row>, Embedded = Includes<Row>>
  extends Page,
    Pick<ExactFilter<Row, Chosen, Embedded>, 'where' | 'order' | 'include' | 'fields'> {
  /** Settings of the calls: signal, time limit, headers, retries. */
  call?: CallOptions
}

/** One page of a list, and how long the whole list is. */
export interface RowPage<Row> {
  rows: Row[]
  /** All rows that match. */
  total: number
  /** The first is 1. */
  page: number
  pageSize: number
  /** Pages that hold all rows; at least one. */
  pages: number
}

/**
 * A page of a list with the number of all its rows: `findPage(api.CallLog, { where, order, page: 2 })`. The number is what the answer
 * says (`X-Total-Count`); of a server that says none it is asked. Throws a RangeError for a `page` or `pageSize` below 1.
 */
export async function findPage<
  Row extends object,
  const Chosen extends Fields<Row> = Fields<Row>,
  const Embedded extends Includes<Row> = Includes<Row>,
>(
  source: PageSource<Row>,
  { page = 1, pageSize = defaultPageSize, call, ...asked }: PageOptions<Row, Chosen, Embedded> = {},
): Promise<RowPage<AskedRow<Row, Chosen, Embedded>>> {
  const filter: Filter<Row> = { ...asked, ...pageToFilter({ page, pageSize }) }
  const { data: rows, response } = await source.find({ filter }, call).withResponse()
  const total = totalCount(response) ?? (await source.count({ where: asked.where ?? {} }, call)).count
  // As they were asked for, which the type was made of.
  const asItWasAsked = rows as AskedRow<Row, Chosen, Embedded>[]
  return { rows: asItWasAsked, total, page, pageSize, pages: pageCount(total, pageSize) }
}
