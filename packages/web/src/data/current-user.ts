import { activeToken, setUser, type User } from '../state/session.ts'
import { applyUiSettings } from '../state/ui-settings.ts'
import { api } from './client.ts'

/** Reads the user of the active token, within 5000 ms, and makes it the signed-in one; throws when that fails. */
export async function loadCurrentUser(): Promise<User> {
  const token = activeToken()
  if (!token) throw new Error('There is no session')
  const user = await api().DashUser.findById({ id: token.userId })
  applyUiSettings(user.uiSettings)
  setUser(user)
  return user
}
