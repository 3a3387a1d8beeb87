import { useEffect } from 'react'
import type { LoadOnce } from '../browser/lazy.ts'
import { savesData } from '../browser/lazy.ts'
import { whenAtRest } from './when-at-rest.ts'

/**
 * Brings code ahead of need, once nothing has been awaited for `restMs` milliseconds; not for whoever saves data. Failing is no harm: whoever
 * needs it tries again.
 */
export function useAhead(code: LoadOnce<unknown>, restMs: number): void {
  useEffect(() => {
    if (savesData()) return
    return whenAtRest(() => void code.load().catch(() => undefined), restMs)
  }, [code, restMs])
}
