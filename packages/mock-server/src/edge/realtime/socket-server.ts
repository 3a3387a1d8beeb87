import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Sessions } from '../../api/control/sessions.ts'
import { sessionNameOf, sessionParameter } from '../../api/control/sessions.ts'
import type { Principal } from '../../domain/access/principal.ts'
import type { Announcement } from '../../domain/rules/service.ts'
import { findPrincipal } from '../../domain/users/find-principal.ts'
import type { Limits } from '../../ground/limits.ts'
import type { World } from '../../world/world.ts'
import { announcementFor, createListener, type Listener, mayHear, mayPublish, readMessage } from './socket-listener.ts'

/** Where the socket lives. */
export const socketPath = '/wss'

/** The open sockets of one world. */
interface Room {
  world: World
  listeners: Set<Listener>
  close(): void
}

const whoIs = ({ store, clock }: World, tokenId: string | undefined): Principal | undefined =>
  findPrincipal(store, clock.now(), tokenId)

function deliver({ world, listeners }: Room, announcement: Announcement, from?: Socket): void {
  const { channel, event, customerId, sender } = announcement
  for (const listener of listeners) {
    if (listener.socket === from || !listener.channels.has(channel)) continue
    const principal = whoIs(world, listener.tokenId)
    // The token has ended since: signed out, expired, or its user is gone.
    if (!principal) listener.socket.disconnect(true)
    else if (mayHear(principal, announcement)) {
      const topic = `org.ecms.${event}.${customerId}.${principal.userId}`
      const data = announcementFor(principal, announcement)
      listener.send(JSON.stringify({ channel, event, data, topic, ...(sender && { sender }) }))
    }
  }
}

/** What a person says, with who that is: during impersonation, who really speaks. */
function said({ world }: Room, principal: Principal, channel: string, data: unknown): Announcement {
  const { customerId, userId, impersonatedBy } = principal
  const user = world.store.table('DashUser').get(impersonatedBy ?? userId)
  return {
    channel,
    event: 'message',
    data,
    customerId,
    ...(user && { sender: { id: user.id, username: user.username } }),
  }
}

function handleMessage(room: Room, listener: Listener, raw: unknown): void {
  const { socket, tokenId } = listener
  if (!listener.mayGoOn()) return
  const message = readMessage(raw)
  const principal = whoIs(room.world, tokenId)
  if (!principal) {
    socket.disconnect(true)
    return
  }
  if (!message) return
  for (const channel of message.channels) {
    if (message.action === 'subscribe') listener.subscribe(channel)
    else if (message.action === 'unsubscribe') listener.unsubscribe(channel)
    else if (mayPublish(principal, channel)) deliver(room, said(room, principal, channel, message.message), socket)
  }
}

/** Lets a world's announcements reach whoever listens, for as long as somebody does. */
function openRoom(world: World): Room {
  const listeners = new Set<Listener>()
  const announce = (announcement: Announcement) => deliver(room, announcement)
  const room: Room = { world, listeners, close: () => world.announcements.delete(announce) }
  world.announcements.add(announce)
  return room
}

/** The realtime socket of a server. */
export interface RealtimeSocket {
  /** Ends the sockets of a world that is gone. */
  drop(world: World): void
  close(): void
}

/** Opens the realtime socket. Only websockets, only with a token that is alive in the world the handshake is for. */
export function openSocket(http: HttpServer, sessions: Sessions, limits: Limits): RealtimeSocket {
  const server = new Server(http, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: limits.messageBytes,
    // Tokens are the protection, and a web app in development is served from another port.
    cors: { origin: true, credentials: true },
  })
  const rooms = new Map<World, Room>()

  const worldOf = ({ handshake: { headers, query } }: Socket): World =>
    sessions.of(sessionNameOf(headers, query[sessionParameter])).world

  function isKnown(socket: Socket, token: unknown): boolean {
    try {
      return typeof token === 'string' && whoIs(worldOf(socket), token) !== undefined
    } catch {
      return false
    }
  }

  server.use((socket, next) => {
    next(isKnown(socket, socket.handshake.query.token) ? undefined : new Error('accessToken is required'))
  })

  server.on('connection', (socket) => {
    const { token } = socket.handshake.query
    const world = worldOf(socket)
    const room = rooms.get(world) ?? openRoom(world)
    rooms.set(world, room)
    const listener = createListener(socket, typeof token === 'string' ? token : undefined, limits)
    room.listeners.add(listener)
    socket.on('disconnect', () => {
      room.listeners.delete(listener)
      if (room.listeners.size > 0) return
      room.close()
      rooms.delete(world)
    })
    socket.on('close', () => socket.disconnect(true))
    socket.on('message', (raw: unknown) => handleMessage(room, listener, raw))
  })

  return {
    drop(world) {
      for (const { socket } of [...(rooms.get(world)?.listeners ?? [])]) socket.disconnect(true)
    },
    close() {
      for (const room of rooms.values()) room.close()
      // Not one by one: who is told to go does not come back by itself, and a server that starts anew wants everybody back.
      server.engine.close()
    },
  }
}
