import { expect, it } from 'vitest'
import { stripeOutcome, stripePaymentState } from './stripe-payments.ts'

const intent = { id: 'pi_1', status: 'succeeded', payment_method: 'pm_1' } as const
const succeeded = { kind: 'succeeded', id: 'pi_1', paymentMethod: 'pm_1' }
const message = 'Your card was declined.'

it.each([
  ['a payment', { paymentIntent: intent }, succeeded],
  ['a card that is kept', { setupIntent: intent }, succeeded],
  ['no method', { paymentIntent: { ...intent, payment_method: null } }, { ...succeeded, paymentMethod: undefined }],
  [
    'a payment that was made before',
    { error: { type: 'invalid_request_error', message: 'unexpected state', payment_intent: intent } },
    succeeded,
  ],
  ['a refusal', { error: { type: 'card_error', message } }, { kind: 'refused', message }],
  [
    'a refusal that tells of its payment',
    { error: { type: 'card_error', message, payment_intent: { ...intent, status: 'requires_payment_method' } } },
    { kind: 'refused', message },
  ],
  [
    'a lost connection',
    { error: { type: 'api_connection_error', message: 'No connection' } },
    { kind: 'unknown', message: 'No connection' },
  ],
  [
    'an error of theirs',
    { error: { type: 'api_error', message: undefined } },
    { kind: 'unknown', message: 'The card provider could not be reached.' },
  ],
  [
    'a payment that takes its time',
    { paymentIntent: { ...intent, status: 'processing' } },
    { kind: 'unknown', message: 'The payment is still being processed.' },
  ],
  ['nothing', {}, { kind: 'refused', message: 'The payment could not be completed.' }],
] as const)('%s', (_, result, outcome) => {
  expect(stripeOutcome(result)).toEqual(outcome)
})

it.each([
  ['was made', { paymentIntent: intent }, succeeded],
  ['keeps a card', { setupIntent: intent }, succeeded],
  ['waits for a card', { paymentIntent: { ...intent, status: 'requires_payment_method' } }, { kind: 'open' }],
  ['takes its time', { paymentIntent: { ...intent, status: 'processing' } }, { kind: 'open' }],
  ['was called off', { paymentIntent: { ...intent, status: 'canceled' } }, { kind: 'void' }],
  ['nobody knows', { error: { type: 'invalid_request_error', code: 'resource_missing' } }, { kind: 'void' }],
  ['cannot be asked about', { error: { type: 'api_connection_error' } }, { kind: 'open' }],
  ['asks of nobody', {}, { kind: 'open' }],
] as const)('asked about a payment that %s', (_, result, state) => {
  expect(stripePaymentState(result)).toEqual(state)
})
