import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PhoneCall, PhoneEvent } from '../machine/phone-state.ts'

type Listener = (event: object) => void

const emitter = () => {
  const listeners = new Map<string, Listener[]>()
  return {
    on: (name: string, listener: Listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    emit: (name: string, event: object = {}) => {
      for (const listener of listeners.get(name) ?? []) listener(event)
    },
  }
}

/** A connection of the library, which a test cuts and mends. */
const wire = vi.hoisted(() => ({
  isConnected: true,
  ua: undefined as ReturnType<typeof emitter> | undefined,
  connect: vi.fn(),
  disconnect: vi.fn(),
  ondisconnect: vi.fn(),
  call: vi.fn(),
  register: vi.fn(),
}))

vi.mock('jssip', () => ({
  WebSocketInterface: class {
    send = () => true
    connect = wire.connect
    disconnect = wire.disconnect
    ondisconnect = wire.ondisconnect
  },
  UA: class {
    on: ReturnType<typeof emitter>['on']
    constructor() {
      wire.ua = emitter()
      this.on = wire.ua.on
    }
    start = () => undefined
    stop = () => undefined
    register = wire.register
    call = wire.call
    isConnected = () => wire.isConnected
    contact = '<sip:own@x.invalid>'
  },
}))

const registered = { response: { getHeaders: () => ['<sip:own@x.invalid>;expires=60'] } }
const line = {
  url: 'ws://x.invalid',
  domain: 'x.invalid',
  username: 'admin',
  password: 'p',
  displayName: 'Admin',
  trustsIdentity: true,
  iceServers: [],
}

/** A call of the library, from `party`. */
function callOf(id: string, party: string, isTalking: boolean) {
  // The one that is put in the place of `terminate` has it in the end.
  const ended = vi.fn()
  const events = emitter()
  const answered = { on: (type: string, listener: () => void) => void (type === 'succeeded' && listener()) }
  return {
    ...events,
    id,
    direction: 'incoming',
    remote_identity: { uri: { user: party, toString: () => `sip:${party}@x.invalid` } },
    connection: {
      iceConnectionState: 'connected',
      addEventListener: () => undefined,
      getSenders: (): object[] => [],
      close: vi.fn(),
    },
    isEstablished: () => isTalking,
    isInProgress: () => !isTalking,
    isOnHold: () => ({ local: false }),
    isMuted: () => ({ audio: false }),
    hold: vi.fn(),
    mute: vi.fn(),
    renegotiate: vi.fn(() => true),
    refer: vi.fn(),
    sendDTMF: vi.fn(),
    sendInfo: () => events.emit('newInfo', { info: answered }),
    terminate: ended,
    ended,
  }
}

const requestOf = (to: string, from = 'sip:user@x.invalid') => {
  const headers: Record<string, string> = { 'Call-ID': 'call-id', To: `<sip:${to}@x.invalid>`, From: `<${from}>` }
  return { getHeader: (name: string) => headers[name], getHeaders: () => [] }
}

async function agentWith(...calls: ReturnType<typeof callOf>[]) {
  const { createAgent } = await import('./agent.ts')
  const emitted: PhoneEvent[] = []
  const agent = createAgent(line, (event) => void emitted.push(event))
  for (const session of calls) wire.ua?.emit('newRTCSession', { session, request: requestOf('admin') })
  return { agent, emitted }
}

const network = new EventTarget()

beforeEach(() => {
  wire.isConnected = true
  for (const spy of [wire.connect, wire.disconnect, wire.ondisconnect, wire.call, wire.register]) spy.mockClear()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('Audio', class {})
  const mediaDevices = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('navigator', { mediaDevices })
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener = () => undefined
      terminate = () => undefined
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a transfer that is asked for while the connection is cut waits for it, and who gave the call away leaves', async () => {
  const call = callOf('a', 'user', true)
  const { agent } = await agentWith(call)
  wire.isConnected = false
  agent.transfer('a', { whom: 'maya' })
  expect(call.refer).not.toHaveBeenCalled()
  wire.isConnected = true
  wire.ua?.emit('registered', registered)
  expect(call.refer).toHaveBeenCalledExactlyOnceWith('sip:maya@x.invalid', expect.anything())
  expect(call.ended).not.toHaveBeenCalled()
  call.refer.mock.calls[0]?.[1].eventHandlers.accepted()
  expect(call.ended).toHaveBeenCalledOnce()
})

it('a transfer that does not come about says to whom and why, and the call continues', async () => {
  const call = callOf('a', 'user', true)
  const { agent, emitted } = await agentWith(call)
  const handlers = () => call.refer.mock.lastCall?.[1].eventHandlers
  agent.transfer('a', { whom: 'maya' })
  expect(emitted.at(-1)).toEqual({ kind: 'transfer', id: 'a', whom: 'maya' })
  handlers().failed({ status_line: { status_code: 480 } })
  expect(emitted.at(-1)).toEqual({ kind: 'transfer', id: 'a', whom: 'maya', ending: 'unreachable' })
  agent.transfer('a', { whom: 'user' })
  handlers().requestFailed({})
  expect(emitted.at(-1)).toEqual({ kind: 'transfer', id: 'a', whom: 'user', ending: 'failed' })
  expect(call.ended).not.toHaveBeenCalled()
})

it('a transfer to whom another call is with replaces that call', async () => {
  const [call, other] = [callOf('a', 'user', true), callOf('b', 'maya', true)]
  const { agent } = await agentWith(call, other)
  agent.transfer('a', { call: 'b' })
  expect(call.refer).toHaveBeenCalledWith('sip:maya@x.invalid', expect.objectContaining({ replaces: other }))
})

it('a transfer of a call that ended meanwhile does nothing', async () => {
  const call = callOf('a', 'user', true)
  const { agent } = await agentWith(call)
  wire.isConnected = false
  agent.transfer('a', { whom: 'maya' })
  call.emit('ended', { originator: 'remote', cause: 'Terminated' })
  wire.isConnected = true
  wire.ua?.emit('registered', registered)
  expect(call.refer).not.toHaveBeenCalled()
})

it('a second call that is turned away gets busy, as is one too many; with do not disturb, nobody is there', async () => {
  const calls = ['a', 'b', 'c', 'd', 'e'].map((id) => callOf(id, 'user', id === 'a'))
  const { agent, emitted } = await agentWith(...calls.slice(0, 4))
  agent.reject('b')
  expect(calls[1]?.ended).toHaveBeenCalledWith({ status_code: 486 })
  expect(calls[0]?.ended).not.toHaveBeenCalled()
  expect(calls[3]?.ended).toHaveBeenCalledWith({ status_code: 486 })
  expect(emitted.filter(({ kind }) => kind === 'began')).toHaveLength(3)
  agent.setDoNotDisturb(true)
  wire.ua?.emit('newRTCSession', { session: calls[4], request: requestOf('admin') })
  expect(calls[4]?.ended).toHaveBeenCalledWith({ status_code: 480 })
})

it('a network that is gone is said at once, and the next one is connected to at once', async () => {
  await agentWith()
  network.dispatchEvent(new Event('offline'))
  expect(wire.disconnect).toHaveBeenCalled()
  expect(wire.ondisconnect).toHaveBeenCalledWith(true)
  network.dispatchEvent(new Event('online'))
  expect(wire.connect).toHaveBeenCalled()
})

it('a registration that nobody answers gives the connection up; one that is refused does not', async () => {
  const { emitted } = await agentWith()
  wire.ua?.emit('registrationFailed', { response: { status_code: 403 } })
  expect(wire.ondisconnect).not.toHaveBeenCalled()
  wire.ua?.emit('registrationFailed', { response: undefined })
  expect(wire.ondisconnect).toHaveBeenCalled()
  expect(emitted).toMatchObject([{ registration: 'refused' }, { registration: 'lost' }])
})

it('over a new connection each call says where it is now, and not at each new registration', async () => {
  const call = callOf('a', 'user', true)
  await agentWith(call)
  wire.ua?.emit('registered', registered)
  expect(call.renegotiate).not.toHaveBeenCalled()
  wire.ua?.emit('disconnected')
  wire.ua?.emit('registered', registered)
  wire.ua?.emit('registered', registered)
  expect(call.renegotiate).toHaveBeenCalledExactlyOnceWith(
    { rtcOfferConstraints: { iceRestart: true } },
    expect.anything(),
  )
})

it('who hangs up while the connection is cut has done so, and the other side gets a message once it is back', async () => {
  const call = callOf('a', 'user', true)
  const { agent, emitted } = await agentWith(call)
  wire.isConnected = false
  agent.hangUp('a')
  expect(call.connection.close).toHaveBeenCalled()
  expect(emitted.at(-1)).toMatchObject({ kind: 'ended', ending: 'hungUp' })
  expect(call.ended).not.toHaveBeenCalled()
  wire.isConnected = true
  wire.ua?.emit('registered', registered)
  expect(call.ended).toHaveBeenCalled()
})

it('a call that was left continues by one that takes its place, muted and held as it was', async () => {
  const { agent, emitted } = await agentWith()
  const dialog = {
    callId: 'x',
    local: '<sip:a>',
    remote: '<sip:b>',
    localTag: 'l',
    remoteTag: 'r',
    target: 'sip:b',
    route: [],
  }
  const call: PhoneCall = {
    ...{ id: 'old', callId: 'x', direction: 'in', party: 'user', stage: 'talking', beganMs: 1, answeredMs: 2 },
    ...{ isMuted: true, isHeld: true, isHeldThere: false },
  }
  const session = { ...callOf('new', 'user', true), direction: 'outgoing' }
  wire.call.mockImplementation(() => wire.ua?.emit('newRTCSession', { session, request: requestOf('user') }))
  agent.goOn([{ call, dialog }])
  expect(wire.call).not.toHaveBeenCalled()
  wire.ua?.emit('registered', registered)
  const extraHeaders = ['Replaces: x;to-tag=r;from-tag=l', 'Require: replaces']
  expect(wire.call).toHaveBeenCalledWith('sip:user@x.invalid', expect.objectContaining({ extraHeaders }))
  expect(emitted).toContainEqual({ kind: 'returns', id: 'new', call })
  session.emit('confirmed', {})
  expect(session.mute).toHaveBeenCalledWith({ audio: true })
  expect(session.hold).toHaveBeenCalled()
})

/** A REFER of the other side to an address. */
function referralTo(user: string, host = line.domain) {
  const referral = { request: { refer_to: { uri: { user, host } } }, accept: vi.fn(), reject: vi.fn() }
  return { ...referral, answers: () => [referral.accept.mock.calls.length, referral.reject.mock.calls.length] }
}

it.each([
  ['maya', 'x.invalid', [1, 0]],
  ['Maya', 'X.INVALID', [1, 0]],
  ['911', 'x.invalid', [0, 0]],
  ['%E0%A4', 'x.invalid', [0, 1]],
  ['', 'x.invalid', [0, 1]],
  ['%2B12125550188', 'x.invalid', [0, 0]],
  ['0012125550188', 'x.invalid', [0, 0]],
  ['maya', 'elsewhere.invalid', [0, 1]],
  ['+12125550188', 'elsewhere.invalid', [0, 1]],
])('of a call that the other side gives to %s at %s', async (user, host, answers) => {
  const call = callOf('a', 'user', true)
  await agentWith(call)
  const referral = referralTo(user, host)
  call.emit('refer', referral)
  expect(referral.answers()).toEqual(answers)
})

it('a number outside is called once somebody agrees, and only then', async () => {
  const call = callOf('a', 'user', true)
  const { agent, emitted } = await agentWith(call)
  const [first, second] = [referralTo('+12125550188'), referralTo('+12125550199')]
  call.emit('refer', first)
  expect(emitted.at(-1)).toEqual({ kind: 'referral', id: 'a', whom: '+12125550188' })
  call.emit('refer', second)
  expect(first.answers()).toEqual([0, 1])
  agent.answerReferral('a', true)
  agent.answerReferral('a', true)
  expect(second.answers()).toEqual([1, 0])
  expect(emitted.at(-1)).toEqual({ kind: 'referral', id: 'a', whom: undefined })
  const third = referralTo('+12125550188')
  call.emit('refer', third)
  agent.answerReferral('a', false)
  expect(third.answers()).toEqual([0, 1])
})

it('a key is heard in the sound where that was agreed on, and goes by INFO elsewhere', async () => {
  const [agreed, other, early] = [callOf('a', 'x', true), callOf('b', 'y', true), callOf('c', 'z', false)]
  const { agent, emitted } = await agentWith(agreed, other, early)
  const dtmf = { canInsertDTMF: true, toneBuffer: '1', insertDTMF: vi.fn() }
  for (const { connection } of [agreed, early]) connection.getSenders = () => [{ dtmf: null }, { dtmf }]
  agent.sendKey('a', '2')
  expect(dtmf.insertDTMF).toHaveBeenCalledExactlyOnceWith('12', expect.any(Number), expect.any(Number))
  expect(agreed.sendDTMF).not.toHaveBeenCalled()
  expect(emitted.at(-1)).toEqual({ kind: 'key', id: 'a', key: '2' })
  // A menu that speaks before it answers.
  agent.sendKey('c', '2')
  expect(dtmf.insertDTMF).toHaveBeenCalledTimes(2)
  agent.sendKey('b', '#')
  expect(other.sendDTMF).toHaveBeenCalledExactlyOnceWith('#')
  const taken: (() => void)[] = []
  const before = emitted.length
  const info = { tone: '#', on: (_: string, listener: () => void) => void taken.push(listener) }
  other.emit('newDTMF', { originator: 'local', dtmf: info })
  expect(emitted).toHaveLength(before)
  for (const listener of taken) listener()
  expect(emitted.at(-1)).toEqual({ kind: 'key', id: 'b', key: '#' })
})

it('a call that rang while the connection was lost rings on for a while, and ends soon where its answer is not heard', async () => {
  vi.useFakeTimers()
  const [unanswered, answered] = [callOf('a', 'user', false), { ...callOf('b', 'maya', false), answer: vi.fn() }]
  const { agent, emitted } = await agentWith(unanswered, answered)
  wire.ua?.emit('disconnected')
  wire.ua?.emit('registered', registered)
  agent.answer('b')
  expect(answered.answer).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(6000)
  expect(emitted.at(-1)).toMatchObject({ kind: 'ended', id: 'b', ending: 'noConnection' })
  expect(answered.ended).toHaveBeenCalledOnce()
  expect(unanswered.ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20_000)
  expect(emitted.at(-1)).toMatchObject({ kind: 'ended', id: 'a' })
})

it('a call that was answered after the connection came back continues', async () => {
  vi.useFakeTimers()
  const call = { ...callOf('a', 'user', false), answer: vi.fn() }
  const { agent, emitted } = await agentWith(call)
  wire.ua?.emit('disconnected')
  agent.answer('a')
  call.emit('confirmed', {})
  vi.advanceTimersByTime(60_000)
  expect(emitted.filter(({ kind }) => kind === 'ended')).toEqual([])
  expect(call.ended).not.toHaveBeenCalled()
  call.emit('ended', { originator: 'remote', cause: 'Terminated' })
})

it.each([
  ['sip:maya@x.invalid', true],
  ['sip:+12125550142@gw.invalid', true],
  ['sip:maya@elsewhere.invalid', false],
  ['sip:anonymous@anonymous.invalid', false],
])('a call may be taken over by %s: %s', async (from, may) => {
  const call = callOf('a', 'user', true)
  await agentWith(call)
  const takeOver = { request: requestOf('admin', from), accept: vi.fn(), reject: vi.fn() }
  call.emit('replaces', takeOver)
  expect([takeOver.accept.mock.calls.length, takeOver.reject.mock.calls.length]).toEqual(may ? [1, 0] : [0, 1])
})

it('video that the other side offers is left out, and what this side offers stays as it is', async () => {
  const call = callOf('a', 'user', true)
  await agentWith(call)
  const sdp = 'v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\na=mid:1\r\n'
  const offered = { originator: 'remote', type: 'offer', sdp }
  call.emit('sdp', offered)
  expect(offered.sdp).toBe(sdp.replace('m=video 9', 'm=video 0'))
  const own = { originator: 'local', type: 'offer', sdp }
  call.emit('sdp', own)
  expect(own.sdp).toBe(sdp)
})

it('a registration that the server could not make is asked for again soon, and no later than it says within half a minute', async () => {
  vi.useFakeTimers()
  await agentWith()
  const failed = (retryAfter?: string) =>
    wire.ua?.emit('registrationFailed', { response: { status_code: 503, getHeader: () => retryAfter } })
  failed()
  vi.advanceTimersByTime(4999)
  expect(wire.register).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(wire.register).toHaveBeenCalledTimes(1)
  failed('600')
  vi.advanceTimersByTime(30_000)
  expect(wire.register).toHaveBeenCalledTimes(2)
  wire.ua?.emit('registrationFailed', { response: { status_code: 403 } })
  vi.advanceTimersByTime(120_000)
  expect(wire.register).toHaveBeenCalledTimes(2)
})
