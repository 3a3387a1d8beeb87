import { parseFilterText, periodWhere, toWhere } from '@lineboard/sdk'
import { timeZone } from '../lib/format.ts'
import type { Resource } from './define-resource.ts'
import type { ListState, Sort } from './list-state.ts'
import { instantsOf } from './period/period-text.ts'

/** What a list asks the server for. */
export interface ListQuery {
  /** Conditions of filter and period; they are what a count is of. */
  where: object
  sort: Sort
  page: number
  pageSize: number
}

type Asked = Pick<Resource, 'searchable' | 'periodField'>

/** Whether a filter or a period narrows the list. */
export const isNarrowed = ({ filter, period }: ListState): boolean => filter !== '' || period !== undefined

function conditions({ filter, period }: ListState, { searchable, periodField }: Asked): object[] {
  const found: object[] = []
  const { ast } = parseFilterText(filter, searchable)
  const filtered = toWhere(ast, searchable, { timeZone: timeZone() })
  if (Object.keys(filtered).length > 0) found.push(filtered)
  if (period && periodField) found.push(periodWhere(periodField, instantsOf(period)))
  return found
}

/** The query a list state stands for, in the person's time zone. */
export function listQuery(resource: Asked, state: ListState): ListQuery {
  const all = conditions(state, resource)
  const { sort, page, pageSize } = state
  return { where: all.length > 1 ? { and: all } : (all[0] ?? {}), sort, page, pageSize }
}

/** The wire filter of a query. A list without conditions or relations leaves those parts out. */
export function listFilter(
  { include, idField }: Pick<Resource, 'include' | 'idField'>,
  { where, sort, page, pageSize }: ListQuery,
): object {
  const direction = sort.direction.toUpperCase()
  // Rows that are equal in the chosen field must not change places between two pages.
  const order = [`${sort.field} ${direction}`, ...(sort.field === idField ? [] : [`${idField} ${direction}`])]
  return {
    ...(Object.keys(where).length > 0 && { where }),
    order,
    limit: pageSize,
    skip: (page - 1) * pageSize,
    ...(include.length > 0 && { include }),
  }
}
