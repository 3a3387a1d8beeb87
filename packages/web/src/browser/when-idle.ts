import { afterScrolling, isScrolling } from './while-scrolling.ts'

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
