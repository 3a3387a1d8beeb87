import { isObject } from '../filter/is-object.ts'

type Fields = Readonly<Record<string, unknown>>

const isId = (value: unknown) => Number.isInteger(value) && Number(value) > 0
const isText = (value: unknown) => typeof value === 'string'
const maybe = (value: unknown, is: (value: unknown) => boolean) => value === undefined || is(value)

const isNotification = ({ msg, status, date }: Fields) =>
  isText(msg) &&
  maybe(status, (word) => /^(success|error|warn|info)$/.test(String(word))) &&
  maybe(date, (day) => isText(day) && !Number.isNaN(Date.parse(String(day))))

const isBalance = ({ customerId, balance, currency }: Fields) =>
  isId(customerId) && Number.isFinite(balance) && maybe(currency, isText)

/** Channels with events of their own; all others have what becomes of rows. */
const others: Readonly<Record<string, (event: string, data: Fields) => boolean>> = {
  notifications: (event, data) => event === 'message' && isNotification(data),
  number_management: (event, data) => isChange(event) && isText(data.number) && isText(data.status),
  customer: (event, data) => (event === 'balance' ? isBalance(data) : isChange(event) && isId(data.id)),
}

const isChange = (event: string) => /^(create|update|delete)$/.test(event)

const channels =
  /^(call_log|customer|user|role|product|tracking_number|receiving_numbers|sip_gateway|number_management|notifications)$/

/** Whether it is what another session published: whatever that is. */
export const isPublished = (channel: string, event: string): boolean =>
  event === 'message' && channel !== 'notifications'

/** Whether a channel has such an event, with what contract/asyncapi.yaml requires of its data; of a channel that is none of ours nothing is known. */
export function isEvent(channel: string, event: string, data: unknown): boolean {
  if (!channels.test(channel) || isPublished(channel, event)) return true
  if (!isObject(data)) return false
  return others[channel]?.(event, data) ?? (isChange(event) && isId(data.id))
}
