import { useCallback } from 'react'
import { reportError } from '../../data/report-error.ts'
import type { Resource } from '../define-resource.ts'
import { countOf, looseCall, refreshModel, rowsOf } from '../loose-calls.ts'
import { rowId } from '../row-text.ts'
import { type RemovalCalls, removeRows, type Target } from './remove-rows.ts'

function callsOf({ list, remove, removeMany, idField }: Resource): RemovalCalls {
  const among = (ids: number[]) => ({ [idField]: { inq: ids } })
  return {
    one: remove === undefined ? undefined : async (id) => countOf(await looseCall(remove, { id })) ?? 1,
    many:
      removeMany === undefined
        ? undefined
        : async (ids) => countOf(await looseCall(removeMany, { where: among(ids) })) ?? ids.length,
    remaining: async (ids) => {
      const left = await looseCall(list, { filter: { where: among(ids), fields: [idField] } })
      return rowsOf(left).map((row) => rowId({ idField }, row))
    },
  }
}

/** Deletes rows of a resource; what is on the screen of it is asked for again afterwards. */
export function useRemoval(resource: Resource) {
  return useCallback(
    async (targets: readonly Target[], onProgress: (done: number) => void) => {
      const results = await removeRows(targets, callsOf(resource), onProgress)
      const failed = results.find(({ error }) => error !== undefined)
      if (failed) reportError(failed.error)
      await refreshModel(resource.model)
      return results
    },
    [resource],
  )
}
