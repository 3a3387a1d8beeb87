import { io } from 'socket.io-client'
import { checkAddress, checkCount, checkNumber } from '../transport/options.ts'
import { createRealtime, type Realtime, type RealtimeEvents } from './realtime.ts'

export type { AnyMessage } from './messages.ts'
export {
  type Balance,
  type Channel,
  formatTopic,
  type MessageOf,
  type Notification,
  parseTopic,
  type Sender,
  type Topic,
} from './messages.ts'
export {
  createRealtime,
  type Gap,
  type Malformed,
  type Realtime,
  type RealtimeEvents,
  type RealtimeSocket,
  type RealtimeState,
} from './realtime.ts'

/** A handler that can be told to hand over at once what it holds. */
export interface Batched<Message> {
  (message: Message): void
  flush(): void
}

interface RowMessage {
  data: unknown
}

const keyOf = ({ data }: RowMessage): unknown =>
  typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined

/**
 * Gathers messages and hands them over at most once in so many milliseconds, of one row only the last: a burst of a
 * thousand changes repaints a list once, and what waits never grows beyond `maxWaiting` rows, or messages of none: at so many they are handed over early.
 * Throws a RangeError for an `intervalMs` below 0 and a `maxWaiting` below 1.
 */
export function batched<Message extends RowMessage>(
  handler: (messages: Message[]) => void,
  intervalMs: number,
  maxWaiting = 1000,
): Batched<Message> {
  checkNumber('intervalMs', intervalMs)
  checkCount('maxWaiting', maxWaiting)
  let waiting = new Map<unknown, Message>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const messages = [...waiting.values()]
    waiting = new Map()
    if (messages.length > 0) handler(messages)
  }
  const gather = (message: Message) => {
    const key = keyOf(message) ?? message
    // Moved to the end: messages stay in the order of their last change.
    waiting.delete(key)
    waiting.set(key, message)
    if (waiting.size >= maxWaiting) flush()
    else timer ??= setTimeout(flush, intervalMs)
  }
  return Object.assign(gather, { flush })
}

/** Where to connect, and with what session. */
export interface RealtimeOptions extends RealtimeEvents {
  /** Origin of the core API, such as `https://core.example.com:9443`; paths in it are left out. */
  url: string
  /** The session's token, asked for at each connection; the impersonation token where there is one. */
  token: () => string | undefined
  /** Path of the socket on the server. @default '/wss' */
  path?: string
  /** Longest wait between tries to connect again, in milliseconds. @default 5000 */
  maxDelayMs?: number
}

/** A connection that lasted so long was no refusal of its token when the server ended it, in milliseconds. */
const LASTING_MS = 5000

/** Wait before a server that ended the connection is asked again, in milliseconds; up to half more, so that not all come at once. */
const RETURN_MS = 1000

/**
 * Connects over socket.io, by websocket only, and again whenever the connection is lost. A server that starts again may end connections, and
 * says no more then than one that will not have the token: after one that lasted it is asked again, with the token of that moment. Throws a TypeError for a `url` that is none, or that has
 * a user name or password in it, a RangeError for a `maxDelayMs` below 0.
 */
export function connectRealtime({
  url,
  token,
  path = '/wss',
  maxDelayMs = 5000,
  ...events
}: RealtimeOptions): Realtime {
  checkNumber('maxDelayMs', maxDelayMs)
  checkAddress('url', url.replace(/^ws/, 'http'))
  const query = () => ({ token: token() ?? '' })
  const socket = io(new URL(url).origin, {
    path,
    transports: ['websocket'],
    query: query(),
    reconnectionDelayMax: maxDelayMs,
    // One connection each, so that closing one does not end another.
    forceNew: true,
    autoConnect: false,
  })
  const renew = () => {
    socket.io.opts.query = query()
  }
  socket.io.on('reconnect_attempt', renew)
  let coming: ReturnType<typeof setTimeout> | undefined
  const stayAway = () => {
    clearTimeout(coming)
    coming = undefined
  }
  const open = () => {
    stayAway()
    renew()
    socket.connect()
  }
  const { now = Date.now } = events
  let connectedAtMs = 0
  socket.on('connect', () => {
    connectedAtMs = now()
  })
  // Before the handlers of the connection, which ask whether it comes back.
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect' || now() - connectedAtMs < LASTING_MS) return
    coming = setTimeout(open, Math.min(RETURN_MS * (1 + Math.random() / 2), maxDelayMs))
  })
  const realtime = createRealtime(
    {
      get active() {
        return coming !== undefined || socket.active
      },
      on: (event, handler) => socket.on(event, handler),
      emit: (event, ...args) => socket.emit(event, ...args),
      connect: open,
      disconnect() {
        stayAway()
        socket.disconnect()
      },
    },
    events,
  )
  socket.connect()
  return realtime
}
