import { FilterError } from '../filter/filter-error.ts'
import { ApiError } from './api-error.ts'
import { ConflictError } from './conflict-error.ts'

/**
 * What became of a call that failed. `not-sent`: it never left. `refused`: the server would not do it, and nothing has
 * changed. `unknown`: it may have been carried out.
 */
export type Outcome = 'not-sent' | 'refused' | 'unknown'

const REQUEST_TIMEOUT = 408

/** What became of the call that threw this; of an error that no call threw, and of an abort, nothing is known. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof FilterError || error instanceof ConflictError) return 'not-sent'
  if (!(error instanceof ApiError) || error.status === REQUEST_TIMEOUT) return 'unknown'
  return error.status >= 400 && error.status < 500 ? 'refused' : 'unknown'
}
