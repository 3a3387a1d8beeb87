import { NetworkError, TimeoutError, UnauthorizedError } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { signInWith } from '../../state/session-events.ts'
import type { Credentials } from './credentials.ts'

/** Signs in and loads the user; throws what the failed call threw, and nobody is signed in then. */
export async function sendSignIn({ username, password, isRemembered }: Credentials): Promise<void> {
  const token = await api().DashUser.authenticate({ body: { username, password, rememberedIf: isRemembered } })
  await signInWith({ token, rememberAs: isRemembered ? username : undefined })
}

/** Why nobody was signed in: name or password were refused, the server was out of reach, or it failed. */
export function signInFailure(error: unknown): 'refused' | 'unreachable' | 'failed' {
  if (error instanceof UnauthorizedError) return 'refused'
  return error instanceof NetworkError || error instanceof TimeoutError ? 'unreachable' : 'failed'
}
