import type { Call } from '../../data/last-calls.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'

/** A row that gets a field back. */
export interface Back {
  id: number
  /** The row as it is now. */
  row: object
  before: unknown
}

/** What sets a field that no form has: calls of its own, for several rows at once where there is one for that. */
export interface Setter {
  /** Calls that it may make: who may not make all of them is not offered it. */
  calls: readonly string[]
  /** It is refused until the form has put back what it depends on. */
  isLast?: true
  /** Whether it can set this value; where it can't, the field follows another row. */
  sets(before: unknown): boolean
  /** The calls that put these rows back, in order. Rejects with what reading rejects with. */
  callsFor(rows: readonly Back[]): Promise<readonly Call[]>
}

const isId = (value: unknown): boolean => typeof value === 'number' && value > 0

/** Rows go back to the customers they had, those of one customer together. */
const toCustomer = (model: string): Setter => ({
  calls: [`${model}.updateCustomer`],
  sets: isId,
  callsFor: async (rows) =>
    [...Map.groupBy(rows, ({ before }) => before)].map(([customerId, own]) => [
      `${model}.updateCustomer`,
      { body: { updateInfo: { ids: own.map(({ id }) => id), customerId } } },
    ]),
})

/** A field that one call sets on one row. */
const each = (call: string, sets: Setter['sets'], bodyOf: (back: Back) => object): Setter => ({
  calls: [call],
  sets,
  callsFor: async (rows) => rows.map((back) => [call, { body: bodyOf(back) }]),
})

const stateCalls: Readonly<Record<string, string>> = {
  active: 'PaymentMethod.reactiveAccount',
  tracking_paused: 'PaymentMethod.pauseTrackingCode',
  calls_stopped: 'PaymentMethod.stopIncomingCalls',
}

const numberIn = (row: object, field: string) => Number(Reflect.get(row, field))

/** The ids of rows in order, with some of them at places of their own; the others keep the order they are in. */
function withPlaces(ids: readonly number[], places: ReadonlyMap<number, number>): number[] {
  const placed = new Map([...places].map(([id, place]) => [place, id]))
  const others = ids.filter((id) => !places.has(id))
  return ids.map((_, at) => placed.get(at + 1) ?? others.shift()).filter((id) => id !== undefined)
}

/** The order of a customer's gateways is set as a whole. */
async function gatewaysInOrder(customerId: number, rows: readonly Back[]): Promise<Call> {
  const filter = { where: { customerId }, order: 'position ASC' }
  const ids = rowsOf(await callByName('SipGateway.find', { filter })).map((row) => numberIn(row, 'id'))
  const places = new Map(rows.map(({ id, before }) => [id, Number(before)]))
  return ['SipGateway.order', { body: { gw_list: withPlaces(ids, places) } }]
}

const setters: Readonly<Record<string, Setter>> = {
  'OpNumber.customerId': toCustomer('OpNumber'),
  'TrackingSource.customerId': toCustomer('TrackingSource'),
  'CallLog.customerId': toCustomer('CallLog'),
  'CallLog.caller_contactId': each('CallLog.updatePhonebook', isId, ({ id, before }) => ({
    id,
    caller_contactId: before,
  })),
  'Customer.state': {
    calls: Object.values(stateCalls),
    sets: (before) => Object.hasOwn(stateCalls, String(before)),
    callsFor: async (rows) =>
      rows.map(({ id, before }) => [stateCalls[String(before)] ?? '', { body: { customerId: id } }]),
  },
  'PaymentMethod.primary': each(
    'PaymentMethod.setPrimary',
    (before) => before === true,
    ({ row }) => ({ payment_id: Reflect.get(row, 'payment_id') }),
  ),
  'SipGateway.defaultOutbound': {
    ...each(
      'SipGateway.setDefault',
      (before) => before === true,
      ({ id }) => ({ gateway_id: id }),
    ),
    isLast: true,
  },
  'SipGateway.position': {
    calls: ['SipGateway.order'],
    sets: isId,
    callsFor: (rows) =>
      Promise.all(
        [...Map.groupBy(rows, ({ row }) => numberIn(row, 'customerId'))].map(([customerId, own]) =>
          gatewaysInOrder(customerId, own),
        ),
      ),
  },
}

/** What sets a field of a model that no form has; undefined where nothing does. */
export function setterOf(model: string, field: string): Setter | undefined {
  const name = `${model}.${field}`
  return Object.hasOwn(setters, name) ? setters[name] : undefined
}
