import type { CallPlace } from './call-reason.ts'
import type { CalledNumber, CallMenu, CallSetup, MenuChoice } from './call-setup.ts'
import type { CallStep } from './call-step.ts'
import { startWalk } from './walk.ts'
import { menusIn, walkChoices } from './walk-menu.ts'
import { walkNumber } from './walk-number.ts'

/** A row that calls come to. Menus dial receiving numbers by what is dialled, so that one is known by its number, too. */
export interface LedTo extends CallPlace {
  /** Of a receiving number, in E.164 form. */
  number?: string | undefined
}

/** Rows that a step is about. */
function placesOf(step: CallStep): CallPlace[] {
  if (step.kind === 'action') return step.action ? [{ model: 'RoutingAction', id: step.action.id }] : []
  if (step.kind === 'menu') return [{ model: 'Ivr', id: step.menu.id }]
  if (step.kind === 'gateway') return step.tried.passedOver ? [] : [{ model: 'SipGateway', id: step.tried.id }]
  // A draft or an empty menu is met, and goes no further.
  if (step.kind === 'problem') return step.problem.at ? [step.problem.at] : []
  if (step.kind !== 'rings' || step.ring.destination.kind !== 'receiving_number') return []
  return [{ model: 'ReceivingNumber', id: step.ring.destination.id }]
}

function isAt(step: CallStep, { model, id, number }: LedTo): boolean {
  if (number !== undefined && step.kind === 'rings' && step.ring.destination.kind === 'number')
    return step.ring.destination.number === number
  return placesOf(step).some((place) => place.model === model && place.id === id)
}

/** How calls to a number can come to a row: without a menu, or by a key of one. */
export interface LeadingWay {
  menu?: CallMenu
  key?: MenuChoice['key']
}

/** Each way calls to a number can come to a row, whatever keys are pressed and whether or not they are let in just now. */
function waysTo(setup: CallSetup, number: CalledNumber, to: LedTo): LeadingWay[] {
  const walk = startWalk(setup, number)
  walkNumber(walk)
  const menuAt = walk.steps.findIndex(({ kind }) => kind === 'menu')
  const before = menuAt < 0 ? walk.steps : walk.steps.slice(0, menuAt)
  const { chosen, steps } = walkChoices(setup, number, menusIn(walk.steps))
  const byKey = chosen.flatMap(({ menu, choice: { key }, step }) => (isAt(step, to) ? [{ menu, key }] : []))
  const straight = before.some((step) => isAt(step, to))
  if (straight) return [{}, ...byKey]
  return byKey.length === 0 && [...walk.steps, ...steps].some((step) => isAt(step, to)) ? [{}] : byKey
}

/** A number, and how its calls can come to a row. */
export interface LeadingNumber<N extends CalledNumber> {
  number: N
  ways: readonly LeadingWay[]
}

/** The numbers whose calls can come to a row, each with its ways there: a routing action, voice menu, gateway or receiving number. Undefined in a partial set-up. */
export const waysLeadingTo = <N extends CalledNumber>(
  setup: CallSetup,
  numbers: readonly N[],
  to: LedTo,
): LeadingNumber<N>[] | undefined =>
  setup.isPartial
    ? undefined
    : numbers.map((number) => ({ number, ways: waysTo(setup, number, to) })).filter(({ ways }) => ways.length > 0)

/** The same without the ways. */
export const numbersLeadingTo = <N extends CalledNumber>(
  setup: CallSetup,
  numbers: readonly N[],
  to: LedTo,
): N[] | undefined => waysLeadingTo(setup, numbers, to)?.map(({ number }) => number)
