import { mayCall } from '@lineboard/contract/permissions'
import type { Socket } from 'socket.io'
import type { Principal } from '../../domain/access/principal.ts'
import { shownRow } from '../../domain/access/shown-fields.ts'
import type { Announcement } from '../../domain/rules/service.ts'
import type { Limits } from '../../ground/limits.ts'
import { parseJson } from '../../ground/parse-json.ts'
import type { AnyRow } from '../../store/rows/models.ts'
import { channelReads, isRowChannel, modelOf } from '../../world/announcements.ts'

/** An open socket and what it listens to, within the limits of a server. */
export interface Listener {
  readonly socket: Socket
  readonly tokenId: string | undefined
  readonly channels: ReadonlySet<string>
  subscribe(channel: string): void
  unsubscribe(channel: string): void
  /** Sends a text. Whoever does not read what waits for him is let go: nothing else would ever free it. */
  send(text: string): void
  /** Notes that something was said, and answers whether that was within the limit; beyond it the socket is ended. */
  mayGoOn(): boolean
}

/** Makes a listener of a socket. */
export function createListener(socket: Socket, tokenId: string | undefined, limits: Limits): Listener {
  const { channels: mostChannels, channelCharacters, messagesPerSecond, waitingBytes } = limits
  const channels = new Set<string>()
  const connection = socket.conn.request.socket
  let waiting = 0
  let second = 0
  let messages = 0
  // What is drained has been given to the connection, which has a buffer of its own.
  socket.conn.on('drain', () => {
    waiting = 0
  })
  return {
    socket,
    tokenId,
    channels,
    subscribe(channel) {
      if (channels.size < mostChannels && channel.length <= channelCharacters) channels.add(channel)
    },
    unsubscribe: (channel) => void channels.delete(channel),
    send(text) {
      waiting += Buffer.byteLength(text)
      socket.emit('message', text)
      // At once: a polite end would wait for the same reader.
      if (waiting + connection.writableLength > waitingBytes) connection.destroy()
    },
    mayGoOn() {
      const now = Math.floor(performance.now() / 1000)
      messages = now === second ? messages + 1 : 1
      second = now
      if (messages <= messagesPerSecond) return true
      connection.destroy()
      return false
    },
  }
}

/** What a client says: `{action, channels, message?}` as a JSON string. */
interface ClientMessage {
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

/** Whether a session may be told: what is everybody's, or its own customer's, in a section it may see. */
export function mayHear(principal: Principal, { channel, customerId, userId, isLoss }: Announcement): boolean {
  if (userId !== undefined) return userId === principal.userId
  if (principal.isSuperAdmin) return !isLoss
  if (customerId !== 0 && customerId !== principal.customerId) return false
  // What people say to each other, on notifications or a name of their own, is no row of anything.
  return !isRowChannel(channel) || mayCall(principal, channelReads[channel])
}

const isRow = (data: unknown): data is AnyRow => typeof data === 'object' && data !== null && 'id' in data

/** What a session is told: of a row, the fields that it may read. */
export const announcementFor = (principal: Principal, { channel, data }: Announcement): unknown =>
  isRowChannel(channel) && isRow(data) ? shownRow(principal, modelOf(channel), data) : data

/**
 * Whether a session may say something to its customer's people: notices are for administrators, names of their own for whoever may
 * change anything; what tells of rows is the server's alone.
 */
export function mayPublish({ isSuperAdmin, principalType, sections, means }: Principal, channel: string): boolean {
  if (isRowChannel(channel) || means === 'reading key') return false
  if (isSuperAdmin) return true
  return channel === 'notifications' ? principalType !== 'USER' : [...sections.values()].includes('all')
}
