import { ApiError } from './api-error.ts'
import { MalformedAnswerError } from './malformed-answer-error.ts'
import { NetworkError } from './network-error.ts'
import { TimeoutError } from './timeout-error.ts'

/**
 * An error in one line for a log or a terminal: the status and what the server said, or that there is no connection. Never a
 * token.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.message}`
  if (error instanceof NetworkError || error instanceof TimeoutError) return 'Network Connection Error'
  if (error instanceof MalformedAnswerError)
    return error.contentType.startsWith('text/html')
      ? `${error.status} A page was answered: that is not the address of the core API`
      : `${error.status} The answer could not be read`
  return error instanceof Error ? error.message : String(error)
}
