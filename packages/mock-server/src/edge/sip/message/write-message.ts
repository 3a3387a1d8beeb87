import { Buffer } from 'node:buffer'
import type { Headers, SipMessage, SipRequest } from './message.ts'

/** Reasons of the answers that the server gives by itself. */
const reasons: Readonly<Record<number, string>> = {
  100: 'Trying',
  180: 'Ringing',
  200: 'OK',
  202: 'Accepted',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  407: 'Proxy Authentication Required',
  408: 'Request Timeout',
  423: 'Interval Too Brief',
  480: 'Temporarily Unavailable',
  481: 'Call/Transaction Does Not Exist',
  482: 'Loop Detected',
  483: 'Too Many Hops',
  486: 'Busy Here',
  487: 'Request Terminated',
  488: 'Not Acceptable Here',
  503: 'Service Unavailable',
}

/** A message as it travels. */
export function writeMessage(startLine: string, headers: Headers, body = ''): string {
  const lines = [...headers]
    .filter(([name]) => name !== 'Content-Length')
    .flatMap(([name, values]) => values.map((value) => `${name}: ${value}`))
  return [startLine, ...lines, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n')
}

/** The first line that a message came with. */
export const startLineOf = (message: SipMessage): string =>
  message.kind === 'request'
    ? `${message.method} ${message.uri} SIP/2.0`
    : `SIP/2.0 ${message.status} ${message.reason}`

/** What an answer says beside what it repeats of the request. */
interface AnswerExtras {
  headers?: Readonly<Record<string, string | readonly string[]>>
  body?: string
  /** Ends up as the tag of `To`, where the request has none. */
  tag?: string
}

/** An answer to a request: what RFC 3261 (8.2.6) has repeated, and what is said beside. */
export function writeAnswer(
  request: SipRequest,
  status: number,
  { headers = {}, body, tag }: AnswerExtras = {},
): string {
  const repeated: Headers = new Map()
  for (const name of ['Via', 'Record-Route', 'From', 'To', 'Call-ID', 'CSeq']) {
    const values = request.headers.get(name)
    if (values && (name !== 'Record-Route' || request.method === 'INVITE')) repeated.set(name, [...values])
  }
  const [to = ''] = repeated.get('To') ?? []
  if (tag !== undefined && request.toTag === undefined) repeated.set('To', [`${to};tag=${tag}`])
  for (const [name, value] of Object.entries(headers)) repeated.set(name, [value].flat())
  return writeMessage(`SIP/2.0 ${status} ${reasons[status] ?? 'Unknown'}`, repeated, body)
}
