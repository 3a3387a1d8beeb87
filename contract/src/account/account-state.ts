import { AccountState as byStrictness } from '../generated/enumerations.gen.ts'
import type { components } from '../generated/schema.gen.ts'

/** Whether tracking and incoming calls run for an account. */
export type AccountState = components['schemas']['AccountState']

/** The state an account is in for all its reasons: that of the strictest. Active where there is none. */
export const strictest = (...states: readonly AccountState[]): AccountState =>
  byStrictness.findLast((state) => states.includes(state)) ?? 'active'

/** What a customer who does not pay what is due is told, how many days after it was, and the state the account is in from then on. */
export const dunningSteps = [
  { day: 0, state: 'active' },
  { day: 3, state: 'active' },
  { day: 7, state: 'tracking_paused' },
  { day: 14, state: 'calls_stopped' },
] as const satisfies readonly { day: number; state: AccountState }[]
