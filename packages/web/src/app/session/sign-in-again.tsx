import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { answerRenewal, renewal } from './renewal.ts'

const dialog = loadOnce(async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog)

function Asking({ username }: { username: string }) {
  const { value: Dialog, failed } = useLoaded(dialog)
  useEffect(() => {
    // Without the dialog nobody could ever answer.
    if (failed) answerRenewal(false)
  }, [failed])
  return Dialog ? <Dialog username={username} /> : null
}

/** The question for the password, whose code comes when it is asked. */
export function SignInAgain() {
  const { username } = useSnapshot(renewal)
  return username === undefined ? null : <Asking username={username} />
}
