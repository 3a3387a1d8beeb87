import { iterate } from '@lineboard/sdk'
import { watchedApi } from '../../data/watched-api.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { callByName, rowsOf } from '../../resource/rows/calls-by-name.ts'

interface ReadOptions {
  signal: AbortSignal
  /** Hears how many rows have come. */
  onProgress: (done: number) => void
}

/** Id and name of every row a list's conditions are met by, on all pages. Throws what the call throws. */
export async function readMatching(
  { list, idField, lead, include, mayChange }: Pick<Resource, 'list' | 'idField' | 'lead' | 'include' | 'mayChange'>,
  where: object,
  { signal, onProgress }: ReadOptions,
): Promise<object[]> {
  const client = watchedApi()
  const source = {
    find: async ({ filter }: { filter: object }) => {
      // The name of a row may be that of a relation, and its owner any of its fields: both come only with the whole row.
      const isOwn = !lead.field.includes('.') && !mayChange
      const asked = isOwn ? { ...filter, fields: [...new Set([idField, lead.field])] } : { ...filter, include }
      return rowsOf(await callByName(list, { filter: asked }, { signal, client }))
    },
  }
  const walk = iterate<Record<string, unknown>>(
    { find: async (args) => (await source.find(args)).map((row) => ({ ...row })) },
    { key: idField, where },
  )
  const rows: object[] = []
  for await (const row of walk) {
    rows.push(row)
    if (rows.length % 100 === 0) onProgress(rows.length)
  }
  return rows
}
