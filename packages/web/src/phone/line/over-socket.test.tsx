import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PhoneEvent } from '../machine/phone-state.ts'
import type { Agent } from './phone-actions.ts'

// The library as it is, over a socket that this test holds: what it drops, lumps together or leaves out shows here.

const crlf = '\r\n'

/** The last socket that was opened; what it sent, and what it takes. */
class Socket {
  static latest: Socket
  static readonly OPEN = 1
  OPEN = 1
  CONNECTING = 0
  readyState = 1
  sent: string[] = []
  onopen = () => undefined
  onmessage = (_: { data: string }) => undefined
  onclose = (_: object) => undefined
  constructor() {
    Socket.latest = this
    queueMicrotask(() => this.onopen())
  }
  send(message: string) {
    this.sent.push(message)
    if (message.startsWith('REGISTER')) this.answer(message, '200 OK', [`Contact: ${headerOf(message, 'Contact')}`])
  }
  close() {
    this.readyState = 3
    this.onclose({ wasClean: false, code: 1006 })
  }
  take(lines: string[], end = crlf + crlf) {
    this.onmessage({ data: lines.join(crlf) + end })
  }
  /** Answers a request of the phone. */
  answer(request: string, status: string, more: string[] = []) {
    const echoed = ['Via', 'From', 'Call-ID', 'CSeq'].map((name) => `${name}: ${headerOf(request, name)}`)
    this.take([
      `SIP/2.0 ${status}`,
      ...echoed,
      `To: ${headerOf(request, 'To')};tag=there`,
      ...more,
      'Content-Length: 0',
    ])
  }
}

const headerOf = (message: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(message)?.[1]?.trim() ?? ''

class Connection extends EventTarget {
  iceGatheringState = 'complete'
  signalingState = 'stable'
  localDescription = { type: 'offer', sdp: 'v=0' }
  getSenders = () => []
  addTrack = () => undefined
  createOffer = async () => this.localDescription
  setLocalDescription = async () => undefined
  setRemoteDescription = async () => undefined
  getStats = async () => new Map()
  close = () => undefined
}

let agent: Agent
let events: PhoneEvent[]

const last = <Kind extends PhoneEvent['kind']>(kind: Kind) =>
  events.findLast((event): event is Extract<PhoneEvent, { kind: Kind }> => event.kind === kind)

const until = <T,>(look: () => T) => vi.waitFor(() => expect(look()).toBeTruthy()).then(() => look())

beforeEach(async () => {
  events = []
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('RTCPeerConnection', Connection)
  vi.stubGlobal('RTCSessionDescription', class {})
  vi.stubGlobal('Audio', class {})
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = () => undefined
    },
  )
  const stream = { getTracks: () => [], getAudioTracks: () => [] }
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia: async () => stream })
  vi.stubGlobal('navigator', { mediaDevices, language: 'en-US' })
  const { createAgent } = await import('./agent.ts')
  const line = { url: 'ws://pbx.example/ws', domain: 'pbx.example', trustsIdentity: true, iceServers: [] }
  agent = createAgent(
    { ...line, username: 'admin', password: 'p', displayName: 'A' },
    (event) => void events.push(event),
  )
  await until(() => last('registration')?.registration === 'registered')
})
afterEach(() => {
  agent.stop()
  vi.unstubAllGlobals()
})

let calls = 0

/** A call comes in. */
function ring(from: string, more: string[] = []): string {
  const { latest } = Socket
  calls += 1
  const contact = headerOf(latest.sent.find((message) => message.startsWith('REGISTER')) ?? '', 'Contact')
  const uri = /<(sip:[^>;]+)/.exec(contact)?.[1] ?? ''
  const callId = `call-${calls}`
  latest.take([
    `INVITE ${uri} SIP/2.0`,
    `Via: SIP/2.0/WS gw.example;branch=z9hG4bK${calls}`,
    `From: ${from};tag=gw${calls}`,
    'To: <sip:admin@pbx.example>',
    `Call-ID: ${callId}`,
    'CSeq: 1 INVITE',
    'Contact: <sip:gw@gw.example>',
    'Max-Forwards: 70',
    ...more,
    'Content-Length: 0',
  ])
  return callId
}

/** The id of a call that came in, was answered, and goes on. */
async function taken(from: string): Promise<string> {
  const callId = ring(from)
  const ids = () => events.flatMap((event) => (event.kind === 'began' && event.callId === callId ? event.id : []))
  const id = (await until(() => ids()[0])) ?? ''
  agent.answer(id)
  const answer = await until(() =>
    Socket.latest.sent.find((message) => message.startsWith('SIP/2.0 200') && message.includes(callId)),
  )
  Socket.latest.take(
    [
      `ACK ${/<([^>]+)>/.exec(headerOf(answer ?? '', 'Contact'))?.[1]} SIP/2.0`,
      `Via: SIP/2.0/WS gw.example;branch=z9hG4bK${callId}`,
      ...['From', 'To', 'Call-ID'].map((name) => `${name}: ${headerOf(answer ?? '', name)}`),
      'CSeq: 1 ACK',
      'Content-Type: application/sdp',
      'Content-Length: 3',
      '',
      'v=0',
    ],
    '',
  )
  await vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining({ kind: 'answered', id })))
  return id
}

it.each([
  ['<sip:user@pbx.example>', { kind: 'colleague' }, 'user'],
  ['"Nora" <sip:nora@other.example>', { kind: 'stranger', sentName: 'Nora' }, 'nora@other.example'],
  ['<tel:+1-212-555-0142>', { kind: 'number' }, '+12125550142'],
  ['tel:+12125550142', { kind: 'number' }, '+12125550142'],
  ['<sip:gw.example>', { kind: 'stranger' }, 'gw.example'],
  ['<sip:2125550142;npdi@gw.example>', { kind: 'number' }, '+12125550142'],
  ['"Anonymous" <sip:Anonymous@Anonymous.Invalid>', { kind: 'withheld' }, 'anonymous'],
])('a call from %s rings, from anybody', async (from, caller, party) => {
  const callId = ring(from)
  const began = await until(() => last('began'))
  expect(began).toMatchObject({ callId, party, caller })
  // The answer names the caller as the request did, or no proxy knows it.
  const ringing = await until(() =>
    Socket.latest.sent.find((message) => message.startsWith('SIP/2.0 180') && message.includes(callId)),
  )
  expect(headerOf(ringing ?? '', 'From').replaceAll(/[<>]/g, '')).toContain(
    from.replace(/^.*[<]|[<>]/g, '').replace('>', ''),
  )
})

it('a trunk names the number that calls beside its account', async () => {
  ring('<sip:trunk7@pbx.example>', ['P-Asserted-Identity: "Acme" <tel:+12125550142>'])
  expect(await until(() => last('began'))).toMatchObject({ party: '+12125550142', caller: { sentName: 'Acme' } })
})

/** Calls somebody, and answers what the phone sends. */
async function called(status: string, more: string[] = [], rings = false) {
  agent.call('+12125550199')
  const invite = await until(() => Socket.latest.sent.findLast((message) => message.startsWith('INVITE')))
  if (rings) Socket.latest.answer(invite ?? '', '180 Ringing', ['Contact: <sip:gw@gw.example>'])
  if (rings) await until(() => last('progress'))
  Socket.latest.answer(invite ?? '', status, more)
  return until(() => last('ended'))
}

it.each([
  ['403 Forbidden', [], 'forbidden'],
  ['500 Server Internal Error', ['Reason: Q.850;cause=17;text="User busy"'], 'busy'],
  ['503 Service Unavailable', ['Reason: Q.850;cause=34'], 'networkBusy'],
  ['486 Busy Here', [], 'busy'],
  ['603 Decline', [], 'declined'],
  ['488 Not Acceptable Here', [], 'noCommonSound'],
  ['408 Request Timeout', [], 'unreachable'],
  ['404 Not Found', [], 'notFound'],
  ['607 Unwanted', [], 'blocked'],
])('a call that is answered by %s %s is over in true words', async (status, more, ending) => {
  expect((await called(status, more))?.ending).toBe(ending)
})

it('who rang and did not answer did not answer', async () => {
  expect((await called('408 Request Timeout', [], true))?.ending).toBe('noAnswer')
})

it.each([
  ['Contact: <tel:+1-212-555-0188>', '+12125550188'],
  ['Contact: <sip:2125550188@gw.example>', '+12125550188'],
  ['Contact: <sip:maya@pbx.example>', 'maya'],
  ['Contact: <sip:maya@other.example>', undefined],
])('a redirect by %s is offered', async (contact, movedTo) => {
  expect(await called('302 Moved Temporarily', [contact])).toMatchObject({ ending: 'moved', movedTo })
})

it('a session that is to be longer is asked for once more, with that', async () => {
  agent.call('user')
  const first = await until(() => Socket.latest.sent.find((message) => message.startsWith('INVITE')))
  Socket.latest.answer(first ?? '', '422 Session Interval Too Small', ['Min-SE: 1800'])
  const second = await until(() => Socket.latest.sent.filter((message) => message.startsWith('INVITE'))[1])
  expect(headerOf(second ?? '', 'Session-Expires')).toBe('1800;refresher=uas')
  expect(headerOf(second ?? '', 'Min-SE')).toBe('1800')
  expect(last('replaced')).toMatchObject({ party: 'user' })
  Socket.latest.answer(second ?? '', '422 Session Interval Too Small', ['Min-SE: 3600'])
  await until(() => events.filter(({ kind }) => kind === 'ended').length === 2)
  expect(Socket.latest.sent.filter((message) => message.startsWith('INVITE'))).toHaveLength(2)
})

it('a call that was not answered when the connection was lost is over at once, and says so', async () => {
  agent.call('user')
  const invite = await until(() => Socket.latest.sent.find((message) => message.startsWith('INVITE')))
  Socket.latest.answer(invite ?? '', '180 Ringing', ['Contact: <sip:gw@gw.example>'])
  await until(() => last('progress'))
  Socket.latest.close()
  expect((await until(() => last('ended')))?.ending).toBe('noConnection')
})

it.each([
  ['<sip:maya@pbx.example>', 'maya', 'sip:maya@pbx.example'],
  ['<tel:+1-212-555-0142>', '+12125550142', 'sip:+12125550142@pbx.example'],
  ['<sip:gw.example>', 'anonymous', 'sip:gw@gw.example'],
  ['"Anonymous" <sip:anonymous@anonymous.invalid>', 'anonymous', 'sip:gw@gw.example'],
])('a call is transferred to who calls as %s', async (from, whom, target) => {
  const [first, second] = await Promise.all([taken('<sip:user@pbx.example>'), taken(from)])
  agent.transfer(first, { call: second })
  expect(last('transfer')).toMatchObject({ id: first, whom })
  const refer = await until(() => Socket.latest.sent.findLast((message) => message.startsWith('REFER')))
  expect(headerOf(refer ?? '', 'Refer-To')).toMatch(new RegExp(`^<${target.replaceAll(/[+.]/g, '\\$&')}\\?Replaces=`))
})
