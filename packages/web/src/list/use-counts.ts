import { useMemo } from 'react'
import type { Column } from '../resource/column.ts'
import { type Counts, withCounts } from '../resource/counted/with-counts.ts'
import type { Resource } from '../resource/define-resource.ts'
import { useCallByName } from '../resource/rows/calls-by-name.ts'
import { rowId } from '../resource/rows/row-text.ts'

/** What a column counts, asked for the rows of the page while it is shown; those of the page before stay meanwhile. */
function useCounted(column: Column | undefined, ids: readonly number[] | undefined) {
  const counted = column?.counted
  const args = counted && ids && ids.length > 0 ? counted.argsOf(ids) : null
  const { data } = useCallByName(counted?.call ?? '', args, { silent: true, keepPreviousData: true, isAside: true })
  return useMemo(() => (data === undefined ? undefined : counted?.countsOf(data)), [data, counted])
}

/** Rows with what the columns that are shown count for them, as soon as it is known. A list has two such columns at most. */
export function useCounts<Rows extends readonly object[] | undefined>(
  resource: Resource,
  shown: readonly Column[],
  rows: Rows,
) {
  const [first, second] = resource.columns.filter(({ counted }) => counted)
  const isShown = (column: Column | undefined) => (column && shown.includes(column) ? column : undefined)
  const ids = useMemo(() => rows?.map((row) => rowId(resource, row)), [rows, resource])
  const counts = [useCounted(isShown(first), ids), useCounted(isShown(second), ids)] as const
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
