import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedContract } from '../../ground/contract/contract.ts'
import { type Call, createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { codeAt } from './totp.ts'

interface Failure {
  error?: { code?: string }
}

const PASSWORD = 'Lineboard1!'
const BEFORE = 14
const AFTER = 16

const { operations } = await sharedContract()
const guarded = operations.filter(({ needsRecentCode }) => needsRecentCode)

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
})
beforeEach(() => {
  api.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') })
  api.server.control.clock.freeze(new Date('2026-05-22T12:00:00Z'))
})
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const minutesLater = (minutes: number) => api.server.control.clock.advance(minutes * 60_000)
const codeNow = (secret: string) => codeAt(secret, api.server.control.clock.now())

/** Somebody who signed in with a code just now. */
async function signedIn(username: 'super' | 'admin') {
  const first = await api.anonymous<{ id: string }>('POST', '/DashUsers/authenticate', {
    body: { username, password: PASSWORD },
  })
  const call = createCall(api.server.apiUrl, first.body.id)
  const body = { currentPassword: PASSWORD }
  const { secret } = (await call<{ secret: string }>('POST', '/DashUsers/second-factor', { body })).body
  await call('POST', '/DashUsers/second-factor/confirm', { body: { code: codeNow(secret) } })
  minutesLater(1)
  const session = await api.anonymous<{ id: string }>('POST', '/DashUsers/authenticate', {
    body: { username, password: PASSWORD, code: codeNow(secret) },
  })
  return { call: createCall(api.server.apiUrl, session.body.id), secret, token: session.body.id }
}

const codeOf = async (answer: ReturnType<Call>) => {
  const { status, body } = await answer
  return [status, (body as Failure).error?.code]
}
const REFUSED = [403, 'RECENT_CODE_REQUIRED']
const give = (call: Call, secret: string) =>
  call<{ until: string }>('POST', '/DashUsers/second-factor/verify', { body: { code: codeNow(secret) } })

const credit = { customerId: 2, transactionType: 'adjustment', amount: 5, reason: 'Two days without incoming calls.' }
const balance = () => api.server.store.table('Customer').get(2)?.balance

describe('a code of the last 15 minutes', () => {
  test('is needed for money, cards, API keys, impersonation and for the codes of others', () => {
    expect(guarded.map(({ id }) => id).toSorted()).toEqual([
      'ApiKey.create',
      'ApiKey.replaceById',
      'DashUser.impersonate',
      'DashUser.resetSecondFactor',
      'PaymentMethod.attach',
      'PaymentMethod.chargeCustomer',
      'PaymentMethod.createIntent',
      'PaymentMethod.detach',
      'PaymentMethod.intentToWallet',
      'PaymentMethod.refund',
      'PaymentMethod.saveConsent',
      'PaymentMethod.setPrimary',
      'PaymentMethod.setupCardIntent',
      'PaymentTransaction.create',
      'Product.subscribeProduct',
    ])
  })

  test.each(['super', 'admin'] as const)('is asked for by each of them, of %s', async (username) => {
    const { call, secret } = await signedIn(username)
    const ask = async () => {
      const refused: string[] = []
      for (const { id, method, path, bodyKind } of guarded) {
        const body = bodyKind === 'none' ? {} : { body: {} }
        const [, code] = await codeOf(call(method, path.replaceAll(/\{\w+\}/g, '9'), body))
        if (code === 'RECENT_CODE_REQUIRED') refused.push(id)
      }
      return refused
    }
    minutesLater(BEFORE)
    expect(await ask()).toEqual([])
    minutesLater(AFTER - BEFORE)
    const refused = await ask()
    // What somebody may not do at all is said first.
    expect(refused.length).toBeGreaterThan(username === 'super' ? 6 : 9)
    expect((await give(call, secret)).status).toBe(200)
    expect(await ask()).toEqual([])
  })

  test('lets a refused call through once it is given, which was not done before', async () => {
    const { call, secret } = await signedIn('super')
    minutesLater(AFTER)
    const before = balance()
    const headers = { 'idempotency-key': 'credit-1' }
    expect(await codeOf(call('POST', '/PaymentTransactions', { body: credit, headers }))).toEqual(REFUSED)
    expect(balance()).toBe(before)
    const { body } = await give(call, secret)
    expect(Date.parse(body.until) - api.server.control.clock.now().getTime()).toBe(15 * 60_000)
    expect((await call('POST', '/PaymentTransactions', { body: credit, headers })).status).toBe(200)
    expect(balance()).toBe((before ?? 0) + 5)
  })

  test('is needed for the automatic top-up and for user name, address and password', async () => {
    const { call, secret } = await signedIn('admin')
    minutesLater(AFTER)
    const autoTopUp = { isOn: true, belowUsd: 20, amountUsd: 50, paymentId: 'card_seed_harbor_visa' }
    const order = () => call('PUT', '/Customers', { body: api.whole('Customer', { id: 2, autoTopUp }) })
    const rename = () =>
      call('PATCH', '/DashUsers/2', { body: { username: 'nora.whitfield', currentPassword: PASSWORD } })
    expect(await codeOf(order())).toEqual(REFUSED)
    expect(await codeOf(rename())).toEqual(REFUSED)
    const row = api.whole('Customer', { id: 2, companyName: 'Harbor Dental Care' })
    expect((await call('PUT', '/Customers', { body: row })).status).toBe(200)
    await give(call, secret)
    expect((await order()).status).toBe(200)
    expect((await rename()).status).toBe(200)
  })

  test('is needed where a tracking number is bought, and nowhere else in its form', async () => {
    const { call, secret } = await signedIn('admin')
    const found = await call<{ numbers: { number: string }[] }>('POST', '/NumberProviders/lookup', {
      body: { country: 'us', type: 'local', areaCode: '617', limit: 100 },
    })
    const number = found.body.numbers.find((each) => !each.number.endsWith('13'))?.number
    const [own] = api.server.store.table('OpNumber').by('customerId', 2)
    const { body: mine } = await call<object>('GET', `/OpNumbers/${own?.id}`)
    minutesLater(AFTER)
    const reserve = await call('POST', '/NumberProviders/reserve', { body: { numbers: [number] } })
    expect(reserve.status).toBe(200)
    const buy = () => call('PUT', '/OpNumbers', { body: { tracking_number: number, customerId: 2 } })
    expect(await codeOf(buy())).toEqual(REFUSED)
    expect((await call('PUT', '/OpNumbers', { body: { ...mine, description: 'Front desk' } })).status).toBe(200)
    await give(call, secret)
    expect((await buy()).status).toBe(200)
  })
})

describe('the code', () => {
  test('counts for its session alone, and is that of the person during impersonation', async () => {
    const { call, secret, token } = await signedIn('super')
    const acting = await call<{ id: string }>('POST', '/DashUsers/impersonate', { body: { user_id: 2 } })
    const asAdmin = createCall(api.server.apiUrl, acting.body.id)
    const subscribe = () => asAdmin('POST', '/Products/subscribe_product', { body: {} })
    expect((await subscribe()).body).not.toMatchObject({ error: { code: 'RECENT_CODE_REQUIRED' } })
    minutesLater(AFTER)
    expect(await codeOf(subscribe())).toEqual(REFUSED)
    expect((await give(asAdmin, secret)).status).toBe(200)
    expect((await subscribe()).body).not.toMatchObject({ error: { code: 'RECENT_CODE_REQUIRED' } })
    expect(
      await codeOf(createCall(api.server.apiUrl, token)('POST', '/PaymentTransactions', { body: credit })),
    ).toEqual([200, undefined])
    const other = await api.super('POST', '/PaymentTransactions', { body: credit })
    expect(other.body).toMatchObject({ error: { code: 'RECENT_CODE_REQUIRED' } })
  })

  test('is wrong in words, is counted, and is good once', async () => {
    const { call, secret } = await signedIn('admin')
    minutesLater(AFTER)
    const right = codeNow(secret)
    const send = (code: string) => call('POST', '/DashUsers/second-factor/verify', { body: { code } })
    expect((await send('000000')).status).toBe(422)
    expect((await send(right)).status).toBe(200)
    expect((await send(right)).status).toBe(422)
    for (let at = 0; at < 10; at++) await send('000000')
    expect((await send('000000')).status).toBe(429)
  })

  test('is needed by nobody who signs in without one', async () => {
    minutesLater(AFTER)
    expect((await api.super('POST', '/PaymentTransactions', { body: credit })).status).toBe(200)
    expect((await api.super('POST', '/DashUsers/second-factor/verify', { body: { code: '123456' } })).status).toBe(422)
  })
})
