import { FilterError } from '../filter/filter-error.ts'
import { ConflictError } from './conflict-error.ts'
import { LineboardError, type Outcome } from './lineboard-error.ts'

/** What became of the call that threw this; of an error that no call threw, and of an abort, nothing is known. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof FilterError || error instanceof ConflictError) return 'not-sent'
  return error instanceof LineboardError ? error.outcome : 'unknown'
}
