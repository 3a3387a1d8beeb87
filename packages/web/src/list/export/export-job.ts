import { chooseTarget } from '../../browser/save-stream.ts'
import { timeZone } from '../../state/dates.ts'
import { addExport, changeExport } from '../../state/export-jobs.ts'
import type { List } from '../list.ts'
import { exportColumns } from './export-columns.ts'
import { exportFileName } from './file-name.ts'
import { importableFile } from './importable-file.ts'
import { rowsFile, type Watched } from './rows-file.ts'

type Exported = Pick<List, 'resource' | 'where' | 'columns' | 'rows' | 'state' | 'count'>

/** What a file holds: the columns on the screen, or all that an import reads. */
export type ExportKind = 'shown' | 'importable'

/** A file with the columns on the screen, and what they say there. */
const shownFile = (list: Exported, watched: Watched): AsyncIterable<string> =>
  rowsFile(list, { columns: exportColumns(list.columns, list.rows, timeZone()), shown: list.columns }, watched)

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
  const file = kind === 'shown' ? shownFile(list, watched) : importableFile(list, watched)
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
