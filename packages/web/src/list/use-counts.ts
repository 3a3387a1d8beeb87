import { useMemo } from 'react'
import { useAnswer } from '../data/use-answer.ts'
import type { Column } from '../kit/column.ts'
import type { Resource } from '../kit/define-resource.ts'
import { rowId } from '../kit/rows/row-text.ts'
import { askCounts, asksOf, type Counts, countsOfAll, withCounts } from '../kit/rows/with-counts.ts'
import { isRefused } from '../state/may.ts'

/** What a column counts, asked for the rows of the page while it is shown; those of the page before stay meanwhile. */
function useCounted(column: Column | undefined, ids: readonly number[], rows: readonly object[] | undefined) {
  const counted = column?.counted
  const asks = counted && !isRefused(counted.call) ? asksOf(counted, ids) : []
  const { data } = useAnswer<unknown[]>(
    counted && asks.length > 0 ? [counted.call, asks] : null,
    (signal) => (counted ? askCounts(counted, asks, { signal }) : Promise.resolve([])),
    { silent: true, keepPreviousData: true, isAside: true },
  )
  return useMemo(() => counted && data && rows && countsOfAll(counted, data, rows), [data, counted, rows])
}

/** Rows with what the columns that are shown count for them, as soon as it is known. A list has two such columns at most. */
export function useCounts<Rows extends readonly object[] | undefined>(
  resource: Resource,
  shown: readonly Column[],
  rows: Rows,
) {
  const [first, second] = resource.columns.filter(({ counted }) => counted)
  const isShown = (column: Column | undefined) => (column && shown.includes(column) ? column : undefined)
  const ids = useMemo(() => rows?.map((row) => rowId(resource, row)) ?? [], [rows, resource])
  const counts = [useCounted(isShown(first), ids, rows), useCounted(isShown(second), ids, rows)] as const
  const [one, other] = counts
  return useMemo(() => {
    if (!rows) return rows
    const named: Counts = {
      ...(first && { [nameOf(first)]: one }),
      ...(second && { [nameOf(second)]: other }),
    }
    return withCounts(rows, resource.idField, named)
  }, [rows, resource, first, second, one, other])
}

const nameOf = ({ field }: Column) => field.slice(field.indexOf('.') + 1)
