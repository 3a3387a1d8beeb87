import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  batched,
  connectRealtime,
  type Gap,
  type MessageOf,
  type Realtime,
  type RealtimeOptions,
  type RealtimeState,
} from '../src/realtime/index.ts'
import { type CuttableProxy, startCuttableProxy } from './cuttable-proxy.ts'
import { type SignedIn, startSignedIn } from './signed-in-client.ts'

let { server, api }: SignedIn = {} as SignedIn
let proxy: CuttableProxy = {} as CuttableProxy
let token = ''
beforeAll(async () => {
  ;({ server, api } = await startSignedIn())
  proxy = await startCuttableProxy(server.url)
  token = (await api.DashUser.authenticate({ body: { username: 'admin', password: 'Lineboard1!' } })).id
})
afterAll(async () => {
  proxy.close()
  await server.close()
})

const open: Realtime[] = []
afterEach(() => {
  for (const realtime of open.splice(0)) realtime.close()
})

function connect(options: Partial<RealtimeOptions> = {}): Realtime {
  const realtime = connectRealtime({ url: proxy.url, token: () => token, maxDelayMs: 100, ...options })
  open.push(realtime)
  return realtime
}

const stateOf = (realtime: Realtime, state: RealtimeState) => vi.waitFor(() => expect(realtime.state).toBe(state))

/** Changes a number's row until the change is heard: subscribing is not answered. */
async function heard(messages: unknown[]): Promise<void> {
  const before = messages.length
  const [row] = await api.ReceivingNumber.find({ filter: { where: { customerId: 2 }, limit: 1 } })
  if (!row) throw new Error('There is no receiving number')
  await vi.waitFor(async () => {
    await api.ReceivingNumber.patch({ body: { id: row.id, description: `changed ${messages.length}` } })
    expect(messages.length).toBeGreaterThan(before)
  }, 5000)
}

test('rows that change are reported', async () => {
  const realtime = connect()
  const messages: unknown[] = []
  realtime.subscribe('receiving_numbers', ({ event }) => messages.push(event))
  await heard(messages)
  expect(messages[0]).toBe('update')
})

test('a lost connection reconnects, subscribes again, and reports the gap', async () => {
  const gaps: Gap[] = []
  const realtime = connect({ onGap: (gap) => gaps.push(gap) })
  const messages: unknown[] = []
  realtime.subscribe('receiving_numbers', (message) => messages.push(message))
  await heard(messages)
  proxy.cut()
  await stateOf(realtime, 'reconnecting')
  await stateOf(realtime, 'connected')
  expect(gaps).toHaveLength(1)
  await heard(messages)
})

test('what one session publishes reaches the others', async () => {
  const [speaker, listener] = [connect(), connect()]
  const messages: unknown[] = []
  listener.subscribe('notifications', ({ event, data }) => messages.push([event, data]))
  await stateOf(speaker, 'connected')
  await vi.waitFor(() => {
    speaker.publish(['notifications'], { msg: 'Please sign in again.' })
    expect(messages.length).toBeGreaterThan(0)
  }, 5000)
  expect(messages[0]).toEqual(['message', { msg: 'Please sign in again.' }])
})

test('a token that is not valid is rejected, and requested again on the next connect', async () => {
  let current = 'nobody'
  const realtime = connect({ token: () => current })
  await stateOf(realtime, 'refused')
  current = token
  realtime.connect()
  await stateOf(realtime, 'connected')
})

describe('a connection that the server ends', () => {
  const signIn = async () =>
    (await api.DashUser.authenticate({ body: { username: 'admin', password: 'Lineboard1!' } })).id

  /** Listens for that long by its clock, until its session has ended and the server, with something to tell, ends it too. */
  async function endedAfter(lastedMs: number, next: string | undefined) {
    let [current, nowMs] = [await signIn(), 0]
    const states: RealtimeState[] = []
    const gaps: Gap[] = []
    const realtime = connect({
      token: () => current,
      now: () => nowMs,
      onState: (state) => states.push(state),
      onGap: (gap) => gaps.push(gap),
    })
    const messages: unknown[] = []
    realtime.subscribe('receiving_numbers', (message) => messages.push(message))
    await heard(messages)
    nowMs = lastedMs
    server.store.table('AccessToken').delete(createHash('sha256').update(current).digest('hex'))
    current = next ?? current
    server.store.table('ReceivingNumber').patch(1, { description: `after ${lastedMs}` })
    return { realtime, states, gaps, messages }
  }

  test('reconnects after a lasting connection, with the current token, and reports the gap', async () => {
    const { realtime, states, gaps, messages } = await endedAfter(6000, token)
    await vi.waitFor(() => expect(gaps).toHaveLength(1))
    expect([realtime.state, states]).toEqual(['connected', ['connected', 'reconnecting', 'connected']])
    await heard(messages)
  })

  test('is refused where that token is, and where the connection had just begun', async () => {
    const lasted = await endedAfter(6000, undefined)
    await stateOf(lasted.realtime, 'refused')
    const brief = await endedAfter(1000, token)
    await stateOf(brief.realtime, 'refused')
    expect([lasted.states, brief.states]).toEqual([
      ['connected', 'reconnecting', 'refused'],
      ['connected', 'refused'],
    ])
  })

  test('does not come back once it is closed', async () => {
    const { realtime, states } = await endedAfter(6000, token)
    await stateOf(realtime, 'reconnecting')
    realtime.close()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(states.at(-1)).toBe('closed')
  })
})

test('reports the wallet balance, and a burst of changes once', async () => {
  const realtime = connect()
  const balances: number[] = []
  realtime.onBalance(({ balance }) => balances.push(balance))
  const bursts: unknown[][] = []
  const gather = batched<MessageOf<'customer'>>((messages) => bursts.push(messages), 60_000)
  realtime.subscribe('customer', (message) => message.event === 'update' && gather(message))
  let balance = 100
  await vi.waitFor(() => {
    balance += 1
    server.store.table('Customer').patch(2, { balance })
    expect(balances.length).toBeGreaterThan(3)
  }, 5000)
  expect(balances.at(-1)).toBeGreaterThan(100)
  expect(bursts).toEqual([])
  gather.flush()
  expect(bursts).toEqual([[expect.objectContaining({ data: expect.objectContaining({ id: 2 }) })]])
})
