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

/** How long work may take in one go where the browser does not say, in milliseconds. */
const SLICE_MS = 10

/** How much of a pause is left. */
export type Pause = Pick<IdleDeadline, 'timeRemaining'>

function sliceFromNow(): Pause {
  const endMs = performance.now() + SLICE_MS
  return { timeRemaining: () => Math.max(0, endMs - performance.now()) }
}

function inAPause(work: (pause: Pause) => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work, { timeout: 2000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(() => work(sliceFromNow()), 500)
  return () => clearTimeout(id)
}

/**
 * Does what can wait once the browser has nothing better to do, and tells it how long that will be: some 50 ms where nothing moves, what is
 * left of a frame where something does. Never while somebody scrolls: what takes longer than is left costs a frame in which it moves.
 * The function it answers calls it off.
 */
export function whenIdle(work: (pause: Pause) => void): () => void {
  let callOff = () => {}
  const ask = () => {
    callOff = inAPause((pause) => {
      if (isScrolling()) callOff = afterScrolling(ask)
      else work(pause)
    })
  }
  ask()
  return () => callOff()
}

/** How long others, such as card providers, may take before they count as out of reach, in milliseconds. */
export const patienceMs = 10_000

/** What a promise brings, unless it takes longer than `limitMs`; rejects then. */
export function withTimeout<Value>(promise: Promise<Value>, limitMs = patienceMs): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}
