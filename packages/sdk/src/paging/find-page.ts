import type { AskedRow } from '../filter/asked-row.ts'
import type { ExactFilter } from '../filter/exact-include.ts'
import type { Fields, Filter, Includes } from '../filter/filter.ts'
import type { CallOptions, CallPromise } from '../operations/operation-types.ts'
import { defaultPageSize, type Page, pageCount, pageToFilter, totalCount } from './page.ts'

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
