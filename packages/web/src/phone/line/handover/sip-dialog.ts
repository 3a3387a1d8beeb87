/** What names a call to both of its sides (RFC 3261, 12), and how a request of it is sent. */
export interface SipDialog {
  callId: string
  local: string
  remote: string
  localTag: string
  remoteTag: string
  /** Where the other side is: the address of a request. */
  target: string
  /** By whom it goes. */
  route: readonly string[]
}

/** A message of the library, as much as is needed. */
interface Message {
  from: Address
  to: Address
  getHeader(name: string): string
  getHeaders(name: string): string[]
}

interface Address {
  uri: { toString(): string }
  getParam(name: string): unknown
}

const uriOf = ({ uri }: Address) => `<${uri}>`
const tagOf = (address: Address) => String(address.getParam('tag'))
const addressIn = (contact: string) => /<([^>]+)>/.exec(contact)?.[1] ?? contact

/** The dialog of a call that was made here, from the answer that took it. */
export const dialogOfAnswer = (answer: Message): SipDialog => ({
  callId: answer.getHeader('Call-ID'),
  local: uriOf(answer.from),
  remote: uriOf(answer.to),
  localTag: tagOf(answer.from),
  remoteTag: tagOf(answer.to),
  target: addressIn(answer.getHeader('Contact')),
  // Who made the call meets those on the way in the other order.
  route: answer.getHeaders('Record-Route').toReversed(),
})

/** The dialog of a call that came in: who calls is in the INVITE, the tag that was given here comes back with the ACK. */
export const dialogOfInvite = (invite: Message, ack: Message): SipDialog => ({
  callId: invite.getHeader('Call-ID'),
  local: uriOf(ack.to),
  remote: uriOf(invite.from),
  localTag: tagOf(ack.to),
  remoteTag: tagOf(invite.from),
  target: addressIn(invite.getHeader('Contact')),
  route: invite.getHeaders('Record-Route'),
})

/** Headers of a call that takes the place of this one (RFC 3891); a phone that can't do that is not to ring. */
export const replacing = ({ callId, localTag, remoteTag }: SipDialog): string[] => [
  `Replaces: ${callId};to-tag=${remoteTag};from-tag=${localTag}`,
  'Require: replaces',
]

/** Later than anything that was sent in a call; with a proof once more. */
const LAST_CSEQ = 1_000_000_000

/** Whose side of the call is here, as a phone server knows its people. */
export const userOf = ({ local }: SipDialog): string => decodeURIComponent(/sips?:([^@>]+)@/i.exec(local)?.[1] ?? '')

/** The end of a call as text, for whoever sends it once its page is gone; `proof` is a header that the server has asked for. */
export const goodbye = (
  { callId, local, remote, localTag, remoteTag, target, route }: SipDialog,
  proof?: string,
): string =>
  [
    `BYE ${target} SIP/2.0`,
    `Via: SIP/2.0/WS gone.invalid;branch=z9hG4bK${crypto.randomUUID()}`,
    'Max-Forwards: 70',
    ...route.map((by) => `Route: ${by}`),
    `From: ${local};tag=${localTag}`,
    `To: ${remote};tag=${remoteTag}`,
    `Call-ID: ${callId}`,
    `CSeq: ${proof === undefined ? LAST_CSEQ : LAST_CSEQ + 1} BYE`,
    ...(proof === undefined ? [] : [proof]),
    'Content-Length: 0',
    '',
    '',
  ].join('\r\n')
