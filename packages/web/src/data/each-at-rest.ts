import { savesData } from '../browser/saves-data.ts'
import { whenAtRest } from './when-at-rest.ts'

/**
 * Brings one after the other ahead of need, each once nothing has been awaited for `restMs` milliseconds; one that fails is no harm to the next.
 * For whoever saves data it brings none. The function it answers calls off what is left.
 */
export function eachAtRest(works: ReadonlyArray<() => Promise<unknown>>, restMs: number): () => void {
  let isOff = savesData()
  let callOff: () => void = () => undefined
  const next = ([work, ...later]: typeof works) => {
    if (!work || isOff) return
    const done = () => next(later)
    callOff = whenAtRest(() => void work().then(done, done), restMs)
  }
  next(works)
  return () => {
    isOff = true
    callOff()
  }
}
