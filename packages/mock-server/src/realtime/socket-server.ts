import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Principal } from '../access/principal.ts'
import { findPrincipal } from '../session/find-principal.ts'
import type { World } from '../world.ts'
import type { Announcement } from './announcement.ts'
import { readMessage } from './client-message.ts'
import { mayHear } from './may-hear.ts'

/** Where the socket lives. */
export const socketPath = '/wss'

interface Listener {
  socket: Socket
  tokenId: string | undefined
  channels: Set<string>
}

/** Opens the realtime socket of a world. Only websockets, only with a token that is alive. */
export function openSocket(http: HttpServer, world: World): { close(): void } {
  const server = new Server(http, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 100_000,
    // Tokens are the protection, and a web app in development is served from another port.
    cors: { origin: true, credentials: true },
  })
  const listeners = new Set<Listener>()

  const whoIs = (tokenId: string | undefined): Principal | undefined =>
    findPrincipal(world.store, world.clock.now(), tokenId)

  server.use((socket, next) => {
    const { token } = socket.handshake.query
    if (typeof token === 'string' && whoIs(token)) next()
    else next(new Error('accessToken is required'))
  })

  server.on('connection', (socket) => {
    const { token } = socket.handshake.query
    const listener: Listener = { socket, tokenId: typeof token === 'string' ? token : undefined, channels: new Set() }
    listeners.add(listener)
    socket.on('disconnect', () => listeners.delete(listener))
    socket.on('close', () => socket.disconnect(true))
    socket.on('message', (raw: unknown) => handleMessage(listener, raw))
  })

  function handleMessage({ socket, tokenId, channels }: Listener, raw: unknown): void {
    const message = readMessage(raw)
    const principal = whoIs(tokenId)
    if (!principal) {
      socket.disconnect(true)
      return
    }
    if (!message) return
    for (const channel of message.channels) {
      if (message.action === 'subscribe') channels.add(channel)
      else if (message.action === 'unsubscribe') channels.delete(channel)
      else deliver({ channel, event: 'message', data: message.message, customerId: principal.customerId }, socket)
    }
  }

  function deliver(announcement: Announcement, from?: Socket): void {
    const { channel, event, data, customerId } = announcement
    for (const { socket, tokenId, channels } of listeners) {
      if (socket === from || !channels.has(channel)) continue
      const principal = whoIs(tokenId)
      // The token has ended since: signed out, expired, or its user is gone.
      if (!principal) socket.disconnect(true)
      else if (mayHear(principal, announcement)) {
        const topic = `org.ecms.${event}.${customerId}.${principal.userId}`
        socket.emit('message', JSON.stringify({ channel, event, data, topic }))
      }
    }
  }

  const announce = (announcement: Announcement) => deliver(announcement)
  world.announcements.add(announce)
  return {
    close() {
      world.announcements.delete(announce)
      server.disconnectSockets(true)
      server.engine.close()
    },
  }
}
