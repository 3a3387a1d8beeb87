import { expect, test } from 'vitest'
import { type Discount, discountedPrice, discountPercent, discountState, holdingDiscount } from './discounts.ts'

const at = new Date('2026-05-22T12:00:00Z')
const sale = (percent: number, from: string, until?: string): Discount => ({ percent, from, ...(until && { until }) })

test.each([
  ['none', [], 0],
  ['one without an end', [sale(10, '2026-01-01T00:00:00.000Z')], 10],
  ['the best of two', [sale(10, '2026-01-01T00:00:00.000Z'), sale(25, '2026-05-01T00:00:00.000Z')], 25],
  ['one to come', [sale(10, '2026-06-01T00:00:00.000Z')], 0],
  ['one that is over', [sale(10, '2026-01-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z')], 0],
  ['one at its last moment', [sale(10, '2026-01-01T00:00:00.000Z', '2026-05-22T12:00:00.000Z')], 10],
])('%s', (_, discounts, percent) => {
  expect(discountPercent(discounts, at)).toBe(percent)
})

test.each([
  [9.99, 'USD', 8.49],
  [1000, 'JPY', 850],
  [999, 'JPY', 849],
  [1.111, 'KWD', 0.944],
])('%d %s less 15 % is %d', (price, currency, expected) => {
  expect(discountedPrice(price, currency, [sale(15, '2026-01-01T00:00:00.000Z')], at)).toBe(expected)
})

test('of two that are as good, the one that lasts longest is told of', () => {
  const long = sale(10, '2026-01-01T00:00:00.000Z')
  const short = sale(10, '2026-01-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z')
  expect(holdingDiscount([short, long], at)).toBe(long)
  expect(holdingDiscount([long, short], at)).toBe(long)
  expect(holdingDiscount([sale(0, '2026-01-01T00:00:00.000Z')], at)).toBeUndefined()
})

test.each([
  ['2026-06-01T00:00:00.000Z', undefined, 'coming'],
  ['2026-05-22T12:00:00.000Z', undefined, 'holding'],
  ['2026-01-01T00:00:00.000Z', '2026-05-22T12:00:00.000Z', 'holding'],
  ['2026-01-01T00:00:00.000Z', '2026-05-22T11:59:59.999Z', 'over'],
])('a discount from %s until %s is %s', (from, until, state) => {
  expect(discountState(sale(10, from, until), at)).toBe(state)
})
