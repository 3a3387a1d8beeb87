import { isObject } from '../filter/is-object.ts'
import type { Channel } from './messages.ts'

type IsData = (data: unknown) => boolean
type Events = Readonly<Record<string, IsData>>

const isId = (value: unknown) => Number.isInteger(value) && Number(value) >= 1
const isAny: IsData = () => true
const isRow: IsData = (data) => isObject(data) && isId(data.id)

const severities: readonly unknown[] = [undefined, 'success', 'error', 'warn', 'info']
const isNotification: IsData = (data) =>
  isObject(data) &&
  typeof data.msg === 'string' &&
  severities.includes(data.status) &&
  (data.date === undefined || (typeof data.date === 'string' && !Number.isNaN(Date.parse(data.date))))

const isBalance: IsData = (data) =>
  isObject(data) &&
  isId(data.customerId) &&
  Number.isFinite(data.balance) &&
  (data.currency === undefined || typeof data.currency === 'string')

const isOutcome: IsData = (data) => isObject(data) && typeof data.number === 'string' && typeof data.status === 'string'

const changes = (isData: IsData): Events => ({ create: isData, update: isData, delete: isData, message: isAny })
const ofRows = changes(isRow)

/** The events of each channel, and what their data must have: what contract/asyncapi.yaml requires of it. */
const events: Readonly<Record<Channel, Events>> = {
  call_log: ofRows,
  customer: { ...ofRows, balance: isBalance },
  user: ofRows,
  role: ofRows,
  product: ofRows,
  tracking_number: ofRows,
  receiving_numbers: ofRows,
  sip_gateway: ofRows,
  number_management: changes(isOutcome),
  notifications: { message: isNotification },
}

/** Whether a channel has such an event, with such data; of a channel that is none of ours nothing is known. */
export function isEvent(channel: string, event: string, data: unknown): boolean {
  const known = new Map<string, Events>(Object.entries(events)).get(channel)
  return known === undefined || (Object.hasOwn(known, event) && known[event]?.(data) === true)
}
