import type { components } from '@lineboard/contract'
import type { CallTrace } from '@lineboard/contract/call-flow'
import {
  type CalledNumber,
  type CallGateway,
  type CallRows,
  type CallSetup,
  setupOf,
} from '@lineboard/contract/call-flow'
import { OWNER_ID } from '@lineboard/contract/owner'
import type { Where } from '../filter/filter-types.ts'
import { type Money, type Rate, rateOf, toCustomerCurrency } from '../money/convert.ts'
import { currencyDigits } from '../money/currency.ts'
import { roundMoney } from '../money/round-money.ts'
import type { CallOptions, NamedCall } from '../operations/operation-types.ts'

export {
  type AllowedSender,
  type CallAction,
  type CallCustomer,
  type CalledNumber,
  type CallGateway,
  type CallMenu,
  type CallOutcome,
  type CallPlace,
  type CallProblem,
  type CallRows,
  type CallSetup,
  type CallStep,
  type CallTrace,
  type CallWarning,
  type CheckedMenu,
  callWarning,
  callWarnings,
  checkMenu,
  type Destination,
  dialledOver,
  entryFor,
  type GatewayTry,
  type HangUp,
  type Heard,
  isFault,
  type LeadingNumber,
  type LeadingWay,
  type LedTo,
  type MenuChoice,
  type MenuFinding,
  type MenuKey,
  type MenuReason,
  type MenuSetup,
  menuReasons,
  type NowhereReason,
  nextDefaults,
  nowhereReasons,
  numbersLeadingTo,
  type PassedOver,
  problemCode,
  type RefusedReason,
  type Ring,
  refusedReasons,
  type Sender,
  setupOf,
  type TracedCall,
  takesOutbound,
  traceCall,
  traceNumber,
  usdAMinute,
  type WhitelistRemark,
  waysLeadingTo,
  whitelistRemarks,
} from '@lineboard/contract/call-flow'

/** Minutes cost fractions of a cent: so many decimals more than the currency has. */
const MORE_DIGITS = 2

/**
 * What a started minute of a traced call costs in a customer's currency, to two decimals more than that has; in the stored one without a
 * rate for it.
 */
export function costAMinute(
  { usdAMinute }: Pick<CallTrace, 'usdAMinute'>,
  currency: string,
  rates: readonly Rate[],
): Money & { decimals: number } {
  const unit = toCustomerCurrency(1, currency, rates)
  const rate = rateOf(currency, rates)?.rate ?? 1
  const decimals = currencyDigits(unit.currency) + MORE_DIGITS
  return { ...unit, amount: roundMoney(usdAMinute * rate, decimals), decimals }
}

type OpNumber = components['schemas']['OpNumber']

/** The calls that the rows come from; any client has them. */
export type CallFlowCalls = {
  [Model in
    | 'OpNumber'
    | 'Customer'
    | 'TrackingSource'
    | 'RoutingAction'
    | 'Ivr'
    | 'SipGateway'
    | 'ReceivingNumber'
    | 'BlacklistNumber'
    | 'PhoneBook']: { readonly find: NamedCall<`${Model}.find`> }
}

/** Which numbers, and who is to call them. */
export interface LoadOptions {
  where: Where<OpNumber>
  /** Reads what blocks this caller too. */
  caller?: string | undefined
  call?: CallOptions
}

/** A set-up that `traceCall` takes, and the numbers it was read for. */
export interface LoadedSetup {
  numbers: readonly OpNumber[]
  setup: CallSetup
}

const unique = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== undefined)),
]

/** Stands for the owner's default gateway: no row has this id. */
const DEFAULT_ONE = 0

/**
 * Gateways that the person does not see, those that numbers name and the owner's default: the owner's serve everybody, and are shown to its
 * staff alone. Nothing but their id is known, so they are taken to work.
 */
function unseen(numbers: readonly CalledNumber[], seen: readonly CallGateway[]): CallGateway[] {
  if (seen.some(({ customerId }) => customerId === OWNER_ID)) return []
  const known = new Set(seen.map(({ id }) => id))
  const named = unique(numbers.map(({ sip_gatewayId }) => sip_gatewayId)).filter((id) => !known.has(id))
  return [...named, DEFAULT_ONE].map((id) => ({
    id,
    customerId: OWNER_ID,
    name: '',
    address: '',
    type: 'both',
    digitsStrip: 0,
    enabled: true,
    position: 1,
    defaultOutbound: id === DEFAULT_ONE,
    health: 'unknown',
  }))
}

/** Ids of the receiving numbers that numbers and actions name. */
function receiverIds(numbers: readonly OpNumber[], actions: CallRows['actions'] = []): number[] {
  const targets = actions.flatMap(({ targets = [] }) => targets.filter(({ kind }) => kind === 'receiving_number'))
  const named = targets.map(({ target }) => (/^[1-9]\d*$/.test(target) ? Number(target) : undefined))
  return unique([...numbers.map(({ receiving_numberId }) => receiving_numberId), ...named])
}

/**
 * Reads what calls to some numbers can meet, in three rounds: the numbers, then customers, sources, routing actions, voice menus
 * and gateways at once, then receiving numbers. At most 7 requests however many numbers, with a caller 9; lists longer than an
 * address holds are sent as several. The whitelist is not read: nobody asks from where a call would come in.
 */
export async function loadCallSetup(api: CallFlowCalls, { where, caller, call }: LoadOptions): Promise<LoadedSetup> {
  const numbers = await api.OpNumber.find({ filter: { where, order: 'id' } }, call)
  if (numbers.length === 0) return { numbers, setup: setupOf({}) }
  const customerIds = unique(numbers.map(({ customerId }) => customerId))
  const sourceIds = unique(numbers.map(({ tracking_sourceId }) => tracking_sourceId))
  const ofCustomers = { customerId: { inq: customerIds } }
  const orOwner = { customerId: { inq: unique([...customerIds, OWNER_ID]) } }
  const [customers, sources, actions, menus, gateways, blocked, contacts] = await Promise.all([
    api.Customer.find({ filter: { where: { id: { inq: customerIds } } } }, call),
    sourceIds.length === 0 ? [] : api.TrackingSource.find({ filter: { where: { id: { inq: sourceIds } } } }, call),
    api.RoutingAction.find({ filter: { where: ofCustomers } }, call),
    api.Ivr.find({ filter: { where: ofCustomers, include: ['Actions'] } }, call),
    api.SipGateway.find({ filter: { where: orOwner } }, call),
    caller === undefined ? [] : api.BlacklistNumber.find({ filter: { where: { number: caller } } }, call),
    caller === undefined ? [] : api.PhoneBook.find({ filter: { where: { ...ofCustomers, number: caller } } }, call),
  ])
  const ids = receiverIds(numbers, actions)
  const receivers =
    ids.length === 0 ? [] : await api.ReceivingNumber.find({ filter: { where: { id: { inq: ids } } } }, call)
  const choices = menus.flatMap(({ Actions = [] }) => Actions)
  const rows: CallRows = { customers, numbers, sources, actions, menus, choices, receivers, blocked, contacts }
  return { numbers, setup: setupOf({ ...rows, gateways: [...gateways, ...unseen(numbers, gateways)] }) }
}
