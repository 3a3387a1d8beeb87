import type { CallOptions } from '@lineboard/sdk'
import { type CsvColumn, exportCsv } from '@lineboard/sdk/csv'
import { watchedApi } from '../../data/watched-api.ts'
import type { Column } from '../../kit/column.ts'
import { type CallByNameOptions, callByName, countOf, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { askCounts, asksOf, type Counts, countsOfAll, withCounts } from '../../kit/rows/with-counts.ts'
import { timeZone } from '../../state/dates.ts'
import { isRefused } from '../../state/may.ts'
import { pending } from '../../state/pending-changes.ts'
import type { List } from '../list.ts'
import { withPending } from '../undo/with-pending.ts'
import { loadTexts } from './export-columns.ts'
import { exportOrder } from './export-order.ts'

/** Rows of a file with what the columns count for them. One call waits for the one before: a file is in no hurry. */
export async function countedRows(
  idField: string,
  columns: readonly Column[],
  rows: readonly object[],
  options: CallByNameOptions,
): Promise<readonly object[]> {
  const counting = columns.filter(({ counted }) => counted && !isRefused(counted.call))
  const ids = rows.map((row) => Number(Reflect.get(row, idField)))
  const counts: Record<string, Counts[string]> = {}
  for (const { field, counted } of counting) {
    if (!counted) continue
    const answers: unknown[] = []
    for (const ask of asksOf(counted, ids)) answers.push(...(await askCounts(counted, [ask], options)))
    counts[field.slice(field.indexOf('.') + 1)] = countsOfAll(counted, answers, rows)
  }
  return withCounts(rows, idField, counts)
}

interface AnyRow {
  [field: string]: unknown
}

const anyRows = (data: unknown): AnyRow[] => (Array.isArray(data) ? data : [])

/** How an export is followed, and ended. */
export interface Watched {
  signal: AbortSignal
  onProgress(far: { done: number; total?: number | undefined }): void
}

interface FileColumns {
  columns: readonly CsvColumn<AnyRow>[]
  /** Columns of the list whose texts and counts are asked for with the rows. */
  shown?: readonly Column[]
}

/** All rows that a list's filter finds as CSV, page by page, in its order where that can be had, with changes that are pending. */
export function rowsFile(
  { resource, where, state }: Pick<List, 'resource' | 'where' | 'state'>,
  { columns, shown = [] }: FileColumns,
  { signal, onProgress }: Watched,
): AsyncIterable<string> {
  const { list, count, idField, include } = resource
  const order = exportOrder(state.sort)
  const client = watchedApi()
  const read = async ({ filter }: { filter: object }, asked: CallOptions | undefined) => {
    const options = { ...asked, client }
    // Where keys alone are asked for, relations and counts would only be in the way.
    const isKeys = 'fields' in filter && Boolean(filter.fields)
    const related = include.length > 0 && !isKeys ? { include } : {}
    const found = await callByName(list, { filter: { ...filter, ...related } }, options)
    await loadTexts(shown)
    const pended = withPending(resource, rowsOf(found), pending.list)
    return anyRows(isKeys ? pended : await countedRows(idField, shown, pended, options))
  }
  return exportCsv<AnyRow>(read, {
    columns,
    filter: { where },
    ...(count && {
      count: async (options) => countOf(await callByName(count, { where }, { ...options, client })) ?? 0,
    }),
    key: idField,
    ...(order && { order }),
    timeZone: timeZone(),
    signal,
    onProgress: ({ done, total }) => onProgress({ done, total }),
  })
}
