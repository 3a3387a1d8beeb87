import { errorAction, ForbiddenError, isTemporary, UnauthorizedError } from '@lineboard/sdk'

/** Why the session's own user could not be read. */
export function userFailure(error: unknown) {
  // The server, or the way to it, is down: nothing about the session itself is known then.
  if (isTemporary(error)) return 'unreachable'
  return error instanceof UnauthorizedError ? 'expired' : (refusalOf(error) ?? 'unreadable-user')
}

/** Why an answer other than a 401 ends the session; undefined where it does not. */
export function refusalOf(error: unknown): 'forbidden' | 'unknown-account' | undefined {
  if (error instanceof UnauthorizedError || errorAction(error).session !== 'logout') return undefined
  return error instanceof ForbiddenError ? 'forbidden' : 'unknown-account'
}
