import { useEffect } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { useLeavingQuestion } from './leave.ts'

const dialog = loadOnce(async () => (await import('./session-dialogs.tsx')).LeavingQuestionDialog)

function Asking({ onFailed }: { onFailed: () => void }) {
  const { value: Dialog, failed } = useLoaded(dialog)
  // Without the question nobody could answer it: nothing is lost, and another try asks again.
  useEffect(() => {
    if (failed) onFailed()
  }, [failed, onFailed])
  return Dialog ? <Dialog /> : null
}

/** The question before what is typed in other tabs is lost, whose code comes when it is asked. */
export function LeavingQuestion() {
  const question = useLeavingQuestion()
  return question ? <Asking onFailed={() => question.answer(false)} /> : null
}
