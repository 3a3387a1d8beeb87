import type { IncomingMessage, ServerResponse } from 'node:http'
import { redact } from '@lineboard/contract/redact'

/** Who asks, as far as this server may believe it. */
interface Visitor {
  address: string
  /** What a server behind this one is told of who asks. */
  headers: Readonly<Record<string, string>>
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/**
 * Who asks: by the connection, or where a proxy of one's own stands before this server, by what that one says, which is the last
 * entry. What a visitor writes into these headers himself is passed on to nobody.
 */
export function visitorOf({ socket, headers }: IncomingMessage, isBehindProxy: boolean): Visitor {
  const peer = socket.remoteAddress ?? ''
  const { host = '' } = headers
  if (!isBehindProxy) {
    return {
      address: peer,
      headers: { 'x-forwarded-for': peer, 'x-forwarded-proto': 'http', 'x-forwarded-host': host },
    }
  }
  const named = first(headers['x-forwarded-for'])?.split(',').at(-1)?.trim()
  const address = named || peer
  return {
    address,
    headers: {
      'x-forwarded-for': address,
      'x-forwarded-proto': first(headers['x-forwarded-proto']) ?? 'http',
      'x-forwarded-host': first(headers['x-forwarded-host']) ?? host,
    },
  }
}

/** A line of the access log, as JSON. */
export interface AccessLine {
  /** When the request came, in ISO 8601. */
  at: string
  address: string
  method: string
  /** Path without its query, which holds tokens, names and numbers of people. */
  path: string
  /** 0 where the visitor left before there was an answer. */
  status: number
  durationMs: number
}

/** What is asked so often by machines that it would hide the rest. */
const unsaid = new Set(['/health', '/ready'])

/** Tells of a request once it has been answered. */
export function logAccess(
  request: IncomingMessage,
  response: ServerResponse,
  { isBehindProxy, write }: { isBehindProxy: boolean; write: (line: AccessLine) => void },
): void {
  const [path = '/'] = (request.url ?? '/').split(/[?#]/)
  if (unsaid.has(path)) return
  const at = new Date().toISOString()
  const startedMs = performance.now()
  const { address } = visitorOf(request, isBehindProxy)
  response.once('close', () =>
    write({
      at,
      address,
      method: request.method ?? '',
      path: redact(path),
      status: response.headersSent ? response.statusCode : 0,
      durationMs: Math.round(performance.now() - startedMs),
    }),
  )
}
