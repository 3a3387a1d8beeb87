import type { CallProblem } from './call-reason.ts'
import type { CalledNumber, CallSetup } from './call-setup.ts'
import type { CallOutcome, CallStep, MenuKey } from './call-step.ts'

/** A call on its way: what it met so far, and the keys its caller has yet to press. */
export interface Walk {
  readonly setup: CallSetup
  readonly number: CalledNumber
  /** Keys to come. */
  readonly keys: MenuKey[]
  readonly pressed: MenuKey[]
  readonly steps: CallStep[]
  readonly problems: CallProblem[]
  /** Menus entered since the last key: who comes back to one of them goes in circles. */
  readonly idle: Set<number>
  /** How long each place rings, in seconds. */
  ringSeconds: number
}

/** How long a place rings where no routing action says, in seconds. */
export const RING_SECONDS = 25

/** A call that has met nothing yet. */
export const startWalk = (setup: CallSetup, number: CalledNumber, keys: readonly MenuKey[] = []): Walk => ({
  setup,
  number,
  keys: [...keys],
  pressed: [],
  steps: [],
  problems: [],
  idle: new Set(),
  ringSeconds: RING_SECONDS,
})

/** Notes what leads nowhere. The call may go on elsewhere, or end there. */
export function note({ steps, problems }: Walk, problem: CallProblem): { kind: 'nowhere' } & CallProblem {
  steps.push({ kind: 'problem', problem })
  problems.push(problem)
  return { kind: 'nowhere', ...problem }
}

/** Whether a row may be named by the number's customer. */
export const isOwn = ({ number }: Walk, row: { customerId: number }): boolean => row.customerId === number.customerId

export type Nowhere = Extract<CallOutcome, { kind: 'nowhere' }>
