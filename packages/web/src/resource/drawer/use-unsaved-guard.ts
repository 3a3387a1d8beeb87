import { useEffect, useRef, useState } from 'react'

/**
 * Keeps typed text from being lost: while `isDirty`, leaving asks first. Covers closing through `leave`, going back, and
 * closing or reloading the tab.
 */
export function useUnsavedGuard(isDirty: boolean, onLeave: () => void) {
  const [isAsking, setAsking] = useState(false)
  const [entry] = useState(() => ({ address: location.href, state: history.state }))
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isDirty) return
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    const handlePop = (event: PopStateEvent) => {
      if (isLeaving.current) return
      // The address has already changed; the router must not hear of it, and that of the form comes back.
      event.stopImmediatePropagation()
      history.pushState(entry.state, '', entry.address)
      setAsking(true)
    }
    addEventListener('beforeunload', handleUnload)
    addEventListener('popstate', handlePop, { capture: true })
    return () => {
      removeEventListener('beforeunload', handleUnload)
      removeEventListener('popstate', handlePop, { capture: true })
    }
  }, [isDirty, entry])

  const leaveNow = () => {
    isLeaving.current = true
    setAsking(false)
    onLeave()
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
