import { useEffect } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { personName } from '../../lib/names.ts'
import { useSession } from '../../state/session.ts'
import type { SignInAgainProps } from './session-dialogs.tsx'
import { sendSession } from './start-session.ts'

const dialog = loadOnce(async () => (await import('./session-dialogs.tsx')).SignInAgainDialog)

function Asking(props: SignInAgainProps) {
  const { value: Dialog, failed } = useLoaded(dialog)
  useEffect(() => {
    // Without the dialog nobody could ever answer.
    if (failed) sendSession({ type: 'dialogFailed' })
  }, [failed])
  return Dialog ? <Dialog {...props} /> : null
}

/** The question for the password of a session that has ended, whose code comes when it is asked. */
export function SignInAgain() {
  const { status, user, impersonation } = useSession()
  if (status !== 'expired' || !user) return null
  if (!impersonation) return <Asking username={user.username} />
  const { impersonator, impersonatorUsername } = impersonation
  return <Asking username={impersonatorUsername} acting={{ impersonator, whom: personName(user) }} />
}
