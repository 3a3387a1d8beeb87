import { mayLeaveTabs } from '../../state/leaving-tabs.ts'
import { sendSession } from './start-session.ts'

/** Signs out, and asks first where other tabs would lose what is typed there. */
export async function signOut(): Promise<void> {
  if (await mayLeaveTabs('signOut')) sendSession({ type: 'signOut' })
}

/** Ends acting as another person, and asks first where other tabs would lose what is typed there. */
export async function endActing(): Promise<void> {
  if (await mayLeaveTabs('return')) sendSession({ type: 'deimpersonate' })
}
