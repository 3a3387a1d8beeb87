import {
  ApiError,
  errorAction,
  ForbiddenError,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
} from '@lineboard/sdk'

const gatewayStatuses = [408, 429, 502, 503, 504]

/** Whether the server, or the way to it, is down: nothing about the session itself is known then. */
const isUnreachable = (error: unknown) =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  // A page of a proxy or of a hotel's network in place of an answer.
  error instanceof MalformedAnswerError ||
  (error instanceof ApiError && gatewayStatuses.includes(error.status))

/** Why the session's own user could not be read. */
export function userFailure(error: unknown) {
  if (isUnreachable(error)) return 'unreachable'
  return error instanceof UnauthorizedError ? 'expired' : (refusalOf(error) ?? 'unreadable-user')
}

/** Why an answer other than a 401 ends the session; undefined where it does not. */
export function refusalOf(error: unknown): 'forbidden' | 'unknown-account' | undefined {
  if (error instanceof UnauthorizedError || errorAction(error).session !== 'logout') return undefined
  return error instanceof ForbiddenError ? 'forbidden' : 'unknown-account'
}
