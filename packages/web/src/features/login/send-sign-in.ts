import { api } from '../../data/client.ts'
import { signInWith } from '../../state/session-events.ts'
import type { Credentials } from './credentials.ts'

/** Signs in and loads the user; throws what the failed call threw, and nobody is signed in then. */
export async function sendSignIn({ username, password, isRemembered }: Credentials): Promise<void> {
  const token = await api().DashUser.authenticate({ body: { username, password, rememberedIf: isRemembered } })
  await signInWith({ token, rememberAs: isRemembered ? username : undefined })
}
