/** How long after it moved something is still being scrolled, in milliseconds: two frames of a slow machine. */
const MOVES_FOR_MS = 120

let movedAtMs = -Infinity
let endsAtMs = -Infinity
let isTimed = false
const waiting = new Set<() => void>()

/** One move alone is a jump, which ends where it leads. */
function onScroll(): void {
  const nowMs = performance.now()
  if (nowMs - movedAtMs < MOVES_FOR_MS) endsAtMs = nowMs + MOVES_FOR_MS
  movedAtMs = nowMs
}

function release(): void {
  isTimed = false
  if (isScrolling()) {
    wait()
    return
  }
  for (const work of [...waiting]) {
    waiting.delete(work)
    work()
  }
}

function wait(): void {
  if (!isTimed) setTimeout(release, endsAtMs - performance.now())
  isTimed = true
}

if (typeof document !== 'undefined') document.addEventListener('scroll', onScroll, { capture: true, passive: true })

/** Whether something is being scrolled. */
export const isScrolling = (): boolean => performance.now() < endsAtMs

/** Does something, once, when nothing is scrolled any more. */
export function afterScrolling(work: () => void): void {
  waiting.add(work)
  wait()
}
