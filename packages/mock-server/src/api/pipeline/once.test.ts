import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { once } from './once.ts'

type Moved = { transaction: { id: number }; balance: number }
type Refusal = { error: { code?: string; message: string; details?: { messages: Record<string, string[]> } } }

const DAY_MS = 86_400_000
const charge = { amount: 10, source: 'pm_seed_harbor_visa' }
let it: TestServer

beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 50 } })
})
afterAll(() => it.close())
beforeEach(() => {
  it.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') })
})
afterEach(() => it.expectNoViolations())

const pay = <T = Moved>(key: string, body: object = charge, call = it.admin) =>
  call<T>('POST', '/PaymentMethods/charge_customer', { body, headers: { 'idempotency-key': key } })
const payments = () => it.server.store.table('PaymentTransaction').count({ transactionType: 'payment', customerId: 2 })

test('a call with a key is done once, and answered as the first time', async () => {
  const before = payments()
  const first = await pay('one')
  expect(first.headers.get('idempotency-replayed')).toBeNull()
  const again = await pay('one')
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(payments()).toBe(before + 1)
  await pay('two')
  expect(payments()).toBe(before + 2)
})

test('what was refused stays refused under its key', async () => {
  const cards = it.server.store.table('PaymentMethod')
  const { id } = cards.by('token', charge.source)[0] ?? { id: 0 }
  cards.patch(id, { last4: '0341' })
  expect((await pay('one')).status).toBe(402)
  cards.patch(id, { last4: '4242' })
  expect((await pay('one')).status).toBe(402)
  expect((await pay('two')).status).toBe(200)
})

test('a body that breaks the contract uses no key up', async () => {
  expect((await pay('one', { amount: 10 })).status).toBe(422)
  expect((await pay('one')).status).toBe(200)
})

test('another request under the same key is refused, in words', async () => {
  await pay('one')
  const { status, body } = await pay<Refusal>('one', { ...charge, amount: 11 })
  expect(status).toBe(422)
  expect(body.error.details?.messages).toEqual({
    'Idempotency-Key': ['was sent before with another request; take a new key for a new request'],
  })
})

test('keys belong to the customer and the operation', async () => {
  await pay('one')
  const foreign = { amount: 10, source: 'pm_seed_kestrel_mc', customerId: 3 }
  expect((await pay('one', foreign, it.super)).status).toBe(200)
  const body = { amount: '25', customer: { currency: 'USD' } }
  const headers = { 'idempotency-key': 'one' }
  expect((await it.admin('POST', '/PaymentMethods/create_intent', { body, headers })).status).toBe(200)
})

test('the same key begins one payment only, so that two tabs pay once', async () => {
  const body = { amount: '44.00', customer: { token: null, currency: 'USD', email: 'ines@willow.example' } }
  const begin = () =>
    it.anonymous<{ intentId: string }>('POST', '/PaymentMethods/create_intent', {
      body,
      headers: { 'idempotency-key': 'draft-7' },
    })
  const [one, other] = [await begin(), await begin()]
  expect(other.body).toEqual(one.body)
})

test('a visitor is answered with nothing that another visitor was', async () => {
  const { control, store } = it.server
  const context = { world: { clock: control.clock, store }, store, now: control.clock.now, parts: [], body: 1 }
  const operation = { id: 'X.pay', takesKey: true }
  const from = (address: string, customerId: number, userId: number) =>
    ({
      ...context,
      operation,
      address,
      headers: { 'idempotency-key': 'order-1' },
      principal: { customerId, userId },
    }) as never
  const answered = (body: string) => async () => ({ statusCode: 200, body })
  const bodyOf = async (place: never, body: string) => (await once(place, answered(body)))?.body
  expect(await bodyOf(from('192.0.2.1', 0, 0), 'one')).toBe('one')
  expect(await bodyOf(from('192.0.2.2', 0, 0), 'other')).toBe('other')
  expect(await bodyOf(from('192.0.2.1', 0, 0), 'again')).toBe('one')
  // Whoever is signed in has the keys of the customer, wherever he is.
  expect(await bodyOf(from('192.0.2.1', 2, 3), 'own')).toBe('own')
  expect(await bodyOf(from('192.0.2.9', 2, 4), 'again')).toBe('own')
})

test('while the first is running a second is asked to wait, and answered once it has ended', async () => {
  const { control, store } = it.server
  const world = { clock: control.clock, store }
  const context = { world, store, now: control.clock.now, operation: { id: 'X.pay', takesKey: true } }
  // As much of a context as keys read.
  const asked = {
    ...context,
    headers: { 'idempotency-key': 'k' },
    principal: { customerId: 2, userId: 3 },
    parts: [],
    body: 1,
  }
  let finish = (_: { statusCode: number }) => {}
  let runs = 0
  const run = () => {
    runs++
    return new Promise<{ statusCode: number }>((resolve) => {
      finish = resolve
    })
  }
  const first = once(asked as never, run)
  await expect(once(asked as never, run)).rejects.toMatchObject({ statusCode: 409, code: 'IDEMPOTENCY_KEY_IN_USE' })
  finish({ statusCode: 200 })
  expect(await first).toEqual({ statusCode: 200 })
  expect(await once(asked as never, run)).toMatchObject({ headers: { 'idempotency-replayed': 'true' } })
  expect(runs).toBe(1)
  // What went wrong on the server is tried again.
  const failing = { ...asked, body: 2, headers: { 'idempotency-key': 'failed' } }
  await once(failing as never, async () => ({ statusCode: 500 }))
  expect(await once(failing as never, async () => ({ statusCode: 200 }))).toEqual({ statusCode: 200 })
})

test('an answer is kept for 30 days', async () => {
  await pay('one')
  const later = (byMs: number) => {
    it.server.control.clock.advance(byMs)
    // Sessions end sooner than keys.
    it.server.store.table('AccessToken').deleteWhere({})
  }
  later(30 * DAY_MS - 60_000)
  expect((await pay('one')).headers.get('idempotency-replayed')).toBe('true')
  later(120_000)
  expect((await pay('one')).headers.get('idempotency-replayed')).toBeNull()
  expect(it.server.store.table('IdempotentAnswer').size).toBe(1)
})

test.each(['', 'x'.repeat(256), 'two words'])('%j is no key', async (key) => {
  const { status, body } = await pay<Refusal>(key)
  expect(status).toBe(400)
  expect(body.error.message.toLowerCase()).toContain('idempotency-key')
})

test('an answer outlives a restart of a server that keeps its data', async () => {
  const data = mkdtempSync(join(tmpdir(), 'lineboard-key-'))
  const first = await createTestServer({ data, size: { callLogs: 5 } })
  const answer = await pay('one', charge, first.admin)
  await first.close()
  const second = await createTestServer({ data })
  const again = await pay('one', charge, second.admin)
  expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([answer.body, 'true'])
  await second.close()
  rmSync(data, { recursive: true })
})
