import type { Server as HttpServer } from 'node:http'
import type { ServedFit } from '@lineboard/contract/fit/served'
import { mayCall } from '@lineboard/contract/permissions'
import { Server, type Socket } from 'socket.io'
import { type Sessions, sessionNameOf, sessionParameter } from '../../api/control/sessions.ts'
import type { Principal } from '../../domain/access/principal.ts'
import { shownRow } from '../../domain/access/shown-fields.ts'
import type { Announcement } from '../../domain/rules/service.ts'
import { findPrincipal } from '../../domain/users/find-principal.ts'
import type { Limits } from '../../ground/limits.ts'
import { parseJson } from '../../ground/parse-json.ts'
import type { AnyRow } from '../../store/rows/internal-rows.ts'
import { channelReads, isRowChannel, modelOf, type World } from '../../world/world.ts'

/** An open socket and what it listens to, within the limits of a server. */
interface Listener {
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
function createListener(socket: Socket, tokenId: string | undefined, limits: Limits): Listener {
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
function readMessage(raw: unknown): ClientMessage | undefined {
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
function mayHear(principal: Principal, { channel, customerId, userId, isLoss }: Announcement): boolean {
  if (userId !== undefined) return userId === principal.userId
  if (principal.isSuperAdmin) return !isLoss
  if (customerId !== 0 && customerId !== principal.customerId) return false
  // What people say to each other, on notifications or a name of their own, is no row of anything.
  return !isRowChannel(channel) || mayCall(principal, channelReads[channel])
}

const isRow = (data: unknown): data is AnyRow => typeof data === 'object' && data !== null && 'id' in data

/** What a session is told: of a row, the fields that it may read, as the core API names them. */
function announcementFor(
  principal: Principal,
  { channel, data }: Announcement,
  served: ServedFit | undefined,
): unknown {
  if (!isRowChannel(channel) || !isRow(data)) return data
  const model = modelOf(channel)
  const row = shownRow(principal, model, data)
  return served ? served.rowOut(model, row) : row
}

/**
 * Whether a session may say something to its customer's people: notices are for administrators, names of their own for whoever may
 * change anything; what tells of rows is the server's alone.
 */
function mayPublish({ isSuperAdmin, principalType, sections, means }: Principal, channel: string): boolean {
  if (isRowChannel(channel) || means === 'reading key') return false
  if (isSuperAdmin) return true
  return channel === 'notifications' ? principalType !== 'USER' : [...sections.values()].includes('all')
}

/** Where the socket lives. */
export const socketPath = '/wss'

/** The open sockets of one world. */
interface Room {
  world: World
  served: ServedFit | undefined
  listeners: Set<Listener>
  close(): void
}

const whoIs = ({ store, clock }: World, tokenId: string | undefined): Principal | undefined =>
  findPrincipal(store, clock.now(), tokenId)

function deliver({ world, served, listeners }: Room, announcement: Announcement, from?: Socket): void {
  const { channel, event, customerId, sender, data: row } = announcement
  if (isRowChannel(channel) && isRow(row) && served?.isOf(modelOf(channel), { ...row }) === false) return
  for (const listener of listeners) {
    if (listener.socket === from || !listener.channels.has(channel)) continue
    const principal = whoIs(world, listener.tokenId)
    // The token has ended since: signed out, expired, or its user is gone.
    if (!principal) listener.socket.disconnect(true)
    else if (mayHear(principal, announcement)) {
      const topic = `org.ecms.${event}.${customerId}.${principal.userId}`
      const data = announcementFor(principal, announcement, served)
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
function openRoom(world: World, served: ServedFit | undefined): Room {
  const listeners = new Set<Listener>()
  const announce = (announcement: Announcement) => deliver(room, announcement)
  // Whose session is ended hears nothing more, whether or not there was anything to hear.
  const unfollow = world.store.onChange(({ model, kind }) => {
    if (model !== 'AccessToken' || kind !== 'deleted') return
    for (const { socket, tokenId } of [...listeners]) if (!whoIs(world, tokenId)) socket.disconnect(true)
  })
  function close() {
    unfollow()
    world.announcements.delete(announce)
  }
  const room: Room = { world, served, listeners, close }
  world.announcements.add(announce)
  return room
}

/** The realtime socket of a server. */
export interface RealtimeSocket {
  /** Ends the sockets of a world that is gone. */
  drop(world: World): void
  close(): void
}

/** Opens the realtime socket, with rows as those of the core API `served`. Only websockets, only with a token that is alive in the world the handshake is for. */
export function openSocket(http: HttpServer, sessions: Sessions, limits: Limits, served?: ServedFit): RealtimeSocket {
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
    const room = rooms.get(world) ?? openRoom(world, served)
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
