import { importOf, isImported } from '@lineboard/contract/imports'
import { textChunks } from '@lineboard/sdk/csv'
import { createRawClient } from '@lineboard/sdk/raw'
import { clientOptions } from '../../data/client.ts'
import { watchedApi } from '../../data/other-clients.ts'
import { argsAsRead } from '../../data/related-rows.ts'
import { watchedFetch } from '../../data/tracked-fetch.ts'
import { valueAt } from '../../kit/value-at.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import type { QueryContext } from '../context/list-provider.tsx'
import { type FileOf, rowsFile, type Watched } from './rows-file.ts'

interface Files {
  GET(
    path: string,
    options: { params: { query: object }; parseAs: 'stream'; signal: AbortSignal },
  ): Promise<{ data?: unknown }>
}

/** The server's own file of the rows a list's conditions find, as it comes. Throws what the call throws. */
export async function* serverFile(
  { resource: { list, bulkDownload }, where, state: { sort } }: FileOf,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  if (!bulkDownload) return
  const { path, takesOrder } = bulkDownload
  const asked = { where, filter: { order: [`${sort.field} ${sort.direction.toUpperCase()}`] } }
  const { where: found, filter } = await argsAsRead(watchedApi(), list, asked)
  // Only here the answer is read as it comes, and the conditions are those of any list.
  const files: Files = createRawClient({ ...clientOptions(), fetch: watchedFetch })
  const { data } = await files.GET(path, {
    params: { query: { where: found, ...(takesOrder && filter.order[0] && { order: filter.order[0] }) } },
    parseAs: 'stream',
    signal,
  })
  if (data instanceof ReadableStream) yield* textChunks(data)
}

/** Counts the rows of a file that passes by; line breaks within quotes are none. */
export async function* countingRows(
  text: AsyncIterable<string>,
  onRows: (rows: number) => void,
): AsyncGenerator<string, void, undefined> {
  let isQuoted = false
  let lineEnds = 0
  for await (const part of text) {
    for (const each of part) {
      if (each === '"') isQuoted = !isQuoted
      else if (each === '\n' && !isQuoted) lineEnds += 1
    }
    yield part
    // The first line is the head.
    onRows(Math.max(0, lineEnds - 1))
  }
}

/** Whether a list's rows can be had as a file that its import reads. */
export const isImportable = ({ bulkDownload, import: rules }: QueryContext['resource']): boolean =>
  bulkDownload !== undefined || rules !== undefined

/** Columns of a file that an import reads: its fields, by their names; for a user who sees all customers also the customer of each row. */
export function importableColumns({ entity, rules }: Pick<QueryContext['resource'], 'entity' | 'rules'>) {
  const fields = isImported(entity) ? importOf(entity).fields : []
  const isOfMany = rules.hasCustomer && seesEveryCustomer(session.access)
  return [...fields, ...(isOfMany ? ['customerId'] : [])].map((field) => ({
    header: field,
    value: (row: object) => valueAt(row, field) ?? null,
  }))
}

/** All rows that a list's filter finds, as its import reads them: the server's own file where it makes one, else every field that an import takes, by its name. */
export function importableFile(list: FileOf, watched: Watched): AsyncIterable<string> {
  if (list.resource.bulkDownload)
    return countingRows(serverFile(list, watched.signal), (done) => watched.onProgress({ done }))
  return rowsFile(list, { columns: importableColumns(list.resource) }, watched)
}
