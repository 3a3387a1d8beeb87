import { isObject } from '../filter/is-object.ts'
import { isEvent } from './event-data.ts'
import type { Sender } from './messages.ts'

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

/** Reads what came over the socket: a JSON string of a message that its channel has. Undefined for anything else. */
export function readMessage(raw: unknown): AnyMessage | undefined {
  if (typeof raw !== 'string') return undefined
  let value: unknown
  try {
    value = JSON.parse(raw)
  } catch {
    return undefined
  }
  if (!isObject(value)) return undefined
  const { channel, event, data, topic = '', sender } = value
  if (typeof channel !== 'string' || typeof event !== 'string' || typeof topic !== 'string') return undefined
  if (!isEvent(channel, event, data)) return undefined
  return { channel, event, data, topic, ...(isSender(sender) && { sender }) }
}
