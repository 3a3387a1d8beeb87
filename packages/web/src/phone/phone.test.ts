import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { softphone } from '../state/softphone.ts'
import { initSoftphone } from '../state/softphone-config.ts'
import { showSession, testToken, testUser } from '../testing/show-session.ts'
import { type PhoneEvent, type PhoneState, phoneOff } from './machine/phone-state.ts'
import { endPhone, phone, startPhone, type TabMessage, takePhone } from './phone.ts'

const { createAgent, setDoNotDisturb } = vi.hoisted(() => ({ createAgent: vi.fn(), setDoNotDisturb: vi.fn() }))
vi.mock('./line/agent.ts', () => ({ createAgent }))

/** Another tab of the browser, which has the phone. */
function otherTab() {
  const channel = new BroadcastChannel('softphone.1')
  const heard: string[] = []
  let die = () => {}
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => heard.push(data.kind))
  void navigator.locks.request(
    'softphone.1',
    () =>
      new Promise<void>((resolve) => {
        die = resolve
      }),
  )
  return {
    heard,
    say: (message: TabMessage) => channel.postMessage(message),
    die: () => die(),
    close: () => channel.close(),
  }
}

const others: ReturnType<typeof otherTab>[] = []

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'x.invalid' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  initSoftphone({ scheme: 'ws', port: 1, path: '/ws', sipDomain: 'x.invalid' })
  showSession({ status: 'signed-in', user: testUser({ id: 1, username: 'admin' }) })
  createAgent.mockImplementation((_line: object, onEvent: (event: PhoneEvent) => void) => ({
    goOn: () => undefined,
    stop: () => undefined,
    setDoNotDisturb: setDoNotDisturb.mockImplementation((is) => onEvent({ kind: 'doNotDisturb', is })),
  }))
})
afterEach(() => {
  vi.useRealTimers()
  endPhone()
  for (const other of others.splice(0)) {
    other.die()
    other.close()
  }
})

async function openBesides(state: Partial<PhoneState>) {
  const other = otherTab()
  others.push(other)
  await startPhone('given in vain: the other tab has it')
  other.say({ kind: 'state', state: { ...phoneOff, registration: 'registered', ...state } })
  await vi.waitFor(() => expect(phone.state.registration).toBe('registered'))
  return other
}

it('calls that are turned away stay so in whichever tab the phone is', async () => {
  const other = await openBesides({ doNotDisturb: true })
  takePhone()
  await vi.waitFor(() => expect(other.heard).toContain('take'))
  other.die()
  other.say({ kind: 'given', secret: 's' })
  await vi.waitFor(() => expect(createAgent).toHaveBeenCalled(), 3000)
  await vi.waitFor(() => expect(setDoNotDisturb).toHaveBeenCalledWith(true))
  expect(phone.state.doNotDisturb).toBe(true)
})

it('who hides the softphone in a call still sees that there is one, in whichever tab it is', async () => {
  const other = await openBesides({})
  const call = { id: 'a', callId: 'x', direction: 'in', party: 'user', stage: 'talking', beganMs: 0 } as const
  const calls = [{ ...call, isMuted: false, isHeld: false, isHeldThere: false }]
  other.say({ kind: 'state', state: { ...phoneOff, registration: 'registered', calls } })
  await vi.waitFor(() => expect(softphone.isTalking).toBe(true))
  other.say({ kind: 'gone', isKept: false })
  await vi.waitFor(() => expect(softphone.isTalking).toBe(false))
})

it('a tab that dies takes what it said of the phone along', async () => {
  const other = await openBesides({})
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  other.die()
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2000)
    expect(phone.state.registration).toBe('off')
  })
})

it.each([
  ['ends with a session that is ended before its time', 0, 'off'],
  ['goes on where the time of the session is over', -7200, 'connecting'],
])('%s', async (_, sinceSeconds, registration) => {
  const user = testUser({ id: 1, username: 'admin' })
  const created = new Date(Date.now() + sinceSeconds * 1000).toISOString()
  showSession({ status: 'signed-in', user, token: { ...testToken('t', 1), created } })
  expect(await startPhone('secret')).toBe(true)
  showSession({ status: 'expired', user })
  await new Promise((resolve) => setTimeout(resolve))
  expect(phone.state.registration).toBe(registration)
})
