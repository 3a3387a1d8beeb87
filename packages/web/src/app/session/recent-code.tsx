import { useEffect } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'

interface Question {
  /** Settles once the person has given a code, or has not. */
  given: Promise<boolean>
  answer: (isGiven: boolean) => void
}

const asking = proxy<{ question?: Question | undefined }>({})

/** Asks the person for a code of the authenticator app, which some calls need now and then: one question for all that wait. */
export function giveCode(): Promise<boolean> {
  if (asking.question) return asking.question.given
  let settle: (isGiven: boolean) => void = () => undefined
  const given = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  const answer = (isGiven: boolean) => {
    asking.question = undefined
    settle(isGiven)
  }
  asking.question = ref({ given, answer })
  return given
}

const dialog = loadOnce(
  async () => (await import('../../features/settings/second-factor-dialogs.tsx')).RecentCodeDialog,
)

function Asking({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const { value: Dialog, failed } = useLoaded(dialog)
  // Without the dialog nobody could answer: the call fails, and another try asks again.
  useEffect(() => {
    if (failed) onAnswer(false)
  }, [failed, onAnswer])
  return Dialog ? <Dialog onAnswer={onAnswer} /> : null
}

/** The question for a code, over whatever dialog sent the call. */
export function RecentCode() {
  const { question } = useSnapshot(asking)
  return question ? <Asking onAnswer={question.answer} /> : null
}
