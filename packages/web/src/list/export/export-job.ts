import type { CallOptions } from '@lineboard/sdk'
import { exportCsv } from '@lineboard/sdk/csv'
import { proxy, ref } from 'valtio'
import { chooseTarget } from '../../browser/save-stream.ts'
import { callByName, countOf, rowsOf } from '../../resource/rows/calls-by-name.ts'
import { timeZone } from '../../state/dates.ts'
import { pending } from '../../state/pending-changes.ts'
import type { List } from '../list.ts'
import { withPending } from '../undo/with-pending.ts'
import { countedRows } from './counted-rows.ts'
import { exportColumns } from './export-columns.ts'
import { exportOrder } from './export-order.ts'
import { exportFileName } from './file-name.ts'
import { countingRows, serverFile } from './server-file.ts'

interface JobState {
  status: 'idle' | 'running' | 'done' | 'cancelled' | 'failed'
  /** Title of the list that is exported. */
  title: string
  /** Rows written. */
  done: number
  /** Undefined where the list can't be counted. */
  total: number | undefined
  error: Error | undefined
  abort: AbortController | undefined
}

const idle: JobState = { status: 'idle', title: '', done: 0, total: undefined, error: undefined, abort: undefined }

/** The export that is under way, or ended last. It goes on while other things are done. */
export const exportJob = proxy<JobState>({ ...idle })

interface AnyRow {
  [field: string]: unknown
}

const anyRows = (data: unknown): AnyRow[] => (Array.isArray(data) ? data : [])

type Exported = Pick<List, 'resource' | 'where' | 'columns' | 'rows' | 'state' | 'count'>

/** What a file holds: the columns on the screen, or all that an import reads. */
export type ExportKind = 'shown' | 'importable'

function shownFile({ resource, where, columns, rows, state }: Exported, signal: AbortSignal): AsyncIterable<string> {
  const zone = timeZone()
  const { list, count, idField, include } = resource
  const order = exportOrder(state.sort)
  const read = async ({ filter }: { filter: object }, options: CallOptions | undefined) => {
    // Where keys alone are asked for, relations and counts would only be in the way.
    const isKeys = 'fields' in filter && Boolean(filter.fields)
    const related = include.length > 0 && !isKeys ? { include } : {}
    const found = await callByName(list, { filter: { ...filter, ...related } }, options)
    const pended = withPending(resource, rowsOf(found), pending.list)
    return anyRows(isKeys ? pended : await countedRows(idField, columns, pended, options))
  }
  return exportCsv<AnyRow>(read, {
    columns: exportColumns(columns, rows, zone),
    filter: { where },
    ...(count && { count: async (options) => countOf(await callByName(count, { where }, options)) ?? 0 }),
    key: idField,
    ...(order && { order }),
    timeZone: zone,
    signal,
    onProgress: ({ done, total }) => Object.assign(exportJob, { done, total }),
  })
}

/**
 * Writes all rows that a list's filter finds to a file. `shown` is as the list shows them: with the columns on the screen,
 * in its order where that can be had, with changes that are pending, and in the person's time zone.
 */
export async function startExport(list: Exported, kind: ExportKind): Promise<void> {
  const { title } = list.resource
  const target = await chooseTarget(exportFileName(title, new Date(), kind === 'shown' ? timeZone() : 'UTC'))
  if (!target) return
  const abort = new AbortController()
  Object.assign(exportJob, { ...idle, status: 'running', title, total: list.count, abort: ref(abort) })
  const { signal } = abort
  const file =
    kind === 'shown'
      ? shownFile(list, signal)
      : countingRows(serverFile(list, signal), (done) => Object.assign(exportJob, { done }))
  try {
    await target.write(file, signal)
    exportJob.status = 'done'
  } catch (error) {
    exportJob.status = signal.aborted ? 'cancelled' : 'failed'
    if (!signal.aborted) exportJob.error = ref(error instanceof Error ? error : new Error(String(error)))
  }
}

/** Ends the export under way; nothing is left of its file. */
export const cancelExport = (): void => exportJob.abort?.abort()

/** Makes room for another export. */
export const forgetExport = (): void => void Object.assign(exportJob, idle)
