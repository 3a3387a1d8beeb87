import { NetworkError, TimeoutError, UnauthorizedError } from '@lineboard/sdk'

/** Why nobody was signed in: name or password were refused, the server was out of reach, or it failed. */
export function signInFailure(error: unknown): 'refused' | 'unreachable' | 'failed' {
  if (error instanceof UnauthorizedError) return 'refused'
  return error instanceof NetworkError || error instanceof TimeoutError ? 'unreachable' : 'failed'
}
