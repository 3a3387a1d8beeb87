import { useEffect } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { useSession } from '../../state/session.ts'
import { sendSession } from './session.ts'

const dialog = loadOnce(async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog)

function Asking({ username }: { username: string }) {
  const { value: Dialog, failed } = useLoaded(dialog)
  useEffect(() => {
    // Without the dialog nobody could ever answer.
    if (failed) sendSession({ type: 'dialogFailed' })
  }, [failed])
  return Dialog ? <Dialog username={username} /> : null
}

/** The question for the password of a session that has ended, whose code comes when it is asked. */
export function SignInAgain() {
  const { status, user } = useSession()
  return status === 'expired' && user ? <Asking username={user.username} /> : null
}
