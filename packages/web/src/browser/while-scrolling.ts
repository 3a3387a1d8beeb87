/** How long after it moved something is still being scrolled, in milliseconds: two frames of a slow machine. */
const MOVES_FOR_MS = 120

let movedAtMs = -Infinity
let endsAtMs = -Infinity

/** One move alone is a jump, which ends where it leads. */
function onScroll(): void {
  const nowMs = performance.now()
  if (nowMs - movedAtMs < MOVES_FOR_MS) endsAtMs = nowMs + MOVES_FOR_MS
  movedAtMs = nowMs
}

if (typeof document !== 'undefined') document.addEventListener('scroll', onScroll, { capture: true, passive: true })

/** Whether something is being scrolled. */
export const isScrolling = (): boolean => performance.now() < endsAtMs

/** Does something when nothing is scrolled any more; the function it answers calls it off. */
export function afterScrolling(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => (isScrolling() ? wait() : work()), endsAtMs - performance.now())
  }
  wait()
  return () => clearTimeout(timer)
}
