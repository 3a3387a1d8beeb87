import { checkCount } from '../options/check-number.ts'

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
