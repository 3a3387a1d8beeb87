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
