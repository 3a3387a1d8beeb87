/** How often it is looked whether the machine slept, in milliseconds. */
const LOOK_MS = 5000

/** A timer that is this much late has slept, in milliseconds: those of hidden pages run once a minute. */
const SLEPT_MS = 90_000

/** Tells that the page may have missed something: the network is back, or the machine woke; until the function it answers is called. */
export function onReconnect(listener: () => void): () => void {
  let lookedAtMs = Date.now()
  const look = () => {
    const nowMs = Date.now()
    const slept = nowMs - lookedAtMs > SLEPT_MS
    lookedAtMs = nowMs
    if (slept) listener()
  }
  const timer = setInterval(look, LOOK_MS)
  addEventListener('online', listener)
  return () => {
    clearInterval(timer)
    removeEventListener('online', listener)
  }
}

/**
 * Tells that rows may have changed without a word: the network is back, the machine woke, or the server tells of no such rows and
 * they are looked at every `refreshMs` milliseconds, while somebody looks. Until the function it answers is called.
 */
export function whenStale(refreshMs: number | undefined, listener: () => void): () => void {
  const endBack = onReconnect(listener)
  if (refreshMs === undefined) return endBack
  let isDue = false
  const tick = () => {
    isDue = document.hidden
    if (!isDue) listener()
  }
  const handleSight = () => {
    if (!document.hidden && isDue) tick()
  }
  const timer = setInterval(tick, refreshMs)
  document.addEventListener('visibilitychange', handleSight)
  return () => {
    endBack()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', handleSight)
  }
}
