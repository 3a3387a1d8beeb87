import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PhoneCall } from '../../machine/phone-state.ts'
import type { KeeperMessage, LeftPhone } from './left-phone.ts'

const worker = new EventTarget()
const sent: string[] = []

class Socket extends EventTarget {
  send = (text: string) => void sent.push(text)
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

const dialog = { callId: 'x', local: '', remote: '', localTag: '', remoteTag: '', target: '', route: [] }
const call: PhoneCall = {
  ...{ id: 'x1', callId: 'x', direction: 'in', party: 'user', stage: 'talking', beganMs: 1 },
  ...{ isMuted: false, isHeld: false, isHeldThere: false },
}
const left: LeftPhone = {
  userId: 7,
  secret: 's',
  url: 'ws://x',
  calls: [{ dialog, call, goodbye: 'BYE' }],
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
  expect(sent).toEqual(['BYE'])
  expect(say({ kind: 'claim', userId: 7 }).answers).toEqual([undefined])
})
