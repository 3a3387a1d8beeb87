import { ApiError } from './api-error.ts'
import { MalformedAnswerError, NetworkError, TimeoutError, whyUnanswered } from './lineboard-error.ts'

function unanswered({ url, offline, cause }: NetworkError): string {
  const host = URL.canParse(url) ? new URL(url).host : url
  const why = offline ? 'this machine has no network' : whyUnanswered(cause)
  return `Network Connection Error: no answer from ${host}${why ? `, ${why}` : ''}`
}

const unread = ({ status }: MalformedAnswerError): string =>
  status === 204
    ? 'Nothing was answered in the place of what was asked for. It may be done all the same'
    : 'The answer could not be read'

/**
 * An error in one line for a log or a terminal: the status and what the server said, or that no answer came, from where and why, as far as that is known.
 * Never a token.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.message}`
  if (error instanceof NetworkError) return unanswered(error)
  if (error instanceof TimeoutError) return `Network Connection Error: no answer within ${error.timeoutMs / 1000} s`
  if (error instanceof MalformedAnswerError)
    return error.contentType.startsWith('text/html')
      ? `${error.status} A page was answered: that is not the address of the core API`
      : `${error.status} ${unread(error)}`
  return error instanceof Error ? error.message : String(error)
}
