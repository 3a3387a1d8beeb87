/** How long one turn may keep the page from being drawn, in milliseconds. */
const TURN_MS = 8

/** The next turn begins after the page could be drawn, in milliseconds. */
const FRAME_MS = 16

/** More than this is not kept waiting: a hidden page has a turn once a minute. */
const MAX_WAITING = 2000

/** Does things in the order they come, many at once and a turn for each frame, so that a burst of them leaves the page free to be drawn. */
export function frameQueue(): (work: () => void) => void {
  let waiting: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function turn(mostMs: number): void {
    clearTimeout(timer)
    timer = undefined
    const endsAtMs = performance.now() + mostMs
    let done = 0
    try {
      while (done < waiting.length && (done === 0 || performance.now() < endsAtMs)) {
        done += 1
        waiting[done - 1]?.()
      }
    } finally {
      // Also where one fails: the others are none of its business.
      waiting = waiting.slice(done)
      if (waiting.length > 0) timer ??= setTimeout(next, FRAME_MS)
    }
  }
  const next = () => turn(document.hidden ? Number.POSITIVE_INFINITY : TURN_MS)

  return (work) => {
    waiting.push(work)
    if (waiting.length >= MAX_WAITING) turn(Number.POSITIVE_INFINITY)
    else timer ??= setTimeout(next, FRAME_MS)
  }
}

/** Does something once what stands now has been painted; the function it answers calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

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
