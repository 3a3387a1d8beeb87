import { OWNER_ID } from '../owner.ts'
import { type Admission, admit } from './admit.ts'
import type { CalledNumber, CallSetup } from './call-setup.ts'
import type { CallOutcome, CallStep, CallTrace, MenuKey } from './call-step.ts'
import { note, startWalk, type Walk } from './walk.ts'
import { walkNumber } from './walk-number.ts'

const USD_A_MINUTE = 0.035
const TOLL_FREE_USD_A_MINUTE = 0.055

/** What a started minute of a call to a number costs, in USD. The owner of the installation pays for none. */
export function usdAMinute({ customerId, numberType }: Pick<CalledNumber, 'customerId' | 'numberType'>): number {
  if (customerId === OWNER_ID) return 0
  return numberType === 'toll_free' ? TOLL_FREE_USD_A_MINUTE : USD_A_MINUTE
}

/** A call to be traced. */
export interface TracedCall extends Admission {
  /** The number that is dialled, in E.164 form. */
  called: string
  /** Keys the caller presses, one a prompt; `timeout` waits. When they are used up, nothing is pressed any more. */
  keys?: readonly MenuKey[]
}

function uncounted({ kind, called, number }: Extract<CallStep, { kind: 'number' }>): CallStep {
  return { kind, called, ...(number && { number }) }
}

function finish(walk: Walk, called: string, outcome: CallOutcome): CallTrace {
  const { steps, problems, pressed, number } = walk
  const hears = { kind: 'busy' as const }
  if (outcome.kind === 'nowhere') steps.push({ kind: 'nowhere', reason: outcome.reason, hears })
  if (outcome.kind === 'refused') steps.push({ kind: 'refused', reason: outcome.reason, hears })
  const isIn = steps.some(({ kind }) => kind === 'wallet') && outcome.kind !== 'refused'
  const isLogged = isIn && !steps.some(({ kind }) => kind === 'untracked')
  const first = steps[0]
  // A call that no log has counts for no source.
  if (!isLogged && first?.kind === 'number') steps[0] = uncounted(first)
  return {
    called,
    ...(number.id > 0 && { number }),
    steps,
    outcome,
    problems,
    pressed,
    isLogged,
    isRecorded: isLogged && steps.some(({ kind }) => kind === 'recording'),
    usdAMinute: isLogged ? usdAMinute(number) : 0,
  }
}

/** Stands for a number that is nobody's. */
const nobodys = (called: string) => ({
  id: 0,
  customerId: 0,
  tracking_number: called,
  numberType: 'local' as const,
  status: 'released' as const,
  totalCalls: 0,
})

/** The way of a call to a number whose row is known, also where another row stands for what is dialled. Unknown in a partial set-up. */
export function traceNumber(setup: CallSetup, number: CalledNumber, call: Omit<TracedCall, 'called'>): CallTrace {
  const { keys, ...admission } = call
  const walk = startWalk(setup, number, keys)
  const source = number.tracking_sourceId === undefined ? undefined : setup.source(number.tracking_sourceId)
  const called = number.tracking_number
  walk.steps.push({ kind: 'number', called, number, ...(source && { sourceId: source.id, sourceName: source.name }) })
  const outcome = setup.isPartial ? { kind: 'unknown' as const } : (admit(walk, admission) ?? walkNumber(walk))
  return finish(walk, called, outcome)
}

/**
 * The way of a call through a set-up, step by step, to whoever hears it or to why nobody does. It ends for every set-up,
 * and the same input gives the same way: this is what the app shows of a number, and what the mock server does with a call.
 */
export function traceCall(setup: CallSetup, { called, ...call }: TracedCall): CallTrace {
  const number = setup.number(called)
  if (number) return traceNumber(setup, number, call)
  const walk = startWalk(setup, nobodys(called))
  walk.steps.push({ kind: 'number', called })
  const reason = setup.isHeld(called) ? 'number_held' : 'number_unknown'
  return finish(walk, called, note(walk, { reason, target: called }))
}
