import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { LoopbackError, StartError } from '../../ground/errors.ts'
import type { Limits } from '../../ground/limits.ts'
import { safetyLines } from './safety-headers.ts'

/** Answers a connection that is no request of HTTP, or asks to become a socket, in the form of the API, and ends it. */
export function endConnection(socket: Duplex, status: number, message = STATUS_CODES[status] ?? ''): void {
  const body = Buffer.from(JSON.stringify(new LoopbackError(status, message).toBody()))
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n${safetyLines}\r\n`
  socket.end(Buffer.concat([Buffer.from(head), body]))
}

/** What is said to who asks for a socket where there is none; `places` is where there are some. */
export const noSocket = ({ url = '/' }: IncomingMessage, places: string): string =>
  `There is no socket at ${url.split('?', 1)[0]?.slice(0, 100)}: ${places}.`

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what is no HTTP, or comes too slowly, in the form of the API, and ends the connection. */
function refuseGarbage(server: Server): void {
  server.on('clientError', (problem: NodeJS.ErrnoException, socket: Duplex) => {
    if (problem.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    endConnection(socket, statuses[problem.code ?? ''] ?? 400)
  })
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Ends connections of an address that has too many. */
function limitAddresses(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/**
 * Keeps what breaks a connection from ending the process. Node gives a connection that is to be a socket away without anybody who hears of
 * that, and until somebody takes it, or nobody does, its visitor may be gone.
 */
const hearErrors = (server: Server): unknown => server.on('connection', (socket) => socket.on('error', () => {}))

/**
 * Answers clients that end their side of the connection after their last request, as `nc -N` and some health checks do. Node drops such a
 * request, unless its answer is written in the same turn. Its types lack the property that keeps it.
 */
const answerHalfClosed = (server: Server): unknown => Object.assign(server, { httpAllowHalfOpen: true })

/** Ends a connection whose client ends its side before the answer: most have cancelled a request that is of no more use to them. */
export function endWithClient({ socket }: IncomingMessage, response: ServerResponse): void {
  const end = () => void socket.destroy()
  socket.once('end', end)
  response.once('close', () => socket.off('end', end))
}

/**
 * Lets one request in a turn of the event loop. A turn accepts one new connection only, so that whoever comes to a busy server would wait for as
 * many requests as there are connections before theirs, times those who come.
 */
function oneATurn(listener: Listener): Listener {
  const waiting: Parameters<Listener>[] = []
  let isTurnTaken = false
  function next(): void {
    const one = waiting.shift()
    isTurnTaken = one !== undefined
    if (!one) return
    setImmediate(next)
    // A visitor who went away meanwhile would never be heard to go.
    if (!one[0].destroyed) listener(...one)
  }
  return (request, response) => {
    if (isTurnTaken) {
      waiting.push([request, response])
      return
    }
    isTurnTaken = true
    setImmediate(next)
    listener(request, response)
  }
}

/** An HTTP server that no visitor has for himself: what is slow, large or countless is ended. */
export function createLimitedServer(limits: Limits, listener: Listener): Server {
  const { headBytes, headMs, requestMs, quietMs, connectionsPerAddress } = limits
  const server = createServer(
    {
      maxHeaderSize: headBytes,
      headersTimeout: headMs,
      requestTimeout: requestMs,
      // How much later than that somebody is told.
      connectionsCheckingInterval: Math.min(headMs, requestMs) / 4,
    },
    oneATurn(listener),
  )
  server.setTimeout(quietMs)
  hearErrors(server)
  answerHalfClosed(server)
  limitAddresses(server, connectionsPerAddress)
  refuseGarbage(server)
  return server
}

const sentences: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop what runs there, or choose another with --port.`,
  EACCES: (port) => `Port ${port} may not be used by this account. Choose one above 1023 with --port.`,
  EADDRNOTAVAIL: (_port, host) => `The address ${host} is not one of this machine's.`,
  ENOTFOUND: (_port, host) => `The host ${host} is not known.`,
}

/** Starts listening and answers the port. Throws a `StartError` with a sentence when that can't be. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) => {
      const sentence = sentences[problem.code ?? '']
      reject(sentence ? new StartError(sentence(port, host)) : problem)
    })
    // On a port and not on a pipe, a server's address is no text.
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

/** Stops listening, lets answers that are under way be finished for as long as that, and ends every connection. */
export function closeServer(server: Server, graceMs = 0): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    if (graceMs === 0) server.closeAllConnections()
  })
}
