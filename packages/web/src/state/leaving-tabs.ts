import { proxy, ref, useSnapshot } from 'valtio'
import { softphone } from './softphone.ts'
import { unsavedElsewhere } from './unsaved.ts'

/** What takes the session of all tabs away: what is typed in another one is lost by it, and a call ends. */
export type Leaving = 'signOut' | 'return'

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

/** Whether to go on: at once where no other tab has anything that is not saved and nobody is talked with, else as the person answers. */
export async function mayLeaveTabs(what: Leaving): Promise<boolean> {
  const titles = await unsavedElsewhere()
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
