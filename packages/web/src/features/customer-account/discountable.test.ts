import { expect, it } from 'vitest'
import { discountable, shareOf } from './adjustment.ts'

const payment = {
  ...{ id: 1, customerId: 2, productId: 3, description: 'Funds added', amount: 50, balanceAfter: 60 },
  ...{ transactionType: 'payment' as const, category: 'wallet' as const, status: 'succeeded' as const },
  transactionDate: '2026-05-20T00:00:00.000Z',
}

it.each([
  [-10, 10, 1],
  [-0.05, 10, 0.01],
  [-4.36, 100, 4.36],
  [-29.99, 33.3, 9.99],
])('of a charge of %d, %d per cent are %d', (amount, percent, share) => {
  expect(shareOf({ amount }, percent)).toBe(share)
})

const charge = { ...payment, id: 8, transactionType: 'charge' as const, amount: -29.99 }
const discount = (amount: number, discountOfId = 8) => ({
  ...payment,
  ...{ id: 20, transactionType: 'adjustment' as const, amount, discountOfId },
})

it.each([
  [charge, [], 29.99],
  [charge, [discount(10), discount(9.99), discount(5, 7), payment], 10],
  [charge, [discount(29.99)], 0],
  [payment, [], 0],
])('of %j, beside %j, %d can be given back', (row, others, left) => {
  expect(discountable(row, others)).toBe(left)
})
