import { subscribe } from 'valtio'
import { whenIdle } from '../browser/timing.ts'
import { activity } from '../state/activity.ts'

const atOnce = (work: () => void) => {
  work()
  return () => undefined
}

function whenNothingIsAwaited(work: () => void, restMs: number, pause: (work: () => void) => () => void): () => void {
  let callOff: () => void = () => undefined
  const begin = () => {
    callOff()
    if (activity.pending > 0) return
    const timer = setTimeout(() => {
      callOff = pause(() => {
        end()
        work()
      })
    }, restMs)
    callOff = () => clearTimeout(timer)
  }
  const end = subscribe(activity, begin)
  begin()
  return () => {
    end()
    callOff()
  }
}

/**
 * Does what can wait once nothing has been awaited for `restMs` milliseconds and the browser has nothing better to do; the
 * function it answers calls it off.
 */
export const whenAtRest = (work: () => void, restMs: number): (() => void) =>
  whenNothingIsAwaited(work, restMs, whenIdle)

/**
 * Does what waits for the line alone once nothing has been awaited on it for `restMs` milliseconds, also while the page still draws; the
 * function it answers calls it off.
 */
export const whenLineIsFree = (work: () => void, restMs: number): (() => void) =>
  whenNothingIsAwaited(work, restMs, atOnce)
