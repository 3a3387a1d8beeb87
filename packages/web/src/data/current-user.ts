import { parseUiSettings, type UiSettings } from '../lib/ui-settings.ts'
import { activeToken, session, setUser, type User } from '../state/session.ts'
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

/** Saves choices of the signed-in person beside those already stored; settings that cannot be read stay untouched. */
export async function saveUiSettings(changes: UiSettings): Promise<void> {
  const { user } = session
  if (!user) return
  const { stored, isReadable } = parseUiSettings(user.uiSettings)
  if (!isReadable) return
  const json = JSON.stringify({ ...stored, ...changes })
  setUser({ ...user, uiSettings: json })
  await api().DashUser.patchById({ id: user.id, body: { uiSettings: json } })
}
