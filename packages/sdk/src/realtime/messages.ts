import type { components } from '@lineboard/contract'
import type { CoreFit } from '@lineboard/contract/fit'
import { isObject } from '../filter/is-object.ts'
import { answerValues } from '../operations/answer-values.ts'

type Schemas = components['schemas']

/** What one can listen to, and the rows each tells of. */
interface ChannelRows {
  call_log: Schemas['CallLog']
  customer: Schemas['Customer']
  user: Schemas['DashUser']
  role: Schemas['DashRole']
  product: Schemas['Product']
  tracking_number: Schemas['OpNumber']
  receiving_numbers: Schemas['ReceivingNumber']
  sip_gateway: Schemas['SipGateway']
}

/** Name of a channel. */
export type Channel = Schemas['ChannelName']

/** Something to show to the user. The server may leave out all but the text. */
export interface Notification {
  msg: string
  status?: 'success' | 'error' | 'warn' | 'info'
  date?: string
  /** Id of the saved view that it is about. */
  templateId?: number
}

/** What a wallet holds, in USD. */
export interface Balance {
  customerId: number
  balance: number
  /** ISO 4217 code the customer is shown amounts in. */
  currency?: string
}

/** Who published a message: the person who acts, where somebody acts as another. */
export interface Sender {
  /** Id of the user. */
  id: number
  username: string
}

interface Message<Name, Event, Data> {
  channel: Name
  event: Event
  data: Data
  /** `org.ecms.{event}.{customerId}.{userId}`. */
  topic: string
  /** Only of what a person published. */
  sender?: Sender
}

type Changed<Name extends keyof ChannelRows> =
  | Message<Name, 'create' | 'update', ChannelRows[Name]>
  | Message<Name, 'delete', { id: number }>

/** What another session said on a channel with publish(). */
type Published<Name> = Message<Name, 'message', unknown>

/** What comes over a channel, told apart by `event`. Rows come without relations, of a deleted one the id alone. */
export type MessageOf<Name extends Channel> = Name extends 'notifications'
  ? Message<Name, 'message', Notification>
  : Name extends 'number_management'
    ?
        | Message<
            Name,
            'create' | 'update' | 'delete',
            Schemas['NumberReservationOutcome'] | Schemas['NumberReleaseOutcome']
          >
        | Published<Name>
    : Name extends 'customer'
      ? Changed<Name> | Published<Name> | Message<Name, 'balance', Balance>
      : Name extends keyof ChannelRows
        ? Changed<Name> | Published<Name>
        : never

/** The parts of a topic. */
export interface Topic {
  event: string
  customerId: number
  userId: number
}

const TOPIC = /^org\.ecms\.([a-z_]+)\.(\d+)\.(\d+)$/

/** Reads a topic; undefined for what is none. */
export function parseTopic(topic: string): Topic | undefined {
  const [, event, customerId, userId] = TOPIC.exec(topic) ?? []
  return event ? { event, customerId: Number(customerId), userId: Number(userId) } : undefined
}

/** The topic of these parts. */
export const formatTopic = ({ event, customerId, userId }: Topic): string => `org.ecms.${event}.${customerId}.${userId}`

type Fields = Readonly<Record<string, unknown>>

const isId = (value: unknown) => Number.isInteger(value) && Number(value) > 0
const isText = (value: unknown) => typeof value === 'string'
const maybe = (value: unknown, is: (value: unknown) => boolean) => value === undefined || is(value)

const isNotification = ({ msg, status, date, templateId }: Fields) =>
  isText(msg) &&
  maybe(templateId, isId) &&
  maybe(status, (word) => /^(success|error|warn|info)$/.test(String(word))) &&
  maybe(date, (day) => isText(day) && !Number.isNaN(Date.parse(String(day))))

const isBalance = ({ customerId, balance, currency }: Fields) =>
  isId(customerId) && Number.isFinite(balance) && maybe(currency, isText)

/** Channels with events of their own; all others have what happens to rows. */
const others: Readonly<Record<string, (event: string, data: Fields) => boolean>> = {
  notifications: (event, data) => event === 'message' && isNotification(data),
  number_management: (event, data) => isChange(event) && isText(data.number) && isText(data.status),
  customer: (event, data) => (event === 'balance' ? isBalance(data) : isChange(event) && isId(data.id)),
}

const isChange = (event: string) => /^(create|update|delete)$/.test(event)

const channels =
  /^(call_log|customer|user|role|product|tracking_number|receiving_numbers|sip_gateway|number_management|notifications)$/

/** Whether it is what another session published: whatever that is. */
const isPublished = (channel: string, event: string): boolean => event === 'message' && channel !== 'notifications'

/** Whether a channel has such an event, with what contract/asyncapi.yaml requires of its data; of a channel that is none of ours nothing is known. */
function isEvent(channel: string, event: string, data: unknown): boolean {
  if (!channels.test(channel) || isPublished(channel, event)) return true
  if (!isObject(data)) return false
  return others[channel]?.(event, data) ?? (isChange(event) && isId(data.id))
}

/** A message whatever its channel. */
export interface AnyMessage {
  channel: string
  event: string
  data: unknown
  topic: string
  /** Who published it, where that is a person and not the server. */
  sender?: Sender
}

const isSender = (value: unknown): value is Sender =>
  isObject(value) && typeof value.id === 'number' && typeof value.username === 'string'

/**
 * Reads what came over the socket: a JSON string of a message that its channel has. Undefined for anything else. What the server says of rows is read as
 * an answer is; what another session published is left as it is.
 */
export function readMessage(raw: unknown, fit?: CoreFit): AnyMessage | undefined {
  if (typeof raw !== 'string') return undefined
  let value: unknown
  try {
    value = JSON.parse(raw)
  } catch {
    return undefined
  }
  if (!isObject(value)) return undefined
  const { channel, event, topic = '' } = value
  if (typeof channel !== 'string' || typeof event !== 'string' || typeof topic !== 'string') return undefined
  const ours = fit ? { ...value, data: fit.message(channel, event, value.data) } : value
  const text = fit ? JSON.stringify(ours) : raw
  const { data, sender } = isPublished(channel, event) ? value : Object(answerValues(ours, text, channel))
  if (!isEvent(channel, event, data)) return undefined
  return { channel, event, data, topic, ...(isSender(sender) && { sender }) }
}
