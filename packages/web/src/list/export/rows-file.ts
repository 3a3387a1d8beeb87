import { rowCurrency } from '@lineboard/contract/row-currency'
import { type CallOptions, currencyOfRow, isInstant } from '@lineboard/sdk'
import { type CsvColumn, type ExportOptions, exportCsv } from '@lineboard/sdk/csv'
import { watchedApi } from '../../data/other-clients.ts'
import type { Column } from '../../kit/column.ts'
import type { Sort } from '../../kit/list-state.ts'
import { type CallByNameOptions, callByName, countOf, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { askCounts, asksOf, type Counts, countsOfAll, withCounts } from '../../kit/rows/with-counts.ts'
import { valueAt } from '../../kit/value-at.ts'
import { timeZone } from '../../state/dates.ts'
import { isRefused } from '../../state/may.ts'
import { pending } from '../../state/pending-changes.ts'
import type { QueryContext } from '../context/list-provider.tsx'
import { withPending } from '../undo/use-pending.ts'
import { t } from './export.messages.ts'

/** What a column of a file says of a row: instants and numbers as they are, all else in words; null where there is none. */
function fileValue({ field, cell }: Pick<Column, 'field' | 'cell'>, row: object): unknown {
  const value = valueAt(row, field)
  if (value === undefined) return null
  return cell.toFile ? cell.toFile(value, row) : cell.toText(value, row)
}

const holdsInstants = (column: Column, sample: readonly object[]) =>
  sample.some((row) => isInstant(fileValue(column, row)))

/** Brings what the texts of columns are made of. */
export const loadTexts = (columns: readonly Column[]): Promise<unknown> =>
  Promise.all(columns.map(({ cell }) => cell.load?.()))

/**
 * The columns of a file: those of the list in their order. Headings of times say in which zone they are, those of amounts in which currency. Where
 * rows differ in it, a column beside an amount says it.
 */
export const exportColumns = (columns: readonly Column[], sample: readonly object[], timeZone: string) => {
  const isMixed = sample.some((row) => rowCurrency in row)
  return columns.flatMap((column) => {
    const { fileUnit, fileKind: kind } = column.cell
    const value = (row: object) => fileValue(column, row)
    if (isMixed && typeof fileUnit === 'function') {
      const header = `${column.label} (${t('currency')})`
      return [
        { header: column.label, kind, value },
        { header, kind: undefined, value: currencyOfRow },
      ]
    }
    const named = typeof fileUnit === 'function' ? fileUnit() : fileUnit
    const unit = named ?? (holdsInstants(column, sample) ? timeZone : undefined)
    return [{ header: unit === undefined ? column.label : `${column.label} (${unit})`, kind, value }]
  })
}

/**
 * The order a file can be written in page by page: that of the list, if it is by a field of the rows themselves. Orders by
 * a field of a relation have no condition for what comes after a row.
 */
export const exportOrder = (sort: Sort): Sort | undefined => (sort.field.includes('.') ? undefined : sort)

/** Rows of a file with what the columns count for them. One call waits for the one before: a file is in no hurry. */
export async function countedRows(
  columns: readonly Column[],
  rows: readonly object[],
  options: CallByNameOptions,
): Promise<readonly object[]> {
  const counting = columns.filter(({ counted }) => counted && !isRefused(counted.call))
  const ids = rows.map((row) => Number(Reflect.get(row, 'id')))
  const counts: Record<string, Counts[string]> = {}
  for (const { field, counted } of counting) {
    if (!counted) continue
    const answers: unknown[] = []
    for (const ask of asksOf(counted, ids)) answers.push(...(await askCounts(counted, [ask], options)))
    counts[field.slice(field.indexOf('.') + 1)] = countsOfAll(counted, answers, rows)
  }
  return withCounts(rows, counts)
}

interface AnyRow {
  [field: string]: unknown
}

const anyRows = (data: unknown): AnyRow[] => (Array.isArray(data) ? data : [])

/** How an export is followed, and ended, and in which time zone it writes times. */
export interface Watched {
  /** IANA name. @default the zone of the screen */
  zone?: string
  signal: AbortSignal
  onProgress(far: { done: number; total?: number | undefined }): void
}

/** The list that a file is of. */
export type FileOf = Pick<QueryContext, 'resource' | 'where' | 'state'>

/**
 * All rows that a list's filter finds, as exports ask for them: page by page, in the list's order where that can be had, with changes that are
 * pending, and with what the texts and counts of the shown columns are made of.
 */
export function fileRows(
  { resource, where, state }: FileOf,
  shown: readonly Column[],
  { signal, onProgress, zone = timeZone() }: Watched,
) {
  const { list, count, include } = resource
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
    return anyRows(isKeys ? pended : await countedRows(shown, pended, options))
  }
  const options: Omit<ExportOptions<AnyRow>, 'columns' | 'resume'> = {
    filter: { where },
    ...(count && {
      count: async (options) => countOf(await callByName(count, { where }, { ...options, client })) ?? 0,
    }),
    key: 'id',
    ...(order && { order }),
    timeZone: zone,
    signal,
    onProgress: ({ done, total }) => onProgress({ done, total }),
  }
  return { read, options }
}

interface FileColumns {
  columns: readonly CsvColumn<AnyRow>[]
  /** Columns of the list whose texts and counts are asked for with the rows. */
  shown?: readonly Column[]
}

/** The rows of a list as CSV. */
export function rowsFile(list: FileOf, { columns, shown = [] }: FileColumns, watched: Watched): AsyncIterable<string> {
  const { read, options } = fileRows(list, shown, watched)
  return exportCsv<AnyRow>(read, { ...options, columns })
}
