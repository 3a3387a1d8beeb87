import { useState } from 'react'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/**
 * Keeps what is typed in a dialog from being lost, from the first change on, as long as it `isLost` by closing. `TypedFields` around
 * the fields notes that a change came.
 */
export function useTypedGuard(onClose: () => void, isLost = true) {
  const [isTyped, setTyped] = useState(false)
  return { ...useUnsavedGuard(isTyped && isLost, onClose), handleChange: () => setTyped(true) }
}
