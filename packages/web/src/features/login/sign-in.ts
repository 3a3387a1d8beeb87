import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { rememberUsername, setToken } from '../../state/session.ts'
import type { Credentials } from './credentials.ts'

/** Signs in and loads the user; throws what the failed call threw, and leaves no token behind then. */
export async function signIn({ username, password, isRemembered }: Credentials): Promise<void> {
  setToken(await api().DashUser.authenticate({ body: { username, password, rememberedIf: isRemembered } }))
  try {
    await loadCurrentUser()
  } catch (error) {
    setToken(undefined)
    throw error
  }
  rememberUsername(isRemembered ? username : undefined)
}
