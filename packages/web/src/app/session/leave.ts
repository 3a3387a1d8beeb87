import { type Leaving, mayLeaveTabs } from '../../state/leaving-tabs.ts'
import { sendSession } from './start-session.ts'

/** Whether to go on: other tabs lose nothing that is typed there without a question, and carry out what can still be taken back. */
async function mayLeave(what: Leaving): Promise<boolean> {
  if (!(await mayLeaveTabs(what))) return false
  // Where that can't be brought, or the browser has no such channel, each tab is alone.
  await import('../../state/flush-other-tabs.ts').then(
    (it) => it.flushOtherTabs(),
    () => undefined,
  )
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
