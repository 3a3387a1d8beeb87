import { and } from '@lineboard/sdk'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Resource } from '../../resource/define-resource.ts'
import { commitAll, pending, sendPending } from '../../state/pending-changes.ts'
import { removedIds, withPending } from './with-pending.ts'

type Pended = Pick<Resource, 'idField' | 'model'>

// Ids travel in the address, which many servers cut off at 8 kB.
const MAX_LEFT_OUT = 250

/** How many rows a list's answer still counts whose deletion is pending: so many that its conditions can't leave them out. */
export function useStillCounted({ model }: Pended): number {
  const { list } = useSnapshot(pending)
  const { length } = removedIds(model, list)
  return length > MAX_LEFT_OUT ? length : 0
}

/** The change that deletes a row, while it can be taken back or is carried out. */
export function useRemovalOf({ model }: Pick<Resource, 'model'>, id: number) {
  const { list } = useSnapshot(pending)
  return list.find((change) => change.kind === 'remove' && change.model === model && change.rows.has(id))
}

/** Conditions that leave rows out whose deletion is pending: others move up in their place, and nothing counts them. */
export function useWithoutRemoved({ idField, model }: Pended, where: object | undefined): object | undefined {
  const { list } = useSnapshot(pending)
  const ids = removedIds(model, list)
  const key = ids.length > MAX_LEFT_OUT ? '' : ids.join()
  return useMemo(
    () => (where && key ? and(where, { [idField]: { nin: key.split(',').map(Number) } }) : where),
    [where, idField, key],
  )
}

/** Rows as they will be once pending changes are carried out. */
export function usePending(resource: Pended, rows: readonly object[] | undefined) {
  const { list } = useSnapshot(pending)
  return useMemo(() => rows && withPending(resource, rows, list), [resource, rows, list])
}

/** Loses no pending change of a list: leaving it carries them out, and so does closing the page. */
export function useCommitOnLeave({ model }: Pick<Resource, 'model'>): void {
  useEffect(() => {
    // What is too long for a page that goes is begun when somebody wants to leave, and they are asked to wait for it.
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!pending.list.some(({ isLong }) => isLong)) return
      event.preventDefault()
      void commitAll()
    }
    addEventListener('beforeunload', handleUnload)
    addEventListener('pagehide', sendPending)
    return () => {
      removeEventListener('beforeunload', handleUnload)
      removeEventListener('pagehide', sendPending)
      void commitAll(model)
    }
  }, [model])
}
