import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { LoopbackError } from '../errors/loopback-error.ts'
import { safetyLines } from './safety-headers.ts'

/** Answers a connection that is no request of HTTP, or asks to become a socket, in the form of the API, and ends it. */
export function endConnection(socket: Duplex, status: number, message = STATUS_CODES[status] ?? ''): void {
  const body = Buffer.from(JSON.stringify(new LoopbackError(status, message).toBody()))
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n${safetyLines}\r\n`
  socket.end(Buffer.concat([Buffer.from(head), body]))
}
