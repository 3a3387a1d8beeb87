import { whenAtRest } from './when-at-rest.ts'

/**
 * Does one after the other, each once nothing has been awaited for `restMs` milliseconds; one that fails is no harm to the next. The function
 * it answers calls off what is left.
 */
export function eachAtRest(works: ReadonlyArray<() => Promise<unknown>>, restMs: number): () => void {
  let isOff = false
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
