import { isTemporary } from '@lineboard/sdk'
import { proxy } from 'valtio'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { activeToken, hasSession, session } from '../../state/session.ts'
import { endSession } from './sign-out.ts'

/** What is known of the session; once settled, whoever is the session's user is in. */
export const gate = proxy<{ status: 'checking' | 'unreachable' | 'settled' }>({ status: 'checking' })

/** How long to wait before asking a server again that could not be reached, in milliseconds. */
const retryMs = 5000

let retry: ReturnType<typeof setTimeout> | undefined

async function askForUser(): Promise<void> {
  if (gate.status !== 'unreachable') gate.status = 'checking'
  try {
    await loadCurrentUser()
    gate.status = 'settled'
  } catch (error) {
    gate.status = isTemporary(error) ? 'unreachable' : 'settled'
    if (gate.status === 'unreachable') {
      clearTimeout(retry)
      retry = setTimeout(checkSession, retryMs)
      return
    }
    endSession()
    reportError(error)
  }
}

let asking: Promise<void> | undefined

/** Lets in whoever has a token that the server knows a user for. Asks once, however many want to know. */
export async function checkSession(): Promise<void> {
  if (session.user) return
  if (hasSession()) {
    asking ??= askForUser().finally(() => {
      asking = undefined
    })
    return asking
  }
  if (activeToken()) endSession()
  gate.status = 'settled'
}
