import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'

const question = proxy({ isAsked: false })
/** The calls that wait for the code. */
const waiting: ((isGiven: boolean) => void)[] = []

/** Asks the person for a code of the authenticator app: one question for all calls that wait for it. */
export const giveCode = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    question.isAsked = true
  })

function answer(isGiven: boolean): void {
  question.isAsked = false
  for (const resolve of waiting.splice(0)) resolve(isGiven)
}

const dialog = loadOnce(() => import('../../features/settings/second-factor-dialogs.tsx'))

function Asking() {
  const { value, failed } = useLoaded(dialog)
  // Without the dialog nobody could answer: the calls fail, and another try asks again.
  useEffect(() => {
    if (failed) answer(false)
  }, [failed])
  return value ? <value.RecentCodeDialog onAnswer={answer} /> : null
}

/** The question for a code, over whatever dialog sent the call. */
export function RecentCode() {
  const { isAsked } = useSnapshot(question)
  // Somebody else may sign in.
  useEffect(() => () => answer(false), [])
  return isAsked ? <Asking /> : null
}
