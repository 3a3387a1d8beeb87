import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let one: TestServer
let secret: string
let intentId: string

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123', name: 'Nora Whitfield' }

const addressOf = (name: string) => `${one.server.url}/__mock/payments/${name}`

function post(name: string, body: unknown) {
  return fetch(addressOf(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
const confirm = (number = card.number) => post('confirm', { client_secret: secret, card: { ...card, number } })
const toWallet = () =>
  one.admin<{ balance: number }>('POST', '/PaymentMethods/intent_to_wallet', { body: { intentId } })

beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 50 } })
})
afterAll(() => one.close())
beforeEach(async () => {
  const { body } = await one.admin<{ client_secret: string; intentId: string }>(
    'POST',
    '/PaymentMethods/create_intent',
    {
      body: { amount: '25.00' },
    },
  )
  secret = body.client_secret
  intentId = body.intentId
})

test('a card that succeeds ends the payment, once', async () => {
  const answer = await confirm()
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    paymentIntent: { id: intentId, status: 'succeeded', payment_method: expect.stringMatching(/^pm_/) },
  })
  expect((await confirm()).status).toBe(402)
  expect((await toWallet()).status).toBe(200)
})

test('a declined card says so, and another one may be tried', async () => {
  const answer = await confirm('4000000000000002')
  expect(answer.status).toBe(402)
  expect(await answer.json()).toEqual({
    error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  })
  expect((await toWallet()).status).toBe(422)
  expect((await confirm()).status).toBe(200)
})

test.each([
  [true, 200, 200],
  [false, 402, 422],
])('a card whose bank asks: approved %s', async (approve, status, walletStatus) => {
  const asked = await confirm('4000002500003155')
  expect(await asked.json()).toMatchObject({ paymentIntent: { status: 'requires_action' } })
  expect((await toWallet()).status).toBe(422)
  expect((await post('authenticate', { client_secret: secret, approve })).status).toBe(status)
  expect((await toWallet()).status).toBe(walletStatus)
})

test('one card breaks the connection', async () => {
  await expect(confirm('4000000000000119')).rejects.toThrow('fetch failed')
  expect((await toWallet()).status).toBe(422)
})

test('a card to save comes back as a set-up, and can be attached', async () => {
  const setUp = await one.admin<{ client_secret: string }>('POST', '/PaymentMethods/setup_card_intent', { body: {} })
  const answer = await post('confirm', { client_secret: setUp.body.client_secret, card })
  const { setupIntent } = (await answer.json()) as { setupIntent: { status: string; payment_method: string } }
  expect(setupIntent.status).toBe('succeeded')
  const saved = await one.admin('POST', '/PaymentMethods/attach', { body: { token: setupIntent.payment_method } })
  expect(saved.body).toMatchObject({ last4: '4242', brand: 'visa', holderName: 'Nora Whitfield', customerId: 2 })
})

test.each([
  ['a secret nobody was given', { client_secret: 'pi_1_secret_2', card }, 402],
  ['no card', {}, 402],
  ['no object', [], 402],
])('%s is refused', async (_name, body, status) => {
  expect((await post('confirm', body)).status).toBe(status)
})

test('broken JSON, other types, methods and names are refused', async () => {
  const send = (init: RequestInit, name = 'confirm') => fetch(addressOf(name), init)
  const json = { 'content-type': 'application/json' }
  expect((await send({ method: 'POST', headers: json, body: '{"broken' })).status).toBe(400)
  expect((await send({ method: 'POST', body: 'card=1' })).status).toBe(415)
  expect((await send({ method: 'GET' })).status).toBe(404)
  expect((await send({ method: 'POST', headers: json, body: '{}' }, 'constructor')).status).toBe(404)
})

test('faults strike it too, and the journal has the call without the card', async () => {
  const { faults, journal } = one.server.control
  faults.add({ operation: 'Sandbox.confirmCard', kind: 'status', status: 503, count: 1 })
  expect((await confirm()).status).toBe(503)
  expect((await confirm()).status).toBe(200)
  const calls = journal.find({ operation: 'Sandbox.*', last: 2 })
  expect(calls).toMatchObject([
    { url: '/__mock/payments/confirm', status: 503, planned: 'fault' },
    { url: '/__mock/payments/confirm', status: 200 },
  ])
  expect(JSON.stringify(calls)).not.toContain('4242')
})
