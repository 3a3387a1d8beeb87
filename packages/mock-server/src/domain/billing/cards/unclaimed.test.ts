import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerView } from '../../../api/control/control.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { confirmIntent } from './intents.ts'

const EMAIL = 'Nora@harbordental.example'
let it: TestServer

beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 50 } })
})
afterAll(() => it.close())
beforeEach(() => {
  it.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') })
})
afterEach(() => it.expectNoViolations())

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' }
const balance = () => it.server.store.table('Customer').get(2)?.balance
const unclaimed = () => ledgerView(it.server.store).unclaimed

/** Pays as a sign-up does, with a card, and does no more. */
async function payAndLeave(email: string | undefined, amount = '44.00', currency = 'USD'): Promise<string> {
  const body = { amount, customer: { token: null, currency, ...(email && { email }) } }
  const begun = await it.anonymous<{ client_secret: string; intentId: string }>(
    'POST',
    '/PaymentMethods/create_intent',
    {
      body,
    },
  )
  const { store, control } = it.server
  confirmIntent({ store, now: control.clock.now }, begun.body.client_secret, card)
  return begun.body.intentId
}

/** Shows that an address is one's own, by the code that is mailed there. */
async function prove(email: string): Promise<void> {
  await it.anonymous('POST', '/DashUsers/request_email', {
    body: { email_address: email, email_type: 'verification' },
  })
  const verify_code = it.server.control.outbox.list().findLast(({ to }) => to === email)?.code
  await it.anonymous('POST', '/DashUsers/verify_email', { body: { email_address: email, verify_code } })
}

/** Signs in as user 2, whose address is set to what was paid for. */
async function signIn(change: object = {}): Promise<number> {
  const { store } = it.server
  if (store.table('DashUser').get(2)?.email !== EMAIL.toLowerCase()) await prove(EMAIL.toLowerCase())
  store.table('DashUser').patch(2, { email: EMAIL.toLowerCase(), ...change })
  const body = { username: 'admin', password: 'Lineboard1!' }
  return (await it.anonymous('POST', '/DashUsers/authenticate', { body })).status
}

test('what was paid and not used is found, and credited once to who signs in with the address', async () => {
  await payAndLeave(EMAIL)
  await payAndLeave(EMAIL, '1514', 'JPY')
  const found = unclaimed().map(({ amount, currency, email }) => [amount, currency, email])
  expect(found.sort().toReversed()).toEqual([
    [44, 'USD', EMAIL.toLowerCase()],
    [1514, 'JPY', EMAIL.toLowerCase()],
  ])
  expect(await signIn()).toBe(200)
  expect(balance()).toBe(148.2 + 44 + 10)
  await signIn()
  expect(balance()).toBe(148.2 + 44 + 10)
  expect(ledgerView(it.server.store)).toMatchObject({ isRight: true, unclaimed: [] })
})

test('another address, none, and one that is not verified get nothing', async () => {
  await payAndLeave('somebody@else.example')
  await payAndLeave(undefined)
  await signIn()
  await payAndLeave(EMAIL)
  expect(await signIn({ emailVerified: false })).toBe(401)
  expect(balance()).toBe(148.2)
  expect(unclaimed()).toHaveLength(3)
})

test("a payment of somebody's address is nobody else's to take", async () => {
  const intentId = await payAndLeave('somebody@else.example')
  const take = (call = it.admin) => call('POST', '/PaymentMethods/intent_to_wallet', { body: { intentId } })
  expect((await take()).status).toBe(404)
  // An address that stands in a row is nobody's proof.
  it.server.store.table('DashUser').patch(2, { email: 'somebody@else.example' })
  expect((await take()).status).toBe(404)
  it.server.store.table('DashUser').patch(2, { email: 'admin@harbordental.example' })
  await prove('somebody@else.example')
  it.server.store.table('DashUser').patch(2, { email: 'somebody@else.example' })
  expect((await take()).status).toBe(200)
})

test('who writes an address that somebody paid with into an account gets nothing of it', async () => {
  await payAndLeave('somebody@else.example')
  const body = { email: 'somebody@else.example', currentPassword: 'Lineboard1!' }
  expect((await it.user('PATCH', '/DashUsers/3', { body })).status).toBe(200)
  const signedIn = await it.anonymous('POST', '/DashUsers/authenticate', {
    body: { username: 'user', password: 'Lineboard1!' },
  })
  expect([signedIn.status, balance(), unclaimed().length]).toEqual([200, 148.2, 1])
})
