import { proxy, ref, useSnapshot } from 'valtio'
import { unsavedElsewhere } from './unsaved.ts'

/** What takes the session of all tabs away: what is typed in another one is lost by it. */
export type Leaving = 'signOut' | 'return'

interface Question {
  what: Leaving
  /** Titles of the tabs. */
  titles: readonly string[]
  answer: (goesOn: boolean) => void
}

const asking = proxy<{ question?: Question | undefined }>({})

/** The question on the screen, for a component. */
export const useLeavingQuestion = (): Question | undefined => useSnapshot(asking).question

/** Whether to go on: at once where no other tab has anything that is not saved, else as the person answers. */
export async function mayLeaveTabs(what: Leaving): Promise<boolean> {
  const titles = await unsavedElsewhere()
  if (titles.length === 0) return true
  asking.question?.answer(false)
  return new Promise((resolve) => {
    const answer = (goesOn: boolean) => {
      asking.question = undefined
      resolve(goesOn)
    }
    asking.question = ref({ what, titles, answer })
  })
}
