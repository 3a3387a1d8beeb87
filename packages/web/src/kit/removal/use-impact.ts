import { useEffect, useState } from 'react'
import type { Target } from '../row-result.ts'
import { type Impact, impactOf } from './impact.ts'

/** What depends on rows; undefined while it is counted. */
export function useImpact(entity: string, targets: readonly Target[]): Impact[] | undefined {
  const [impact, setImpact] = useState<Impact[]>()
  useEffect(() => {
    let isWanted = true
    void impactOf(entity, targets).then((found) => isWanted && setImpact(found))
    return () => {
      isWanted = false
    }
  }, [entity, targets])
  return impact
}
