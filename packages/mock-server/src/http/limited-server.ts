import { createServer, type RequestListener, type Server } from 'node:http'
import type { Limits } from '../server-limits.ts'
import { refuseGarbage } from './refuse-garbage.ts'

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

/** An HTTP server that no visitor has for himself: what is slow, large or countless is ended. */
export function createLimitedServer(limits: Limits, listener: RequestListener): Server {
  const { headBytes, headMs, requestMs, quietMs, connectionsPerAddress } = limits
  const server = createServer(
    {
      maxHeaderSize: headBytes,
      headersTimeout: headMs,
      requestTimeout: requestMs,
      // How much later than that somebody is told.
      connectionsCheckingInterval: Math.min(headMs, requestMs) / 4,
    },
    listener,
  )
  server.setTimeout(quietMs)
  hearErrors(server)
  limitAddresses(server, connectionsPerAddress)
  refuseGarbage(server)
  return server
}
