import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { callByName, countOf, rowsOf } from '../../resource/rows/calls-by-name.ts'
import type { Call } from '../../resource/rows/last-calls.ts'
import type { RunRows } from '../../resource/rows/row-result.ts'
import { rowId } from '../../resource/rows/row-text.ts'
import { idChunks, type RemovalCalls, removeRows } from './remove-rows.ts'

type Removable = Pick<Resource, 'idField' | 'list' | 'model' | 'remove' | 'removeMany'>

function callsOf({ list, remove, removeMany, idField }: Removable): RemovalCalls {
  const among = (ids: number[]) => ({ [idField]: { inq: ids } })
  return {
    one: remove === undefined ? undefined : async (id) => countOf(await callByName(remove, { id })) ?? 1,
    many:
      removeMany === undefined
        ? undefined
        : async (ids) => countOf(await callByName(removeMany, { where: among(ids) })) ?? ids.length,
    remaining: async (ids) => {
      const left = await callByName(list, { filter: { where: among(ids), fields: [idField] } })
      return rowsOf(left).map((row) => rowId({ idField }, row))
    },
  }
}

/** Deletes rows of a resource; resolves when what is on the screen of it has been asked for again. */
export const removalOf =
  (resource: Removable): RunRows =>
  async (targets, onProgress, signal) => {
    const results = await removeRows(targets, callsOf(resource), onProgress, signal)
    const failed = results.find(({ error }) => error !== undefined)
    if (failed) reportError(failed.error)
    await refresh(resource.model)
    return results
  }

/** The calls that delete rows, for when nobody waits for the answers: as few as there can be. */
export function removalCalls({ remove, removeMany, idField }: Removable, ids: readonly number[]): Call[] {
  if (removeMany) return idChunks(ids).map((inq): Call => [removeMany, { where: { [idField]: { inq } } }])
  return remove ? ids.map((id): Call => [remove, { id }]) : []
}
