import type { components } from '@lineboard/contract'

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
