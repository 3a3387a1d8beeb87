import { randomBytes } from 'node:crypto'
import { type Headers, headerOf, type SipRequest, type SipResponse } from '../message/message.ts'
import { addressOf } from '../message/parse-message.ts'
import { writeMessage } from '../message/write-message.ts'
import { newBranch } from '../proxy/hop.ts'
import type { Media } from './media.ts'

/** Where the server's own phone is to be found. */
export const ownContact = { user: 'line', host: 'network.invalid' }
export const contactHeader = `<sip:${ownContact.user}@${ownContact.host};transport=ws>`

/** One call of the server's own phone (RFC 3261, 12). */
export interface Leg {
  callId: string
  /** Addresses with their tags, as this side writes them. */
  local: string
  remote: string
  /** Where requests go: the contact of the other side, by way of the proxy. */
  uri: string
  route: readonly string[]
  cseq: number
  media: Media | undefined
  state: 'ringing' | 'talking' | 'over'
  /** The INVITE that is to be answered, or was sent. */
  invite: SipRequest | undefined
  onAnswered(): void
  onEnded(status?: number): void
}

/** A tag for one side of a dialog. */
export const newTag = (): string => randomBytes(5).toString('hex')

/** A request within a call. */
export function requestOf(
  leg: Leg,
  method: string,
  { body, headers = {}, cseq }: { body?: string; headers?: Readonly<Record<string, string>>; cseq?: number } = {},
): string {
  if (cseq === undefined) leg.cseq += 1
  const all: Headers = new Map([
    ['Via', [`SIP/2.0/WS ${ownContact.host};branch=${newBranch()}`]],
    ['Max-Forwards', ['70']],
    ['From', [leg.local]],
    ['To', [leg.remote]],
    ['Call-ID', [leg.callId]],
    ['CSeq', [`${cseq ?? leg.cseq} ${method}`]],
    ['Contact', [contactHeader]],
    ...Object.entries(headers).map(([name, value]): [string, string[]] => [name, [value]]),
  ])
  if (leg.route.length > 0) all.set('Route', [...leg.route])
  return writeMessage(`${method} ${leg.uri} SIP/2.0`, all, body)
}

/** Takes from a message where the other side is and by what way. */
export function learnPeer(leg: Leg, message: SipRequest | SipResponse): void {
  leg.uri = addressOf(headerOf(message, 'Contact'))?.uri ?? leg.uri
  const routes = message.headers.get('Record-Route')
  if (routes) leg.route = message.kind === 'response' ? routes.toReversed() : routes
  if (message.kind === 'response') leg.remote = headerOf(message, 'To') ?? leg.remote
}
