import { refresh } from '../../data/use-call.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { type Settlement, settlingCall } from '../../resource/removal/plan.ts'
import { callByName, countOf, rowsOf } from '../../resource/rows/calls-by-name.ts'
import type { Call } from '../../resource/rows/last-calls.ts'
import type { RunRows } from '../../resource/rows/row-result.ts'
import { rowId } from '../../resource/rows/row-text.ts'
import { chunksOf } from '../../resource/runs/id-chunks.ts'
import { reportFailed } from '../../resource/runs/run-rows.ts'
import { type RemovalCalls, removeRows } from './remove-rows.ts'

type Removable = Pick<Resource, 'idField' | 'list' | 'model' | 'remove' | 'removeMany' | 'removeWithOption'>

function callsOf(resource: Removable, settlement: Settlement | undefined): RemovalCalls {
  const { list, remove, removeMany, idField } = resource
  const among = (ids: number[]) => ({ [idField]: { inq: ids } })
  const callFor = (id: number): Call | undefined =>
    settlingCall(resource, settlement, id) ?? (remove === undefined ? undefined : [remove, { id }])
  const one = async (id: number) => {
    const call = callFor(id)
    return call ? (countOf(await callByName(...call)) ?? 1) : 0
  }
  return {
    one: callFor(0) && one,
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
  (resource: Removable, settlement?: Settlement): RunRows =>
  async (targets, onProgress, signal) => {
    const results = await removeRows(targets, callsOf(resource, settlement), onProgress, signal)
    reportFailed(results)
    await refresh(resource.model)
    return results
  }

/** The calls that delete rows, for when nobody waits for the answers: as few as there can be. */
export function removalCalls(resource: Removable, ids: readonly number[], settlement?: Settlement): Call[] {
  const { remove, removeMany, idField } = resource
  const settling = ids.map((id) => settlingCall(resource, settlement, id)).filter((call) => call !== undefined)
  if (settling.length > 0) return settling
  if (removeMany) return chunksOf(ids).map((inq): Call => [removeMany, { where: { [idField]: { inq } } }])
  return remove ? ids.map((id): Call => [remove, { id }]) : []
}
