import { afterEach, expect, test } from 'vitest'
import { orders } from '../../shared/payment/orders.ts'
import { signUpStates } from '../../testing/sign-up-states.ts'
import { eventOf, knownPayment, orderBody, signUpKey, signUpOf } from './sign-up-draft.ts'

const email = 'Ada@pier.example'
const { choices } = signUpStates.atCheckout
const intent = { secret: 'pi_1_secret_1', amount: '44.00', currency: 'USD' }
const body = orderBody(intent, choices)
const payment = { token: 'pi_1', method: 'pm_1', amount: '44.00', currency: 'USD' }

afterEach(() => orders.drop(signUpOf(email)))

test.each([
  ['nothing', undefined, undefined],
  ['an order that was not sent', { key: 'k', state: 'open', atMs: 1 } as const, undefined],
  ['a try', { key: 'k', state: 'sent', atMs: 1, body } as const, { type: 'triedElsewhere', intent, choices }],
  [
    'a payment',
    { key: 'k', state: 'done', atMs: 1, body, result: payment } as const,
    { type: 'paidElsewhere', payment, choices },
  ],
  ['a payment that is damaged', { key: 'k', state: 'done', atMs: 1, body, result: {} } as const, undefined],
])('%s in another tab', (_, order, event) => {
  expect(eventOf(order)).toEqual(event)
})

test('the same request has the same key, no matter who asks, until the order is another one', () => {
  const key = signUpKey(email, { amount: '44.00' })
  expect(signUpKey('ada@pier.example', { amount: '44.00' })).toBe(key)
  expect(signUpKey(email, { amount: '54.00' })).not.toBe(key)
  orders.drop(signUpOf(email))
  expect(signUpKey(email, { amount: '44.00' })).not.toBe(key)
})

test('what is known of a payment is known by its address in any letter case', async () => {
  const key = orders.open(signUpOf(email))
  const done = { kind: 'done', answer: '', result: payment } as const
  await orders.send(signUpOf(email), key, body, async () => done)
  expect(knownPayment('ada@PIER.example')).toMatchObject({ type: 'paidElsewhere', payment })
})
