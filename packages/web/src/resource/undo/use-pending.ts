import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Resource } from '../define-resource.ts'
import { carryOutAll, pending, sendPending } from './pending-changes.ts'
import { removedCount, withPending } from './with-pending.ts'

/** Rows and count of a list as they will be once pending changes are carried out. */
export function usePending(resource: Resource, rows: readonly object[] | undefined, count: number | undefined) {
  const { list } = useSnapshot(pending)
  const shown = useMemo(() => rows && withPending(resource, rows, list), [resource, rows, list])
  const away = removedCount(resource.model, list)
  return { rows: shown, count: count === undefined ? undefined : Math.max(0, count - away) }
}

/** Loses no pending change of a list: leaving it carries them out, and so does closing the page. */
export function useCarryOut({ model }: Pick<Resource, 'model'>): void {
  useEffect(() => {
    addEventListener('pagehide', sendPending)
    return () => {
      removeEventListener('pagehide', sendPending)
      void carryOutAll(model)
    }
  }, [model])
}
