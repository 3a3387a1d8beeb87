import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { LoopbackError } from '../errors/loopback-error.ts'
import { safetyLines } from './safety-headers.ts'

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what is no HTTP, or comes too slowly, in the form of the API, and ends the connection. */
export function refuseGarbage(server: Server): void {
  server.on('clientError', (problem: NodeJS.ErrnoException, socket: Duplex) => {
    if (problem.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statuses[problem.code ?? ''] ?? 400
    const text = STATUS_CODES[status] ?? 'Bad Request'
    const body = JSON.stringify(new LoopbackError(status, text).toBody())
    socket.end(
      `HTTP/1.1 ${status} ${text}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n${safetyLines}\r\n${body}`,
    )
  })
}
