import { errorAction } from '@lineboard/sdk'
import { unload } from 'swr'
import { navigate } from 'wouter/use-browser-location'
import { api } from '../../data/client.ts'
import { hrefOf } from '../../places/href.ts'
import { readNotifications } from '../../state/notifications.ts'
import { carryOutAll, forgetPending } from '../../state/pending-changes.ts'
import { clearSession, forgetSession } from '../../state/session.ts'
import { resetSoftphone } from '../../state/softphone.ts'
import { toast } from '../../state/toasts.ts'
import { forgetUiSettings } from '../../state/ui-settings.ts'
import { answerRenewal } from './renewal.ts'

function showLogin(): void {
  answerRenewal(false)
  // Nothing of one person's answers and choices may be seen by the next.
  unload({ revalidate: false })
  forgetPending()
  readNotifications()
  resetSoftphone()
  forgetUiSettings()
  navigate(hrefOf('login'), { replace: true })
}

/** Forgets a session that has ended, without a word to the server, and shows the login. */
export function endSession(): void {
  clearSession()
  showLogin()
}

/** Another tab has ended the session, and cleared what the browser kept. */
export function leaveSession(): void {
  forgetSession()
  showLogin()
}

/** Signs out, once all that could still be taken back is done. A server that refuses is told about, and the person is signed out here all the same. */
export async function signOut(): Promise<void> {
  try {
    await carryOutAll()
    await api().DashUser.logout({})
  } catch (error) {
    toast(errorAction(error).toast ?? { severity: 'error', text: String(error) })
  } finally {
    clearSession({ isSignOut: true })
    showLogin()
  }
}
