import { whenBack } from './when-back.ts'

/**
 * Tells that rows may have changed without a word: the network is back, the machine woke, or the server tells of no such rows and
 * they are looked at every `refreshMs` milliseconds, while somebody looks. Until the function it answers is called.
 */
export function whenStale(refreshMs: number | undefined, listener: () => void): () => void {
  const endBack = whenBack(listener)
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
