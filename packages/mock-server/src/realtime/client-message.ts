import { parseJson } from '../parse-json.ts'
/** What a client says: `{action, channels, message?}` as a JSON string. */
export interface ClientMessage {
  action: 'subscribe' | 'unsubscribe' | 'publish'
  channels: readonly string[]
  message?: unknown
}

const actions = ['subscribe', 'unsubscribe', 'publish'] as const
const maxChannels = 50

/** Reads a message; undefined for anything else, which is passed over as a real server does. */
export function readMessage(raw: unknown): ClientMessage | undefined {
  if (typeof raw !== 'string') return undefined
  let value: unknown
  try {
    value = parseJson(raw)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || !('action' in value) || !('channels' in value)) return undefined
  const action = actions.find((name) => name === value.action)
  const { channels } = value
  if (!action || !Array.isArray(channels)) return undefined
  const names = channels.filter((channel): channel is string => typeof channel === 'string').slice(0, maxChannels)
  return { action, channels: names, ...('message' in value && { message: value.message }) }
}
