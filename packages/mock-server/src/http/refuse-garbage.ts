import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { endConnection } from './end-connection.ts'

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what is no HTTP, or comes too slowly, in the form of the API, and ends the connection. */
export function refuseGarbage(server: Server): void {
  server.on('clientError', (problem: NodeJS.ErrnoException, socket: Duplex) => {
    if (problem.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    endConnection(socket, statuses[problem.code ?? ''] ?? 400)
  })
}
