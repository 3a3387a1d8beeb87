import { describe, expect, test } from 'vitest'
import { createRealtime, type RealtimeEvents, type RealtimeState } from './realtime.ts'

/** A socket that does what the test says. */
function fakeSocket(events: RealtimeEvents = {}) {
  const handlers = new Map<string, (...args: unknown[]) => void>()
  const emitted: unknown[] = []
  const socket = {
    active: true,
    on: (event: string, handler: (...args: unknown[]) => void) => handlers.set(event, handler),
    emit: (event: string, text?: unknown) => emitted.push(typeof text === 'string' ? JSON.parse(text) : event),
    connect: () => emitted.push('connect'),
    disconnect: () => emitted.push('disconnect'),
  }
  const realtime = createRealtime(socket, events)
  const happens = (event: string, ...args: unknown[]) => handlers.get(event)?.(...args)
  const says = (message: object) => happens('message', JSON.stringify({ topic: 'org.ecms.update.2.3', ...message }))
  return { socket, emitted, realtime, happens, says }
}

describe('channels', () => {
  test('are listened to once connected, once for all handlers', () => {
    const { emitted, realtime, happens } = fakeSocket()
    realtime.subscribe('call_log', () => {})
    realtime.subscribe('call_log', () => {})
    realtime.subscribe('notifications', () => {})
    expect(emitted).toEqual([])
    happens('connect')
    realtime.subscribe('customer', () => {})
    expect(emitted).toEqual([
      { action: 'subscribe', channels: ['call_log', 'notifications'] },
      { action: 'subscribe', channels: ['customer'] },
    ])
  })

  test('are left with their last handler', () => {
    const { emitted, realtime, happens } = fakeSocket()
    happens('connect')
    const handler = () => {}
    const [first, second] = [realtime.subscribe('user', handler), realtime.subscribe('user', handler)]
    first()
    first()
    expect(emitted).toHaveLength(1)
    second()
    expect(emitted[1]).toEqual({ action: 'unsubscribe', channels: ['user'] })
  })

  test('tell only their own handlers', () => {
    const { realtime, says } = fakeSocket()
    const heard: unknown[] = []
    realtime.subscribe('call_log', (message) => heard.push([message.event, message.data]))
    says({ channel: 'customer', event: 'update', data: { id: 1 } })
    says({ channel: 'call_log', event: 'create', data: { id: 2 } })
    expect(heard).toEqual([['create', { id: 2 }]])
  })

  test('tell of balances apart', () => {
    const { realtime, says } = fakeSocket()
    const heard: unknown[] = []
    realtime.onBalance(({ balance }) => heard.push(balance))
    says({ channel: 'customer', event: 'update', data: { id: 2, balance: 1 } })
    says({ channel: 'customer', event: 'balance', data: { customerId: 2, balance: 148.06 } })
    expect(heard).toEqual([148.06])
  })

  test('a handler may stop listening while it gets an event', () => {
    const { realtime, says } = fakeSocket()
    const heard: string[] = []
    const stop = realtime.subscribe('user', () => {
      heard.push('first')
      stop()
    })
    realtime.subscribe('user', () => heard.push('second'))
    says({ channel: 'user', event: 'delete', data: { id: 1 } })
    says({ channel: 'user', event: 'delete', data: { id: 1 } })
    expect(heard).toEqual(['first', 'second', 'second'])
  })
})

describe('a lost connection', () => {
  test('is listened on again, and its gap is reported', () => {
    let nowMs = 1000
    const gaps: unknown[] = []
    const states: RealtimeState[] = []
    const events = {
      onGap: (gap: unknown) => gaps.push(gap),
      onState: (state: RealtimeState) => states.push(state),
      now: () => nowMs,
    }
    const { emitted, realtime, happens } = fakeSocket(events)
    realtime.subscribe('call_log', () => {})
    happens('connect')
    nowMs = 5000
    happens('disconnect', 'transport close')
    happens('connect_error', new Error('websocket error'))
    nowMs = 9000
    happens('connect')
    expect(gaps).toEqual([{ fromMs: 5000, toMs: 9000 }])
    expect(states).toEqual(['connected', 'reconnecting', 'connected'])
    expect(emitted).toEqual(Array(2).fill({ action: 'subscribe', channels: ['call_log'] }))
  })

  test('says why it was lost, refused or not had, and no token', () => {
    const states: unknown[] = []
    const { socket, happens, realtime } = fakeSocket({ onState: (state, why) => states.push([state, why]) })
    happens('connect_error', new Error('It seems you are trying to reach a Socket.IO server in v2.x'))
    happens('connect')
    happens('disconnect', 'ping timeout')
    socket.active = false
    happens('connect_error', new Error('not valid: ?token=s3cret'))
    realtime.close()
    expect(states).toEqual([
      ['reconnecting', 'It seems you are trying to reach a Socket.IO server in v2.x'],
      ['connected', undefined],
      ['reconnecting', 'ping timeout'],
      ['refused', 'not valid: ?token=[redacted]'],
      ['closed', undefined],
    ])
  })

  test('that never was leaves no gap', () => {
    const gaps: unknown[] = []
    const { happens, realtime } = fakeSocket({ onGap: (gap) => gaps.push(gap) })
    happens('connect_error', new Error('websocket error'))
    expect(realtime.state).toBe('reconnecting')
    happens('connect')
    expect(gaps).toEqual([])
  })

  test('is refused where the token is, until told to connect again', () => {
    const { socket, emitted, happens, realtime } = fakeSocket()
    socket.active = false
    happens('connect_error', new Error('accessToken is required'))
    expect(realtime.state).toBe('refused')
    realtime.connect()
    expect([realtime.state, emitted]).toEqual(['connecting', ['connect']])
    realtime.connect()
    expect(emitted).toHaveLength(1)
  })
})

test('publishes while connected', () => {
  const { emitted, happens, realtime } = fakeSocket()
  realtime.publish(['role'], { text: 'lost' })
  happens('connect')
  realtime.publish(['role'], { text: 'Please sign in again.' })
  expect(emitted).toEqual([{ action: 'publish', channels: ['role'], message: { text: 'Please sign in again.' } }])
})

test.each([
  ['no text', 42],
  ['no JSON', '{"channel"'],
  ['no object', '[1]'],
  ['no channel', '{"event":"update"}'],
  ['no event', '{"channel":"user"}'],
  ['a topic that is no text', '{"channel":"user","event":"update","topic":7}'],
])('%s is reported and dropped', (_, raw) => {
  const malformed: unknown[] = []
  const heard: unknown[] = []
  const { happens, realtime } = fakeSocket({ onMalformed: (each) => malformed.push(each.raw) })
  realtime.subscribe('user', (message) => heard.push(message))
  happens('message', raw)
  expect([malformed, heard]).toEqual([[raw], []])
})

test('says goodbye, and is closed for good', () => {
  const { emitted, happens, realtime, says } = fakeSocket()
  const heard: unknown[] = []
  realtime.subscribe('user', (message) => heard.push(message))
  happens('connect')
  realtime.close()
  happens('disconnect', 'io client disconnect')
  says({ channel: 'user', event: 'delete', data: { id: 1 } })
  expect(emitted.slice(1)).toEqual(['close', 'disconnect'])
  expect([realtime.state, heard]).toEqual(['closed', []])
})
