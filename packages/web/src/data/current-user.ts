import { activeToken, type User } from '../state/session.ts'
import { changeUser } from '../state/session-events.ts'
import { applyUiSettings } from '../state/ui-settings-store.ts'
import { api } from './client.ts'

/** Reads the signed-in user again, within 5000 ms, and shows what changed; throws when that fails. */
export async function loadCurrentUser(): Promise<User> {
  const token = activeToken()
  if (!token) throw new Error('There is no session')
  const user = await api().DashUser.findById({ id: token.userId })
  if (activeToken()?.userId === user.id) applyUiSettings(user.uiSettings)
  changeUser(user)
  return user
}
