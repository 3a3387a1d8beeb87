import type { AnyRow, Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { companyIdOf, customerIssues, takenIssues } from '../rules/checks.ts'
import type { ModelRules } from '../rules/model-rules.ts'

/** Fields by which a tracking number names other rows. */
type NumberLink = 'receiving_numberId' | 'sip_gatewayId' | 'tracking_sourceId' | 'routing_actionId'

type OpNumber = Row<'OpNumber'>
type Changes = { [F in keyof OpNumber]?: OpNumber[F] | undefined }

/** Name of what a tracking number's calls follow where it names no routing action. */
const defaultRouting = 'Forward'

/** What a tracking number shows of the routing action it follows. */
export function routingName(store: Store, routingActionId: number | undefined): string {
  const action = routingActionId === undefined ? undefined : store.table('RoutingAction').get(routingActionId)
  return action?.name ?? defaultRouting
}

/** Writes into a receiving number which tracking numbers deliver to it. `withoutId` is one that is about to go. */
export function showDeliveries(store: Store, receivingId: number | undefined, withoutId?: number): void {
  const receiving = receivingId === undefined ? undefined : store.table('ReceivingNumber').get(receivingId)
  if (!receiving) return
  const numbers = store.table('OpNumber').by('receiving_numberId', receiving.id)
  const text = numbers
    .filter(({ id }) => id !== withoutId)
    .toSorted((one, other) => one.id - other.id)
    .map(({ tracking_number }) => tracking_number)
    .join(', ')
  if (text !== receiving.tracking_number) store.table('ReceivingNumber').patch(receiving.id, { tracking_number: text })
}

/** Changes a tracking number outside of its own rules, with what other rows show of it. */
export function patchNumber(store: Store, before: OpNumber, changes: Changes): OpNumber {
  const row = store.table('OpNumber').patch(before.id, changes)
  for (const id of new Set([before.receiving_numberId, row.receiving_numberId])) showDeliveries(store, id)
  return row
}

/** Tracking numbers that name a row. */
export function numbersOf(store: Store, link: NumberLink, id: number): readonly OpNumber[] {
  return store.table('OpNumber').by(link, id)
}

/** Takes a row off the tracking numbers that name it; `isKept` says which may keep it. Returns how many it was. */
export function unlink(store: Store, link: NumberLink, id: number, isKept = (_number: OpNumber) => false): number {
  const numbers = numbersOf(store, link, id).filter((number) => !isKept(number))
  for (const number of numbers) patchNumber(store, number, without(link))
  return numbers.length
}

/** The changes that take a link off a tracking number. */
export function without(link: NumberLink): Changes {
  return { [link]: undefined, ...(link === 'routing_actionId' && { routing_action: defaultRouting }) }
}

const isLink = (field: string): field is NumberLink =>
  /^(receiving_number|sip_gateway|tracking_source|routing_action)Id$/.test(field)

/** Takes the id of another row off a row, and with it what the row shows of that one. */
export function unlinkField(store: Store, { id }: AnyRow, { model, field }: { model: string; field: string }): void {
  const number = model === 'OpNumber' ? store.table('OpNumber').get(Number(id)) : undefined
  if (number && isLink(field)) patchNumber(store, number, without(field))
  else store.anyTable(model)?.patch(id, { [field]: undefined })
}

/** A receiving number stands once a customer. Tracking numbers that deliver to it stay, and deliver nowhere, when it goes. */
export const receivingNumberRules: ModelRules<'ReceivingNumber'> = {
  defaults: ({ customerId, number }, context) => ({
    ...companyIdOf(context, customerId),
    tracking_number: '',
    totalCalls: number === undefined ? 0 : context.store.table('CallLog').by('receivingNumber', number).length,
  }),

  check: (row, context) => [...customerIssues(context, row), ...takenIssues(context, 'ReceivingNumber', row, 'number')],

  saved(row, { store }, before) {
    if (!before || before.customerId === row.customerId) return
    unlink(store, 'receiving_numberId', row.id, (number) => number.customerId === row.customerId)
  },
}

/** A tracking source has a name of its own among those of its customer. Without it, its numbers count for none. */
export const trackingSourceRules: ModelRules<'TrackingSource'> = {
  defaults: ({ customerId }, context) => companyIdOf(context, customerId),

  check: (row, context) => [...customerIssues(context, row), ...takenIssues(context, 'TrackingSource', row, 'name')],

  saved(row, { store }, before) {
    if (!before || before.customerId === row.customerId) return
    unlink(store, 'tracking_sourceId', row.id, (number) => number.customerId === row.customerId)
  },
}
