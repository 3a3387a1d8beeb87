import { proxy, ref, useSnapshot } from 'valtio'
import { softphone } from '../../state/softphone.ts'
import { pendingElsewhere, unsavedElsewhere } from '../../state/tab-questions.ts'
import { sendSession } from './start-session.ts'

/** What takes the session of all tabs away: what is typed in another one is lost by it, and a call ends. */
type Leaving = 'signOut' | 'return'

interface Question {
  what: Leaving
  /** Titles of the tabs. */
  titles: readonly string[]
  /** Whether somebody is talked with. */
  isTalking: boolean
  answer: (goesOn: boolean) => void
}

const asking = proxy<{ question?: Question | undefined }>({})

/** The question on the screen, for a component. */
export const useLeavingQuestion = (): Question | undefined => useSnapshot(asking).question

/** Asks the user where something typed in other tabs is not saved, or a call is in progress; returns whether to leave. */
async function isLeavingConfirmed(what: Leaving): Promise<boolean> {
  const titles = await unsavedElsewhere.ask()
  const { isTalking } = softphone
  if (titles.length === 0 && !isTalking) return true
  asking.question?.answer(false)
  return new Promise((resolve) => {
    const answer = (goesOn: boolean) => {
      asking.question = undefined
      resolve(goesOn)
    }
    asking.question = ref({ what, titles, isTalking, answer })
  })
}

/** Whether to leave. Other tabs carry out their pending changes first. */
async function mayLeave(what: Leaving): Promise<boolean> {
  if (!(await isLeavingConfirmed(what))) return false
  await pendingElsewhere.ask()
  return true
}

/** Signs out. */
export async function signOut(): Promise<void> {
  if (await mayLeave('signOut')) sendSession({ type: 'signOut' })
}

/** Ends acting as another person. */
export async function endActing(): Promise<void> {
  if (await mayLeave('return')) sendSession({ type: 'deimpersonate' })
}
