import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import type { Session, Sessions } from '../../api/control/sessions.ts'
import { sessionNameOf, sessionParameter } from '../../api/control/sessions.ts'
import { StartError } from '../../ground/errors.ts'
import type { Limits } from '../../ground/limits.ts'
import type { World } from '../../world/world.ts'
import { visitorOf } from '../http/access-log.ts'
import { closeServer, createLimitedServer, endConnection, listen, noSocket } from '../http/limited-server.ts'
import type { Flow } from './message/message.ts'
import type { Switchboard } from './proxy/switchboard.ts'

/** Where phones connect to, on every port of the server. */
export const phonePath = '/ws'

/** Name of SIP among the protocols of a websocket (RFC 7118). */
const PROTOCOL = 'sip'

const addressOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://server')

/** The connections of phones. */
export interface PhoneServer {
  /** Ends the connections of a world that is gone. */
  drop(world: World): void
  close(): Promise<void>
}

/** The session that a connection is for, or why there is none. */
function sessionOf(sessions: Sessions, request: IncomingMessage): Session | string {
  try {
    return sessions.of(sessionNameOf(request.headers, addressOf(request).searchParams.get(sessionParameter)))
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem)
  }
}

function connect(
  socket: WebSocket,
  switchboard: Switchboard,
  address: string,
  { messagesPerSecond, waitingBytes, phones }: Limits,
): void {
  const flow: Flow = {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN
    },
    address,
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return
      socket.send(text)
      // A phone that does not read is ended at once: a polite end would wait for the same reader.
      if (socket.bufferedAmount > waitingBytes) socket.terminate()
    },
    end: () => socket.terminate(),
  }
  switchboard.join(flow)
  let second = 0
  let count = 0
  let bytes = 0
  socket.on('message', (data) => {
    const text = String(data)
    const now = Math.floor(performance.now() / 1000)
    if (now !== second) [count, bytes] = [0, 0]
    second = now
    count += 1
    bytes += text.length
    if (count > messagesPerSecond || bytes > phones.bytesPerSecond) {
      socket.close(1008, 'too many messages')
      return
    }
    // A sign of life, answered in kind (RFC 5626, 3.5.1).
    if (text === '\r\n\r\n') flow.send('\r\n')
    else switchboard.receive(flow, text)
  })
  socket.on('close', () => switchboard.lose(flow))
  // What breaks a connection is told by its end.
  socket.on('error', () => socket.terminate())
}

interface PhonePlaces {
  /** The server of the app, which takes phones as well. */
  http: Server
  host: string
  /** A port of their own, where that is free. */
  port: number | undefined
  limits: Limits
  /** Whether a proxy of one's own says where phones connect from. */
  isBehindProxy: boolean
  /** What connects the phones of a world. */
  switchboardOf(world: World): Switchboard
}

const notHere = (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(404).end()

async function openPort({ host, port, limits }: PhonePlaces): Promise<{ http: Server; port: number } | undefined> {
  if (port === undefined) return undefined
  const http = createLimitedServer(limits, notHere)
  try {
    return { http, port: await listen(http, port, host) }
  } catch (problem) {
    if (problem instanceof StartError) return undefined
    throw problem
  }
}

/** Takes SIP over websockets (RFC 7118), each connection for the world it says. `port` is that of phones alone, where it was free. */
export async function openPhoneServer(
  sessions: Sessions,
  places: PhonePlaces,
): Promise<PhoneServer & { port: number | undefined }> {
  const { http, limits } = places
  const open = new Map<WebSocket, World>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.phones.messageBytes,
    handleProtocols: (protocols) => (protocols.has(PROTOCOL) ? PROTOCOL : false),
  })

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const asked = request.headers['sec-websocket-protocol']?.split(',').map((name) => name.trim()) ?? []
    const session = sessionOf(sessions, request)
    if (typeof session === 'string') {
      endConnection(socket, 400, session)
      return
    }
    if (!asked.includes(PROTOCOL)) {
      endConnection(socket, 400, `Softphones ask for the protocol "${PROTOCOL}" of websockets.`)
      return
    }
    server.handleUpgrade(request, socket, head, (opened) => {
      open.set(opened, session.world)
      opened.on('close', () => open.delete(opened))
      connect(opened, places.switchboardOf(session.world), visitorOf(request, places.isBehindProxy).address, limits)
    })
  }

  // As it was written: what leads there by way of another socket's address would be taken by both.
  const isForPhones = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] === phonePath

  http.on('upgrade', (request, socket, head) => {
    if (isForPhones(request)) upgrade(request, socket, head)
  })
  const own = await openPort(places)
  own?.http.on('upgrade', (request, socket, head) => {
    if (isForPhones(request)) upgrade(request, socket, head)
    else endConnection(socket, 404, noSocket(request, `softphones are at ${phonePath}`))
  })

  return {
    port: own?.port,
    drop(world) {
      for (const [socket, of] of open) if (of === world) socket.terminate()
    },
    async close() {
      for (const socket of open.keys()) socket.terminate()
      server.close()
      if (own) await closeServer(own.http)
    },
  }
}
