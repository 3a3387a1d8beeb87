import { personName } from '../lib/person-name.ts'
import { hrefOf } from '../places/href.ts'
import { carryOutAll } from '../state/pending-changes.ts'
import { session, startImpersonation } from '../state/session.ts'
import { uiSettings } from '../state/ui-settings.ts'
import { api } from './client.ts'

/** Acts as another user from now on: the app starts anew with that user's eyes. Throws what the failed call threw. */
export async function impersonate(userId: number): Promise<void> {
  const { user, impersonator, incognitoAvatar } = session
  // As the person who did it, not as the one acted as from now on.
  await carryOutAll()
  const token = await api().DashUser.impersonate({ body: { user_id: userId } })
  // Who goes on from one to another is still the same person.
  if (impersonator) startImpersonation(token, impersonator, incognitoAvatar)
  else startImpersonation(token, user ? personName(user) : '', uiSettings().incognitoAvatar)
  location.assign(hrefOf('dashboard'))
}
