import { LoopbackError } from '../../ground/errors.ts'

/** Does something that may be refused, as people are. */
export function tried(work: () => void): void {
  try {
    work()
  } catch (problem) {
    if (!(problem instanceof LoopbackError)) throw problem
  }
}
