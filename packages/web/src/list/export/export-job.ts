import type { CallOptions } from '@lineboard/sdk'
import { exportCsv } from '@lineboard/sdk/csv'
import { chooseTarget } from '../../browser/save-stream.ts'
import { watchedApi } from '../../data/watched-api.ts'
import { callByName, countOf, rowsOf } from '../../resource/rows/calls-by-name.ts'
import { timeZone } from '../../state/dates.ts'
import { addExport, changeExport } from '../../state/export-jobs.ts'
import { pending } from '../../state/pending-changes.ts'
import type { List } from '../list.ts'
import { withPending } from '../undo/with-pending.ts'
import { countedRows } from './counted-rows.ts'
import { exportColumns, loadTexts } from './export-columns.ts'
import { exportOrder } from './export-order.ts'
import { exportFileName } from './file-name.ts'
import { countingRows, serverFile } from './server-file.ts'

interface AnyRow {
  [field: string]: unknown
}

const anyRows = (data: unknown): AnyRow[] => (Array.isArray(data) ? data : [])

type Exported = Pick<List, 'resource' | 'where' | 'columns' | 'rows' | 'state' | 'count'>

/** What a file holds: the columns on the screen, or all that an import reads. */
export type ExportKind = 'shown' | 'importable'

interface Watched {
  signal: AbortSignal
  onProgress(far: { done: number; total?: number | undefined }): void
}

function shownFile(
  { resource, where, columns, rows, state }: Exported,
  { signal, onProgress }: Watched,
): AsyncIterable<string> {
  const zone = timeZone()
  const { list, count, idField, include } = resource
  const order = exportOrder(state.sort)
  const client = watchedApi()
  const read = async ({ filter }: { filter: object }, asked: CallOptions | undefined) => {
    const options = { ...asked, client }
    // Where keys alone are asked for, relations and counts would only be in the way.
    const isKeys = 'fields' in filter && Boolean(filter.fields)
    const related = include.length > 0 && !isKeys ? { include } : {}
    const found = await callByName(list, { filter: { ...filter, ...related } }, options)
    await loadTexts(columns)
    const pended = withPending(resource, rowsOf(found), pending.list)
    return anyRows(isKeys ? pended : await countedRows(idField, columns, pended, options))
  }
  return exportCsv<AnyRow>(read, {
    columns: exportColumns(columns, rows, zone),
    filter: { where },
    ...(count && {
      count: async (options) => countOf(await callByName(count, { where }, { ...options, client })) ?? 0,
    }),
    key: idField,
    ...(order && { order }),
    timeZone: zone,
    signal,
    onProgress: ({ done, total }) => onProgress({ done, total }),
  })
}

/**
 * Writes all rows that a list's filter finds to a file. `shown` is as the list shows them: with the columns on the screen,
 * in its order where that can be had, with changes that are pending, and in the person's time zone. It goes on on other screens, page by page, beside
 * others.
 */
export async function startExport(list: Exported, kind: ExportKind): Promise<void> {
  const { title } = list.resource
  const target = await chooseTarget(exportFileName(title, new Date(), kind === 'shown' ? timeZone() : 'UTC'))
  if (!target) return
  const { id, abort } = addExport(title, list.count)
  const { signal } = abort
  const watched: Watched = { signal, onProgress: (far) => changeExport(id, far) }
  const file =
    kind === 'shown'
      ? shownFile(list, watched)
      : countingRows(serverFile(list, signal), (done) => watched.onProgress({ done }))
  // A page that is closed or loaded anew takes the file with it. Each export asks for itself: others may end before it.
  const askFirst = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', askFirst)
  try {
    await target.write(file, signal)
    changeExport(id, { status: 'done' })
  } catch (error) {
    if (signal.aborted) changeExport(id, { status: 'cancelled' })
    else changeExport(id, { status: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
  } finally {
    removeEventListener('beforeunload', askFirst)
  }
}
