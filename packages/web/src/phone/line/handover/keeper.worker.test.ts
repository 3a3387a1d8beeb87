import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PhoneCall } from '../../machine/phone-state.ts'
import type { KeeperMessage, LeftPhone } from './left-phone.ts'

const worker = new EventTarget()
const sent: string[] = []

/** What the phone server answers to the next request. */
const replies: string[] = []

class Socket extends EventTarget {
  send = (text: string) => {
    sent.push(text)
    const data = replies.shift()
    if (data !== undefined) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  close = () => undefined
  constructor() {
    super()
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker))
  vi.stubGlobal('WebSocket', Socket)
  sent.length = 0
  await import('./keeper.worker.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const dialog = {
  callId: 'x',
  local: '<sip:mine@x>',
  remote: '',
  localTag: '',
  remoteTag: '',
  target: 'sip:there',
  route: [],
}
const call: PhoneCall = {
  ...{ id: 'x1', callId: 'x', direction: 'in', party: 'user', stage: 'talking', beganMs: 1 },
  ...{ isMuted: false, isHeld: false, isHeldThere: false },
}
const left: LeftPhone = {
  userId: 7,
  secret: 's',
  url: 'ws://x',
  calls: [{ dialog, call }],
  doNotDisturb: false,
}

function say(data: KeeperMessage) {
  const answers: unknown[] = []
  const event = Object.assign(new Event('message'), {
    data,
    ports: [{ postMessage: (answer: unknown) => void answers.push(answer) }],
    waitUntil: vi.fn(),
  })
  worker.dispatchEvent(event)
  return { answers, event }
}

it('gives what was left once, to who it is of, and ends no call then', async () => {
  const { event } = say({ kind: 'keep', left })
  expect(event.waitUntil).toHaveBeenCalled()
  expect(say({ kind: 'claim', userId: 8 }).answers).toEqual([undefined])
  expect(say({ kind: 'claim', userId: 7 }).answers).toEqual([left])
  expect(say({ kind: 'claim', userId: 7 }).answers).toEqual([undefined])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
})

it('ends the calls that nobody continues with, and gives nothing any more', async () => {
  say({ kind: 'keep', left })
  await vi.advanceTimersByTimeAsync(9000)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual([expect.stringContaining('BYE sip:there SIP/2.0')])
  expect(say({ kind: 'claim', userId: 7 }).answers).toEqual([undefined])
})

it('proves whose it is where the server asks, once', async () => {
  const asks =
    'SIP/2.0 407 Proxy Authentication Required\r\nCall-ID: x\r\nProxy-Authenticate: Digest realm="r", nonce="n"\r\n\r\n'
  replies.push(asks, asks)
  say({ kind: 'keep', left })
  await vi.advanceTimersByTimeAsync(14_000)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toContain('CSeq: 1000000001 BYE')
  expect(sent[1]).toContain('Proxy-Authorization: Digest username="mine", realm="r", nonce="n", uri="sip:there"')
})
