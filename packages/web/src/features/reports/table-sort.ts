import { useLocation, useSearch } from 'wouter'
import { locale } from '../../lib/messages.ts'
import type { ReportColumn, ReportRow } from './report-table-spec.ts'

/** By which column a table is sorted. */
export interface TableSort {
  column: string
  isDescending: boolean
}

/** Column of what rows stand for. */
export const BY_LABEL = 'label'

const parameter = 'sort'

/** The orders in the address, by table: `source.-calls,days.label`. */
function sortsOf(search: string): Map<string, TableSort> {
  const orders = new URLSearchParams(search).get(parameter)?.split(',') ?? []
  return new Map(
    orders.flatMap((order) => {
      const [, table, minus, column] = /^(\w+)\.(-?)(\w+)$/.exec(order) ?? []
      return table && column ? [[table, { column, isDescending: minus === '-' }]] : []
    }),
  )
}

export const sortAt = (search: string, table: string): TableSort | undefined => sortsOf(search).get(table)

/** What a press on a heading makes of the order: most first, least first, as it came. Names go the other way about. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort | undefined {
  const first = column !== BY_LABEL
  if (sort?.column !== column) return { column, isDescending: first }
  return sort.isDescending === first ? { column, isDescending: !first } : undefined
}

/** The order of a table, which the address keeps, and how to choose by a column. */
export function useTableSort(table: string): [sort: TableSort | undefined, choose: (column: string) => void] {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const sorts = sortsOf(search)
  const sort = sorts.get(table)
  const choose = (column: string) => {
    const next = nextSort(sort, column)
    sorts.delete(table)
    if (next) sorts.set(table, next)
    const params = new URLSearchParams(search)
    params.delete(parameter)
    const orders = [...sorts].map(([id, each]) => `${id}.${each.isDescending ? '-' : ''}${each.column}`)
    if (orders.length > 0) params.set(parameter, orders.join(','))
    navigate(params.size > 0 ? `${path}?${params}` : path, { replace: true })
  }
  return [sort, choose]
}

const byLabel = new Intl.Collator(locale, { numeric: true })

/** Rows in an order; those with nothing to tell come last, and an order by a column that is not there is none. */
export function sortedRows<Figures>(
  rows: readonly ReportRow<Figures>[],
  columns: readonly ReportColumn<Figures>[],
  sort: TableSort | undefined,
  { isInOrder = false }: { isInOrder?: boolean } = {},
): readonly ReportRow<Figures>[] {
  if (!sort) return rows
  const sign = sort.isDescending ? -1 : 1
  if (sort.column === BY_LABEL && isInOrder) return sort.isDescending ? rows.toReversed() : rows
  if (sort.column === BY_LABEL) return rows.toSorted((a, b) => sign * byLabel.compare(a.label, b.label))
  const column = columns.find(({ id }) => id === sort.column)
  if (!column) return rows
  const answerOf = ({ figures }: ReportRow<Figures>) => column.value(figures) ?? Number.NaN
  return rows.toSorted((a, b) => {
    const [left, right] = [answerOf(a), answerOf(b)]
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return sign * (left - right)
  })
}
