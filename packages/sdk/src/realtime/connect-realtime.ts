import { io } from 'socket.io-client'
import { checkAddress } from '../options/check-address.ts'
import { checkNumber } from '../options/check-number.ts'
import { createRealtime, type Realtime, type RealtimeEvents } from './realtime.ts'

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

/**
 * Connects over socket.io, by websocket only, and again whenever the connection is lost. Throws a TypeError for a `url` that is none, or that has
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
  const realtime = createRealtime(
    {
      get active() {
        return socket.active
      },
      on: (event, handler) => socket.on(event, handler),
      emit: (event, ...args) => socket.emit(event, ...args),
      connect() {
        renew()
        socket.connect()
      },
      disconnect: () => socket.disconnect(),
    },
    events,
  )
  socket.connect()
  return realtime
}
