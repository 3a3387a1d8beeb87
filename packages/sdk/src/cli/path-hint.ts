import { ApiError } from '../errors/api-error.ts'
import { MalformedAnswerError } from '../errors/malformed-answer-error.ts'

/** What to try in the place of an address without the path that the API is at; nothing for one with it. */
export const pathHint = (address: string): string =>
  /\/api\/v\d/.test(address) ? '' : ` The address has no /api/v1, where the API is: try ${new URL('/api/v1', address)}.`

/** What to try after a call that something else than an API answered; nothing where the address is not to blame. */
export function hintOf(error: unknown): string {
  // A row that is not there has a code; a call that nobody knows has none, and what serves files takes no POST.
  const isUnknown = error instanceof ApiError && !error.code && (error.status === 404 || error.status === 405)
  const isElsewhere = error instanceof MalformedAnswerError || isUnknown
  return isElsewhere ? pathHint(error.url) : ''
}
