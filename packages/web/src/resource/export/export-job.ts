import type { CallOptions } from '@lineboard/sdk'
import { exportCsv } from '@lineboard/sdk/csv'
import { proxy, ref } from 'valtio'
import { timeZone } from '../../lib/format.ts'
import { pending } from '../../state/pending-changes.ts'
import type { List } from '../list.ts'
import { countOf, looseCall, rowsOf } from '../loose-calls.ts'
import { withPending } from '../undo/with-pending.ts'
import { exportColumns } from './export-columns.ts'
import { exportOrder } from './export-order.ts'
import { exportFileName } from './file-name.ts'
import { chooseTarget } from './save-stream.ts'

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

type Exported = Pick<List, 'resource' | 'where' | 'columns' | 'rows' | 'state'>

/**
 * Writes all rows that a list's filter finds to a file, as the list shows them: with the columns on the screen, in its order
 * where that can be had, with changes that are pending, and in the person's time zone.
 */
export async function startExport({ resource, where, columns, rows, state }: Exported): Promise<void> {
  const zone = timeZone()
  const target = await chooseTarget(exportFileName(resource.title, new Date(), zone))
  if (!target) return
  const abort = new AbortController()
  Object.assign(exportJob, { ...idle, status: 'running', title: resource.title, abort: ref(abort) })
  const { list, count, idField, include } = resource
  const order = exportOrder(state.sort)
  const read = async ({ filter }: { filter: object }, options: CallOptions | undefined) => {
    // Where keys alone are asked for, relations would only be in the way.
    const related = include.length > 0 && !('fields' in filter && filter.fields) ? { include } : {}
    const found = await looseCall(list, { filter: { ...filter, ...related } }, options)
    return anyRows(withPending(resource, rowsOf(found), pending.list))
  }
  const file = exportCsv<AnyRow>(read, {
    columns: exportColumns(columns, rows, zone),
    filter: { where },
    ...(count && { count: async (options) => countOf(await looseCall(count, { where }, options)) ?? 0 }),
    key: idField,
    ...(order && { order }),
    timeZone: zone,
    signal: abort.signal,
    onProgress: ({ done, total }) => Object.assign(exportJob, { done, total }),
  })
  try {
    await target.write(file, abort.signal)
    exportJob.status = 'done'
  } catch (error) {
    exportJob.status = abort.signal.aborted ? 'cancelled' : 'failed'
    if (!abort.signal.aborted) exportJob.error = ref(error instanceof Error ? error : new Error(String(error)))
  }
}

/** Ends the export under way; nothing is left of its file. */
export const cancelExport = (): void => exportJob.abort?.abort()

/** Makes room for another export. */
export const forgetExport = (): void => void Object.assign(exportJob, idle)
