import {
  type CallAction,
  type CallSetup,
  type CallWarning,
  callWarnings,
  type LoadedSetup,
} from '@lineboard/sdk/call-flow'
import type { CallTarget } from './call-target.ts'

type Numbers = LoadedSetup['numbers']
type CallReceiver = NonNullable<ReturnType<CallSetup['receiver']>>

const fields = {
  RoutingAction: 'routing_actionId',
  ReceivingNumber: 'receiving_numberId',
  SipGateway: 'sip_gatewayId',
} as const satisfies Partial<Record<CallTarget, keyof Numbers[number]>>

/** The field by which a number names a row that calls come to; it names no voice menu. */
const fieldOf = (model: CallTarget) => (model === 'Ivr' ? undefined : fields[model])

/** A set-up in which some rows are gone, and what leads to them is still there. */
function setupWithout(setup: CallSetup, model: CallTarget, gone: ReadonlySet<number>): CallSetup {
  const kept =
    <R>(read: (id: number) => R | undefined) =>
    (id: number) =>
      gone.has(id) ? undefined : read(id)
  if (model === 'RoutingAction') return { ...setup, action: kept((id) => setup.action(id)) }
  if (model === 'Ivr') return { ...setup, menu: kept((id) => setup.menu(id)) }
  if (model === 'ReceivingNumber') return { ...setup, receiver: kept((id) => setup.receiver(id)) }
  const gateways: CallSetup['gateways'] = (customerId) => setup.gateways(customerId).filter(({ id }) => !gone.has(id))
  return { ...setup, gateway: kept((id) => setup.gateway(id)), gateways }
}

/** Rows that are to be deleted. */
interface Removal {
  model: CallTarget
  ids: readonly number[]
  /** Whether the tracking numbers that name them go as well, in place of going without. */
  withNumbers: boolean
}

/** Numbers whose calls go nowhere, whatever a caller does or on one of the ways, once something is done; each as it is dialled. */
export interface LostThen {
  lost: readonly string[]
  partly: readonly string[]
}

/** The numbers for which a set-up is worse than the one they have. */
function worseIn({ setup, numbers }: LoadedSetup, then: LoadedSetup, at: Date): LostThen {
  const before = new Map(callWarnings(setup, numbers, at).map((warning) => [warning.numberId, warning]))
  const isWorse = ({ numberId, severity, problems }: CallWarning) => {
    const was = before.get(numberId)
    return !was || (was.severity === 'some' && (severity === 'all' || problems.length > was.problems.length))
  }
  const worse = callWarnings(then.setup, then.numbers, at).filter(isWorse)
  const texts = new Map(numbers.map(({ id, tracking_number }) => [id, tracking_number]))
  const of = (wanted: CallWarning['severity']) =>
    worse.filter(({ severity }) => severity === wanted).map(({ numberId }) => texts.get(numberId) ?? '')
  return { lost: of('all'), partly: of('some') }
}

/** Numbers whose calls deleting some rows is what sends nowhere. */
export function lostWithout(loaded: LoadedSetup, { model, ids, withNumbers }: Removal, at: Date): LostThen {
  const gone = new Set(ids)
  const field = fieldOf(model)
  const names = (number: Numbers[number]) => field !== undefined && gone.has(number[field] ?? 0)
  const left = loaded.numbers
    .filter((number) => !withNumbers || !names(number))
    .map((number) => (field && names(number) ? { ...number, [field]: undefined } : number))
  return worseIn(loaded, { setup: setupWithout(loaded.setup, model, gone), numbers: left }, at)
}

/**
 * Numbers whose calls a routing action is what sends nowhere once it is changed to this; `phones` are those that it leads to, for a set-up
 * has none to which nothing led before.
 */
export function lostWith(
  { setup, numbers }: LoadedSetup,
  action: CallAction,
  phones: readonly CallReceiver[],
  at: Date,
): LostThen {
  const then: CallSetup = {
    ...setup,
    action: (id) => (id === action.id ? action : setup.action(id)),
    receiver: (id) => phones.find((phone) => phone.id === id) ?? setup.receiver(id),
  }
  return worseIn({ setup, numbers }, { setup: then, numbers }, at)
}
