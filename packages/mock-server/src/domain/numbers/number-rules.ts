import { mayBuy, mayCall } from '@lineboard/contract/permissions'
import { isLost, restorableUntil as restorableAt, restoresLost } from '@lineboard/contract/restorable'
import { type FieldIssue, forbidden } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { warnOfLowWallet } from '../billing/forecast/forecast.ts'
import { companyIdOf, customerIssues, linkIssues } from '../rules/checks.ts'
import type { ModelRules } from '../rules/model-rules.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import { refuseWithoutRecentCode } from '../users/second-factor.ts'
import { announceNumber, canBuy, currentHold, endHold, latestHold, payFor, priceUsd } from './buying.ts'
import { isForSale, originOf } from './inventory.ts'
import { routingName, showDeliveries } from './number-links.ts'

/** What the call logs say of a tracking number. */
export function totalsOf(store: Store, trackingNumber: string): Pick<Row<'OpNumber'>, 'totalCalls' | 'lastCallAt'> {
  const calls = store.table('CallLog').by('trackingNumber', trackingNumber)
  const last = calls
    .map(({ startedAt }) => startedAt)
    .toSorted()
    .at(-1)
  return { totalCalls: calls.length, ...(last && { lastCallAt: last }) }
}

declare module '../../store/rows/internal-rows.ts' {
  interface InternalRows {
    /** Numbers that a tracking number had before, by its id. */
    FormerNumbers: { id: number; numbers: readonly string[] }
  }
}

/** Numbers that a tracking number had before. Its call logs may still show them. */
export function formerNumbers(store: Store, id: number): readonly string[] {
  return store.table('FormerNumbers').get(id)?.numbers ?? []
}

/** Notes the number that a tracking number had before it was given another. */
function noteFormerNumber(store: Store, id: number, number: string): void {
  const table = store.table('FormerNumbers')
  const numbers = [...new Set([...formerNumbers(store, id), number])]
  if (table.get(id)) table.replace(id, { numbers })
  else table.insert({ id, numbers })
}

type OpNumber = Row<'OpNumber'>

/** Until when a number that is given back now can be made active again, as rows say it. */
export const restorableUntil = (now: Date): string => restorableAt(now).toISOString()

/** The tracking number that stands for a number, among those that are still a customer's. */
export function rowOfNumber({ store, now }: Pick<RuleContext, 'store' | 'now'>, number: string): OpNumber | undefined {
  return store
    .table('OpNumber')
    .by('tracking_number', number)
    .find((row) => !isLost(row, now()))
}

function numberIssues(row: OpNumber, context: RuleContext): FieldIssue[] {
  const { tracking_number: value } = row
  const issue = (code: string, message: string) => [{ field: 'tracking_number', code, message, value }]
  const other = rowOfNumber(context, value)
  if (other && other.id !== row.id) return issue('uniqueness', 'is already taken')
  return originOf(value) ? [] : issue('format', 'is a number of no country')
}

/** What holds have to say to a number that is new to a row. */
function holdIssues(
  { tracking_number: value, customerId }: OpNumber,
  context: RuleContext,
  isNewRow: boolean,
): FieldIssue[] {
  const { store, now, world } = context
  const issue = (code: string, message: string) => [{ field: 'tracking_number', code, message, value }]
  const live = currentHold(store, value, now())
  if (live && live.customerId !== customerId) return issue('held', 'is held by somebody else')
  if (live && !isNewRow) return issue('held', 'is held, and bought by adding it')
  // Who types what a colleague holds may add numbers, but not this one: that is no reason to be turned away.
  if (live && !mayBuy(context.principal, 'OpNumber.upsert'))
    return issue('held', 'is held by a colleague who buys numbers')
  const isOurs = latestHold(store, value)?.customerId === customerId
  if (!live && isOurs) return issue('hold', 'is no longer held')
  // Whatever way a number comes in: one that is for sale is bought, and to be bought it is held first.
  if (!live && isForSale(world.seed, value)) return issue('sale', 'is for sale: reserve it, and adding it buys it')
  if (!live) return []
  if (canBuy(context, customerId, live.offer)) return []
  return issue('balance', `costs ${priceUsd(live.offer).toFixed(2)} USD, and the wallet holds less`)
}

/**
 * Whoever may only buy is let through for what is held for the customer, or was: that a hold is over is said of the number. Throws a
 * 403 for all else that takes the right to add and edit numbers.
 */
function checkRight({ tracking_number, customerId }: OpNumber, context: RuleContext, isNewRow: boolean): void {
  const { store, principal, now } = context
  if (isNewRow && currentHold(store, tracking_number, now())?.customerId === customerId)
    refuseWithoutRecentCode(store, now(), principal)
  if (mayCall(principal, 'OpNumber.upsert')) return
  const isHeld = isNewRow && latestHold(store, tracking_number)?.customerId === customerId
  if (!isHeld || !mayBuy(principal, 'OpNumber.upsert')) throw forbidden()
}

/** Buys a number that is held for the customer. */
function settleHold({ tracking_number, customerId }: OpNumber, context: RuleContext): Partial<OpNumber> {
  const { store, now } = context
  const held = currentHold(store, tracking_number, now())
  if (held?.customerId !== customerId) return {}
  payFor(context, customerId, held.offer)
  warnOfLowWallet(context, customerId)
  endHold(store, tracking_number)
  announceNumber(context, customerId, { number: tracking_number, status: 'gone', message: 'The number is bought.' })
  return { monthlyPrice: held.offer.monthlyPrice }
}

/** Fields that follow from others of the row. */
function followed(row: OpNumber, context: RuleContext, before: OpNumber | undefined) {
  const { store, now } = context
  const isReleased = row.status === 'released'
  const isRenumbered = before !== undefined && before.tracking_number !== row.tracking_number
  return {
    routing_action: routingName(store, row.routing_actionId),
    restorableUntil: isReleased ? (row.restorableUntil ?? restorableUntil(now())) : undefined,
    ...(isRenumbered && {
      state: undefined,
      city: undefined,
      areaCode: undefined,
      lastCallAt: undefined,
      ...originOf(row.tracking_number),
      ...totalsOf(store, row.tracking_number),
    }),
    ...(!before && settleHold(row, context)),
  }
}

/**
 * A tracking number stands once in the whole service. Adding one that is held buys it; one that nobody sells is the customer's
 * own and costs nothing; one that is for sale and not held is refused.
 */
export const opNumberRules: ModelRules<'OpNumber'> = {
  defaults: ({ tracking_number = '', customerId, routing_actionId }, context) => ({
    ...companyIdOf(context, customerId),
    ...originOf(tracking_number),
    ...totalsOf(context.store, tracking_number),
    status: 'active',
    routing_action: routingName(context.store, routing_actionId),
    monthlyPrice: 0,
  }),

  check(row, context, before) {
    const { store, now } = context
    checkRight(row, context, !before)
    const isNewNumber = before?.tracking_number !== row.tracking_number
    const tooLate = { field: 'status', code: 'restorable', message: 'can no longer be restored', value: row.status }
    return [
      ...customerIssues(context, row),
      ...numberIssues(row, context),
      ...(isNewNumber ? holdIssues(row, context, !before) : []),
      ...(before && restoresLost(before, row, now()) ? [tooLate] : []),
      ...linkIssues(store, row, 'receiving_numberId', 'ReceivingNumber', 'receiving number'),
      ...linkIssues(store, row, 'sip_gatewayId', 'SipGateway', 'gateway'),
      ...linkIssues(store, row, 'tracking_sourceId', 'TrackingSource', 'tracking source'),
      ...linkIssues(store, row, 'routing_actionId', 'RoutingAction', 'routing action'),
    ]
  },

  saved(row, context, before) {
    const { store } = context
    const changes = Object.entries(followed(row, context, before)).filter(
      ([name, value]) => Reflect.get(row, name) !== value,
    )
    if (changes.length > 0) store.table('OpNumber').patch(row.id, Object.fromEntries(changes))
    for (const id of new Set([before?.receiving_numberId, row.receiving_numberId])) showDeliveries(store, id)
    if (before && before.tracking_number !== row.tracking_number)
      noteFormerNumber(store, row.id, before.tracking_number)
  },

  beforeDelete(row, { store }) {
    showDeliveries(store, row.receiving_numberId, row.id)
  },

  gone({ id }, store) {
    store.table('HeldNumber').delete(id)
    store.table('NumberRent').delete(id)
  },
}
