import { expect, test } from 'vitest'
import { apiError, describeError } from '../errors/to-api-error.ts'
import { waitingPayment } from './index.ts'

const place = { method: 'POST', url: '/PaymentMethods/charge_customer' }
const failed = (payment?: unknown) =>
  apiError(describeError(402, JSON.stringify({ error: { message: 'x', payment } })), place)

test('reads the payment that waits for the person', () => {
  const payment = { id: 'pi_1', client_secret: 'pi_1_secret_a' }
  expect(waitingPayment(failed({ ...payment, status: 'requires_action' }))).toEqual(payment)
})

test.each([failed(), failed('pi_1'), failed({ id: 'pi_1' }), new Error('x'), undefined])('nothing of %s', (error) => {
  expect(waitingPayment(error)).toBeUndefined()
})
