import { expect, it } from 'vitest'
import { refundable } from './refundable.ts'

const payment = {
  ...{ id: 1, customerId: 2, productId: 3, description: 'Funds added', amount: 50, balanceAfter: 60 },
  ...{ transactionType: 'payment' as const, category: 'wallet' as const, status: 'succeeded' as const },
  transactionDate: '2026-05-20T00:00:00.000Z',
}

it.each([
  [{}, 50],
  [{ refundedAmount: 49.9 }, 0.1],
  [{ refundedAmount: 50, status: 'refunded' as const }, 0],
  [{ status: 'failed' as const }, 0],
  [{ status: 'pending' as const }, 0],
  [{ transactionType: 'charge' as const, amount: -5 }, 0],
])('of a payment with %j, %d is left', (change, left) => {
  expect(refundable({ ...payment, ...change })).toBe(left)
})
