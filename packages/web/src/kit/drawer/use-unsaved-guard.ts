import { useLayoutEffect, useRef, useState } from 'react'
import { holdUnsaved } from '../../state/unsaved.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

// While something is unsaved, a second history entry of the same address lies over that of the form. Going back then
// leaves only that entry: the address stays, so does the form, and there is time to ask.
const isOnSpareEntry = () => isObject(history.state) && 'unsaved' in history.state

function addSpareEntry(): void {
  const state: unknown = history.state
  history.pushState({ ...(isObject(state) && state), unsaved: true }, '')
}

/**
 * Keeps typed text from being lost: while `isDirty`, leaving asks first. Covers closing through `leave`, going back, and
 * closing or reloading the tab.
 */
export function useUnsavedGuard(isDirty: boolean, onLeave: () => void) {
  const [isAsking, setAsking] = useState(false)
  const isLeaving = useRef(false)

  useLayoutEffect(() => {
    if (isDirty !== isOnSpareEntry()) {
      if (isDirty) addSpareEntry()
      else history.back()
    }
    if (!isDirty) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const handleBack = () => {
      if (isLeaving.current || isOnSpareEntry()) return
      addSpareEntry()
      setAsking(true)
    }
    const release = holdUnsaved()
    addEventListener('beforeunload', handleUnload)
    addEventListener('popstate', handleBack)
    return () => {
      release()
      removeEventListener('beforeunload', handleUnload)
      removeEventListener('popstate', handleBack)
    }
  }, [isDirty])

  const leaveNow = () => {
    isLeaving.current = true
    setAsking(false)
    if (!isOnSpareEntry()) return onLeave()
    addEventListener('popstate', onLeave, { once: true })
    history.back()
  }
  return {
    isAsking,
    /** Leaves, or asks whether to. */
    leave: () => (isDirty ? setAsking(true) : leaveNow()),
    stay: () => setAsking(false),
    /** Leaves without asking: all is saved, or the answer was to discard. */
    leaveNow,
  }
}
