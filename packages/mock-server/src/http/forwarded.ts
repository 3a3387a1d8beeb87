import type { IncomingMessage } from 'node:http'

/** Who asks, as far as this server may believe it. */
export interface Visitor {
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
