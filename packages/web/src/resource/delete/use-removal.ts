import { useCallback, useState } from 'react'
import type { Target } from '../bulk/row-result.ts'
import type { Resource } from '../define-resource.ts'
import { mustAsk, removeLater } from './remove-later.ts'

const nobody: readonly Target[] = []

/** Deletes rows of a list: at once and to be taken back, or after a question. */
export function useRemoval(resource: Resource) {
  const [asked, setAsked] = useState(nobody)
  return {
    /** Rows the question is about; none when nothing is asked. */
    asked,
    close: useCallback(() => setAsked(nobody), []),
    /** Answers whether the rows are gone from the list. */
    remove: useCallback(
      (targets: readonly Target[]) => {
        const asks = mustAsk(resource, targets)
        if (asks) setAsked(targets)
        else removeLater(resource, targets)
        return !asks
      },
      [resource],
    ),
  }
}
