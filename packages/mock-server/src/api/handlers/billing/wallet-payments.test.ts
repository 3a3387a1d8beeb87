import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmIntent } from '../../../domain/billing/cards/intents.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Moved = { transaction: Row<'PaymentTransaction'>; balance: number }
type Intent = { client_secret: string; intentId: string }

const OWN_CARD = 'pm_seed_harbor_visa'
const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' }
let one: TestServer

beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 50 } })
})
afterAll(() => one.close())
beforeEach(() => one.server.control.reset())
afterEach(() => one.expectNoViolations())

const customer = (id = 2) => one.server.store.table('Customer').get(id)

async function confirmed(body: object, call = one.admin): Promise<string> {
  const intent = await call<Intent>('POST', '/PaymentMethods/create_intent', { body })
  const { store, control } = one.server
  confirmIntent({ store, now: () => control.clock.now() }, intent.body.client_secret, card)
  return intent.body.intentId
}
const toWallet = (intentId: string, call = one.admin) =>
  call<Moved>('POST', '/PaymentMethods/intent_to_wallet', { body: { intentId } })

test('the wallet of a customer, and none of the super administrator', async () => {
  expect((await one.user('GET', '/PaymentMethods/balance')).body).toEqual({ balance: 148.2, currency: 'USD' })
  one.server.store.table('Customer').patch(1, { balance: 77 })
  expect((await one.super('GET', '/PaymentMethods/balance')).body).toEqual({ balance: 0, currency: 'USD' })
})

test('an intent needs no session', async () => {
  const body = { amount: '49.5', customer: { token: null, currency: 'EUR' } }
  expect((await one.anonymous('POST', '/PaymentMethods/create_intent', { body })).body).toEqual({
    client_secret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    intentId: expect.stringMatching(/^pi_/),
    amount: '49.50',
    currency: 'EUR',
  })
})

test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '0.49' }, 'amount'],
  [{ amount: '25,00' }, 'amount'],
  [{ amount: '70', customer: { currency: 'JPY' } }, 'amount'],
  [{ amount: '25', customer: { currency: 'XXX' } }, 'customer.currency'],
])('an intent of %o is refused', async (body, field) => {
  const answer = await one.anonymous('POST', '/PaymentMethods/create_intent', { body })
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ error: { details: { codes: { [field]: [expect.any(String)] } } } })
})

test('a confirmed payment enters the wallet once, however often it is asked for', async () => {
  const intentId = await confirmed({ amount: '25.10' })
  const first = await toWallet(intentId)
  expect(first.body.balance).toBe(173.3)
  expect(first.body.transaction).toMatchObject({
    customerId: 2,
    productId: 3,
    amount: 25.1,
    balanceAfter: 173.3,
    transactionType: 'payment',
    category: 'wallet',
    cardType: 'visa',
    last4: '4242',
    invoiceNumber: expect.stringMatching(/^LB-2026-\d{5}$/),
  })
  expect(await toWallet(intentId)).toMatchObject({ status: 200, body: first.body })
  expect(customer()?.balance).toBe(173.3)
})

test('sums of many small payments stay exact', async () => {
  for (let times = 0; times < 10; times++) await toWallet(await confirmed({ amount: '0.70' }))
  expect(customer()?.balance).toBe(155.2)
})

test('a payment in another currency is worth its USD', async () => {
  const intentId = await confirmed({ amount: '92.00', customer: { currency: 'EUR' } })
  expect((await toWallet(intentId)).body.transaction.amount).toBe(100)
})

test.each([
  ['EUR', '10.01', 'EUR 10.01'],
  ['JPY', '1501', 'JPY 1,501'],
  ['KWD', '10.000', 'KWD 10.000'],
])(
  'what a card paid in %s is said to the last digit, in transaction, mail and invoice',
  async (currency, amount, said) => {
    one.server.store.table('Customer').patch(2, { currency })
    const { body } = await toWallet(await confirmed({ amount, customer: { currency } }))
    const { id: transactionId, description, amount: usd } = body.transaction
    expect(description).toBe(`Funds added, ${said} paid`)
    const subject = one.server.control.outbox.list().at(-1)?.subject
    expect(subject).toContain(`: ${said} (USD ${usd.toFixed(2)})`)
    const invoice = await one.admin('PUT', '/PaymentMethods/invoice', { body: { customerId: 2, transactionId } })
    expect(invoice.body).toMatchObject({ currency, total: Number(amount) })
  },
)

test('what is not confirmed, unknown, or of somebody else is refused', async () => {
  const open = await one.admin<Intent>('POST', '/PaymentMethods/create_intent', { body: { amount: '25' } })
  const refused = await toWallet(open.body.intentId)
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ error: { details: { codes: { intentId: ['unconfirmed'] } } } })
  expect((await toWallet('pi_unknown')).status).toBe(404)
  const foreign = await confirmed({ amount: '25' }, one.super)
  expect((await toWallet(foreign)).status).toBe(404)
  expect((await toWallet(foreign, one.super)).status).toBe(200)
  const setUp = await one.admin<Intent>('POST', '/PaymentMethods/setup_card_intent')
  expect((await toWallet(setUp.body.intentId)).status).toBe(404)
})

test('the customer changes with the wallet, which is what tells the balance on', async () => {
  const heard: unknown[] = []
  const { store } = one.server
  const stop = store.onChange((change) => heard.push([change.model, change.row.balance ?? change.row.balanceAfter]))
  await toWallet(await confirmed({ amount: '25' }))
  stop()
  expect(heard).toContainEqual(['Customer', 173.2])
  expect(heard).toContainEqual(['PaymentTransaction', 173.2])
})

test('a saved card is charged', async () => {
  const { body } = await one.admin<Moved>('POST', '/PaymentMethods/charge_customer', {
    body: { amount: 19.99, source: OWN_CARD },
  })
  expect(body.balance).toBe(168.19)
  expect(body.transaction).toMatchObject({ amount: 19.99, last4: '4242', cardType: 'visa', customerId: 2 })
})

test('the super administrator charges a customer, an administrator only its own', async () => {
  const body = { amount: 10, source: 'pm_seed_kestrel_mc', customerId: 3 }
  expect((await one.super<Moved>('POST', '/PaymentMethods/charge_customer', { body })).body.balance).toBe(622.75)
  expect((await one.admin('POST', '/PaymentMethods/charge_customer', { body })).status).toBe(403)
})

test.each([
  ['a card nobody has', { amount: 10, source: 'pm_none' }, 404],
  ["another customer's card", { amount: 10, source: 'pm_seed_kestrel_mc' }, 404],
  ['too little', { amount: 0.2, source: OWN_CARD }, 422],
])('%s cannot be charged', async (_name, body, status) => {
  expect((await one.admin('POST', '/PaymentMethods/charge_customer', { body })).status).toBe(status)
  expect(customer()?.balance).toBe(148.2)
})

test.each([
  [{ last4: '0341' }, 'card_declined', 'Your card was declined.'],
  [{ expYear: 2025 }, 'expired_card', 'Your card has expired.'],
])('a card with %o is refused by the provider', async (change, code, message) => {
  const cards = one.server.store.table('PaymentMethod')
  const { id } = cards.by('token', OWN_CARD)[0] ?? { id: 0 }
  cards.patch(id, change)
  const answer = await one.admin('POST', '/PaymentMethods/charge_customer', { body: { amount: 10, source: OWN_CARD } })
  expect(answer).toMatchObject({ status: 402, body: { error: { statusCode: 402, name: 'CardError', code, message } } })
  expect(customer()?.balance).toBe(148.2)
})

test('a payment is given back in parts, and never more than it was', async () => {
  const paid = (await toWallet(await confirmed({ amount: '50' }))).body.transaction
  const refund = (amount: number) =>
    one.super<Moved>('PUT', '/PaymentMethods/refund', { body: { customerId: 2, transactionId: paid.id, amount } })
  const payment = () => one.server.store.table('PaymentTransaction').get(paid.id)
  const part = await refund(20.5)
  expect(part.body).toMatchObject({
    balance: 177.7,
    transaction: { amount: -20.5, refundOfId: paid.id, transactionType: 'refund', last4: '4242', balanceAfter: 177.7 },
  })
  expect(payment()).toMatchObject({ refundedAmount: 20.5, status: 'succeeded' })
  expect((await refund(29.51)).status).toBe(422)
  expect((await refund(29.5)).body.balance).toBe(148.2)
  expect(payment()).toMatchObject({ refundedAmount: 50, status: 'refunded' })
  expect((await refund(0.01)).status).toBe(422)
})

test('charges, refunds, and what another customer paid are not given back', async () => {
  const { store } = one.server
  const charge = store.table('PaymentTransaction').findOne({ customerId: 2, transactionType: 'charge' })
  const foreign = store.table('PaymentTransaction').findOne({ customerId: 3, transactionType: 'payment' })
  const refund = (transactionId = 0, call = one.super) =>
    call('PUT', '/PaymentMethods/refund', { body: { customerId: 2, transactionId, amount: 1 } })
  expect((await refund(charge?.id)).status).toBe(422)
  expect((await refund(foreign?.id)).status).toBe(404)
  expect((await refund(charge?.id, one.admin)).status).toBe(403)
})

test('anyone who may only read moves no money', async () => {
  for (const [path, body] of [
    ['intent_to_wallet', { intentId: 'pi_1' }],
    ['charge_customer', { amount: 10, source: OWN_CARD }],
    ['attach', { token: 'pm_card_visa' }],
  ] as const) {
    expect((await one.readonly('POST', `/PaymentMethods/${path}`, { body })).status, path).toBe(403)
  }
})
