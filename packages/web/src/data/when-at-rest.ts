import { subscribe } from 'valtio'
import { whenIdle } from '../browser/when-idle.ts'
import { activity } from '../state/activity.ts'

/**
 * Does what can wait once nothing has been awaited for `restMs` milliseconds and the browser has nothing better to do; the
 * function it answers calls it off.
 */
export function whenAtRest(work: () => void, restMs: number): () => void {
  let callOff: () => void = () => undefined
  const begin = () => {
    callOff()
    if (activity.pending > 0) return
    const timer = setTimeout(() => {
      callOff = whenIdle(() => {
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
