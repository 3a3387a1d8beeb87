import { valueAt } from '../../resource/rows/value-at.ts'
import type { List } from '../list.ts'
import { rowsFile, type Watched } from './rows-file.ts'
import { countingRows, serverFile } from './server-file.ts'

/** Whether a list's rows can be had as a file that its import reads. */
export const isImportable = ({ bulkDownload, import: rules }: List['resource']): boolean =>
  bulkDownload !== undefined || rules !== undefined

/** All rows that a list's filter finds, as its import reads them: the server's own file where it makes one, else every field that an import takes, by its name. */
export function importableFile(
  list: Pick<List, 'resource' | 'where' | 'state'>,
  watched: Watched,
): AsyncIterable<string> {
  const { bulkDownload, import: rules } = list.resource
  if (bulkDownload) return countingRows(serverFile(list, watched.signal), (done) => watched.onProgress({ done }))
  const columns = (rules?.fields ?? []).map((field) => ({
    header: field,
    value: (row: object) => valueAt(row, field) ?? null,
  }))
  return rowsFile(list, { columns }, watched)
}
