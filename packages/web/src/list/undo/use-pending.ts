import { and } from '@lineboard/sdk'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Resource } from '../../kit/define-resource.ts'
import { commitAll, pending } from '../../state/pending-changes.ts'
import { useRemovedIds } from '../../state/removed-rows.ts'
import { withPending } from './with-pending.ts'

type Pended = Pick<Resource, 'idField' | 'model'>

/** How many rows a list's answer still counts whose deletion is pending: so many that its conditions can't leave them out. */
export const useStillCounted = ({ model }: Pended): number => useRemovedIds(model).stillCounted

/** The change that deletes a row, while it can be taken back or is carried out. */
export function useRemovalOf({ model }: Pick<Resource, 'model'>, id: number) {
  const { list } = useSnapshot(pending)
  return list.find((change) => change.kind === 'remove' && change.model === model && change.rows.has(id))
}

/** Conditions that leave rows out whose deletion is pending: others move up in their place, and nothing counts them. */
export function useWithoutRemoved({ idField, model }: Pended, where: object | undefined): object | undefined {
  const { leftOut } = useRemovedIds(model)
  return useMemo(
    () => (where && leftOut.length > 0 ? and(where, { [idField]: { nin: leftOut } }) : where),
    [where, idField, leftOut],
  )
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
