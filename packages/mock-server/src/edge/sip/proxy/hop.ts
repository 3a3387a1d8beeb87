import { randomBytes } from 'node:crypto'
import { realm } from '../../../domain/users/secrets.ts'
import { type Headers, headerOf, type SipMessage, type SipRequest } from '../message/message.ts'
import { startLineOf, writeMessage } from '../message/write-message.ts'

/** What the proxy puts into `Record-Route`: requests of a dialog come back through it. */
const ownRoute = `<sip:${realm};transport=ws;lr>`

const MOST_HOPS = 70

/** How often a request may still be passed on. */
export const hopsLeft = (request: SipRequest): number => Number(headerOf(request, 'Max-Forwards') ?? MOST_HOPS)

/** A name for a transaction of the proxy's own. */
export const newBranch = (): string => `z9hG4bK${randomBytes(8).toString('hex')}`

const ownVia = (branch: string) => `SIP/2.0/WS ${realm};branch=${branch}`

/** A request as it goes on to its next hop. */
export function forwardRequest(request: SipRequest, { uri, branch }: { uri: string; branch: string }): string {
  const headers: Headers = new Map(request.headers)
  headers.set('Via', [ownVia(branch), ...(headers.get('Via') ?? [])])
  headers.set('Max-Forwards', [String(hopsLeft(request) - 1)])
  if (request.method === 'INVITE' && request.toTag === undefined)
    headers.set('Record-Route', [ownRoute, ...(headers.get('Record-Route') ?? [])])
  // What was for the proxy goes no further.
  headers.delete('Route')
  headers.delete('Proxy-Authorization')
  headers.delete('Authorization')
  return writeMessage(`${request.method} ${uri} SIP/2.0`, headers, request.body)
}

/** An answer as it goes back: without the topmost `Via`, which was the proxy's. */
export function forwardResponse(message: SipMessage): string {
  const headers: Headers = new Map(message.headers)
  headers.set('Via', (headers.get('Via') ?? []).slice(1))
  return writeMessage(startLineOf(message), headers, message.body)
}

/** A CANCEL of a request that was passed on, or the ACK of its refusal: both belong to that hop alone (RFC 3261, 9.1 and 17.1.1.3). */
export function sameHop(
  method: 'CANCEL' | 'ACK',
  request: SipRequest,
  { uri, branch, to, reason }: { uri: string; branch: string; to?: string | undefined; reason?: string | undefined },
): string {
  const headers: Headers = new Map([
    ['Via', [ownVia(branch)]],
    ['From', request.headers.get('From') ?? []],
    ['To', to === undefined ? (request.headers.get('To') ?? []) : [to]],
    ['Call-ID', [request.callId]],
    ['CSeq', [`${request.cseq} ${method}`]],
    ['Max-Forwards', [String(MOST_HOPS)]],
  ])
  if (reason !== undefined) headers.set('Reason', [reason])
  return writeMessage(`${method} ${uri} SIP/2.0`, headers)
}
