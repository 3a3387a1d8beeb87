import { and } from '@lineboard/sdk'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Resource } from '../../kit/define-resource.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { commitAll, type PendingChange, pending, useRemovedIds } from '../../state/pending-changes.ts'

/** The rows as they will be once the pending changes are carried out: without the deleted, with the changed ones. */
export function withPending(
  resource: Pick<Resource, 'model'>,
  rows: readonly object[],
  changes: readonly Pick<PendingChange, 'model' | 'rows'>[],
): readonly object[] {
  const concerning = changes.filter(({ model }) => model === resource.model)
  if (concerning.length === 0) return rows
  return rows.flatMap((row) => {
    let shown: object | undefined = row
    for (const change of concerning) {
      const id = rowId(row)
      if (shown && change.rows.has(id)) shown = merged(shown, change.rows.get(id))
    }
    return shown ? [shown] : []
  })
}

const merged = (row: object, over: object | undefined) => over && { ...row, ...over }

type Pended = Pick<Resource, 'model'>

/** How many rows a list's answer still counts whose deletion is pending: so many that its conditions can't leave them out. */
export const useStillCounted = ({ model }: Pended): number => useRemovedIds(model).stillCounted

/** The change that deletes a row, while it can be taken back or is carried out. */
export function useRemovalOf({ model }: Pick<Resource, 'model'>, id: number) {
  const { list } = useSnapshot(pending)
  return list.find((change) => change.kind === 'remove' && change.model === model && change.rows.has(id))
}

/** Conditions that leave rows out whose deletion is pending: others move up in their place, and nothing counts them. */
export function useWithoutRemoved({ model }: Pended, where: object | undefined): object | undefined {
  const { leftOut } = useRemovedIds(model)
  return useMemo(() => {
    const others: object = { id: { nin: leftOut } }
    return where && leftOut.length > 0 ? and(where, others) : where
  }, [where, leftOut])
}

/** Rows as they will be once pending changes are carried out. */
export function usePending(resource: Pended, rows: readonly object[] | undefined) {
  const { list } = useSnapshot(pending)
  return useMemo(() => rows && withPending(resource, rows, list), [resource, rows, list])
}

/** Carries out what is pending of a list when it is left. */
export function useCommitOnLeave({ model }: Pick<Resource, 'model'>): void {
  useEffect(() => () => void commitAll(model), [model])
}
