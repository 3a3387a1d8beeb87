import { useCallback, useState } from 'react'
import { loadOnce } from '../../browser/load-once.ts'
import { reportError } from '../../data/report-error.ts'
import { useAhead } from '../../data/use-ahead.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { Target } from '../../kit/row-result.ts'

const later = loadOnce(() => import('./remove-later.ts'))

/** How long a list has stood before what deletes of its rows take is brought, in milliseconds. */
const REST_MS = 1500

const nobody: readonly Target[] = []

/** Deletes rows of a list: at once and to be taken back, or after a question. What that takes comes after the list. */
export function useRemoval(resource: Resource) {
  const [asked, setAsked] = useState(nobody)
  useAhead(later, REST_MS)
  return {
    /** Rows the question is about; none when nothing is asked. */
    asked,
    close: useCallback(() => setAsked(nobody), []),
    /** Tells whether the rows are gone from the list. */
    remove: useCallback(
      async (targets: readonly Target[]) => {
        const code = await later.load().catch(reportError)
        if (!code) return false
        if (code.mustAsk(resource, targets)) {
          setAsked(targets)
          return false
        }
        code.removeLater(resource, targets)
        return true
      },
      [resource],
    ),
  }
}
