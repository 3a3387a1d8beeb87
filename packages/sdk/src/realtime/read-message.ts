import { isObject } from '../filter/is-object.ts'
import { answerValues } from '../operations/answer-values.ts'
import { isEvent, isPublished } from './event-data.ts'
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

/**
 * Reads what came over the socket: a JSON string of a message that its channel has. Undefined for anything else. What the server says of rows is read as
 * an answer is; what another session published is left as it is.
 */
export function readMessage(raw: unknown): AnyMessage | undefined {
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
  const { data, sender } = isPublished(channel, event) ? value : Object(answerValues(value, raw, channel))
  if (!isEvent(channel, event, data)) return undefined
  return { channel, event, data, topic, ...(isSender(sender) && { sender }) }
}
