import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { approvePayment } from './approve-payment.ts'
import { initCards } from './card-source.ts'

const stripe = vi.hoisted(() => ({ retrievePaymentIntent: vi.fn(), handleNextAction: vi.fn() }))

vi.mock('./stripe.ts', () => ({ loadProvider: async () => stripe }))

const secret = 'pi_1_secret_a'
const intent = (status: string) => ({ paymentIntent: { id: 'pi_1', status, payment_method: 'pm_1' } })
const paid = { kind: 'succeeded', id: 'pi_1', paymentMethod: 'pm_1' }
const noBank = () => Promise.reject(new Error('Stripe shows its own page'))

beforeEach(() => {
  stripe.retrievePaymentIntent.mockResolvedValue(intent('requires_action'))
  stripe.handleNextAction.mockResolvedValue(intent('succeeded'))
  initCards({ kind: 'stripe', publishableKey: 'pk_1' })
})
afterEach(() => {
  vi.resetAllMocks()
  initCards({ kind: 'none' })
})

it('Stripe shows the page of the bank', async () => {
  expect(await approvePayment(secret, noBank)).toEqual(paid)
  expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: secret })
})

it.each([
  ['succeeded', paid],
  ['canceled', { kind: 'refused', message: 'This payment can no longer be made.' }],
])('of a payment that is %s the bank is not asked', async (status, outcome) => {
  stripe.retrievePaymentIntent.mockResolvedValue(intent(status))
  expect(await approvePayment(secret, noBank)).toEqual(outcome)
  expect(stripe.handleNextAction).not.toHaveBeenCalled()
})

it('what the person rejects is refused, in the words of Stripe', async () => {
  const message = 'We are unable to authenticate your payment method.'
  stripe.handleNextAction.mockResolvedValue({ error: { type: 'invalid_request_error', message } })
  expect(await approvePayment(secret, noBank)).toEqual({ kind: 'refused', message })
})

it('of a page that breaks nobody knows', async () => {
  stripe.handleNextAction.mockRejectedValue(new Error('gone'))
  expect(await approvePayment(secret, noBank)).toMatchObject({ kind: 'unknown' })
})

it('where nobody takes cards nothing is charged', async () => {
  initCards({ kind: 'none' })
  expect(await approvePayment(secret, noBank)).toMatchObject({ kind: 'refused' })
})
