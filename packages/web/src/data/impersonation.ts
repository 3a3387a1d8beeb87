import { personName } from '../lib/person-name.ts'
import { finishPersonalState } from '../state/personal-state.ts'
import { session } from '../state/session.ts'
import { impersonateWith } from '../state/session-events.ts'
import { uiSettings } from '../state/ui-settings-store.ts'
import { api } from './client.ts'

/**
 * Acts as another user from now on, for a reason that the audit log keeps: the app starts anew with that user's eyes.
 * Throws what the failed call threw.
 */
export async function impersonate(userId: number, reason: string): Promise<void> {
  // As the person who did it, not as the one acted as from now on.
  await finishPersonalState()
  const token = await api().DashUser.impersonate({ body: { user_id: userId, reason } })
  const { user } = session
  impersonateWith({
    token,
    impersonator: user ? personName(user) : '',
    impersonatorUsername: user?.username,
    incognitoAvatar: uiSettings().incognitoAvatar,
  })
}
