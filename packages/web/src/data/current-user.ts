import { personName } from '../lib/names.ts'
import { finishPersonalState } from '../state/personal-state.ts'
import { activeToken, session, type User } from '../state/session.ts'
import { changeUser, impersonateWith } from '../state/session-events.ts'
import { applyUiSettings, uiSettings } from '../state/ui-settings-store.ts'
import { api } from './client.ts'
import { reportError } from './report-error.ts'

/** Reads the signed-in user again, within 5000 ms, and shows what changed; throws when that fails. */
export async function loadCurrentUser(): Promise<User> {
  const token = activeToken()
  if (!token) throw new Error('There is no session')
  const user = await api().DashUser.findById({ id: token.userId })
  if (activeToken()?.userId === user.id) applyUiSettings(user.uiSettings)
  changeUser(user)
  return user
}

/** Reads the signed-in user again where a changed row is that user's own, or of the own company: the shell shows both. Never rejects. */
export async function followOwnRow(model: string, id: number): Promise<void> {
  const { user } = session
  const own: Readonly<Record<string, number | undefined>> = { DashUser: user?.id, Customer: user?.customerId }
  if (user && own[model] === id) await loadCurrentUser().catch(reportError)
}

/**
 * Acts as another user from now on, for a reason that the audit log keeps: the app starts anew with that user's eyes,
 * at `opens` or the dashboard. Throws what the failed call threw.
 */
export async function impersonate(userId: number, reason: string, opens?: string): Promise<void> {
  // As the person who did it, not as the one acted as from now on.
  await finishPersonalState()
  const token = await api().DashUser.impersonate({ body: { user_id: userId, reason } })
  const { user } = session
  impersonateWith(
    {
      token,
      impersonator: user ? personName(user) : '',
      impersonatorUsername: user?.username,
      incognitoAvatar: uiSettings().incognitoAvatar,
    },
    opens,
  )
}
