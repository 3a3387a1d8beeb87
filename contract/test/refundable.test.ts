import { expect, it } from 'vitest'
import { refundable, refundableCents } from '../src/refundable.ts'

const payment = { transactionType: 'payment', status: 'succeeded', amount: 50 }

it.each([
  ['an untouched payment', {}, 5000],
  ['a partly refunded payment', { refundedAmount: 49.9 }, 10],
  ['a refunded payment', { refundedAmount: 50, status: 'refunded' }, 0],
  ['an amount that is inexact in binary', { amount: 1.005, refundedAmount: 0.1 + 0.2 }, 71],
  ['a failed payment', { status: 'failed' }, undefined],
  ['a pending payment', { status: 'pending' }, undefined],
  ['a charge', { transactionType: 'charge', amount: -5 }, undefined],
  ['a refund', { transactionType: 'refund', amount: -5 }, undefined],
])('computes the refundable cents of %s', (_, change, cents) => {
  expect(refundableCents({ ...payment, ...change })).toBe(cents)
  expect(refundable({ ...payment, ...change })).toBe((cents ?? 0) / 100)
})
