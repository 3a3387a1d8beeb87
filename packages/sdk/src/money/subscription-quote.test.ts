import { describe, expect, it, test } from 'vitest'
import { type Discount, discountedPrice, discountPercent, discountState, holdingDiscount } from './discounts.ts'
import { subscriptionQuote } from './subscription-quote.ts'

const at = new Date('2026-01-31T12:00:00Z')
const rates = [
  { code: 'EUR', rate: 0.92 },
  { code: 'JPY', rate: 151.4 },
  { code: 'KWD', rate: 0.307 },
]
const sold = (price: number, currency = 'USD', recur = 'monthly') => ({ price, currency, recur })
const half = { percent: 50, from: '2026-01-01T00:00:00.000Z', until: '2026-02-10T00:00:00.000Z' }

describe('now', () => {
  it.each([
    ['USD', 39, 117, 117],
    ['EUR', 35.5, 106.5, 115.77],
    ['JPY', 4500, 13_500, 89.16],
    ['KWD', 11.125, 33.375, 108.72],
  ] as const)('three at a price in %s, of %d each: %d, and %d US dollars', (currency, price, all, allUsd) => {
    const { now } = subscriptionQuote({ sold: sold(price, currency), discounts: [], quantity: 3, rates }, at)
    expect(now).toEqual({ at, quantity: 3, percent: 0, each: price, all, allUsd })
  })

  it('is not known in US dollars while the rate is not', () => {
    const { now } = subscriptionQuote({ sold: sold(35, 'EUR'), discounts: [], quantity: 1, rates: [] }, at)
    expect([now.all, now.allUsd]).toEqual([35, undefined])
  })
})

describe('when it renews', () => {
  it('costs what it costs then: a discount that ends before is over, and the last day of a short month is meant', () => {
    const quote = subscriptionQuote({ sold: sold(39), discounts: [half], quantity: 2, rates }, at)
    expect(quote.now).toMatchObject({ percent: 50, all: 39 })
    expect(quote.reducedUntil).toBe(half.until)
    expect(quote.renewal).toMatchObject({ at: new Date('2026-02-28T12:00:00Z'), quantity: 2, percent: 0, all: 78 })
  })

  it('is the day of what is held, for all of it', () => {
    const held = { quantity: 4, renewsAt: '2026-02-05T00:00:00.000Z' }
    const { renewal } = subscriptionQuote({ sold: sold(10), discounts: [half], quantity: 1, held, rates }, at)
    expect(renewal).toMatchObject({ at: new Date(held.renewsAt), quantity: 5, percent: 50, all: 25 })
  })

  it('is a year later for a year, and never for what is paid once', () => {
    const quote = (recur: string) =>
      subscriptionQuote({ sold: sold(10, 'USD', recur), discounts: [], quantity: 1, rates }, at).renewal?.at
    expect(quote('yearly')).toEqual(new Date('2027-01-31T12:00:00Z'))
    expect(quote('once')).toBeUndefined()
  })
})

const discountsAt = new Date('2026-05-22T12:00:00Z')
const sale = (percent: number, from: string, until?: string): Discount => ({ percent, from, ...(until && { until }) })

test.each([
  ['none', [], 0],
  ['one without an end', [sale(10, '2026-01-01T00:00:00.000Z')], 10],
  ['the best of two', [sale(10, '2026-01-01T00:00:00.000Z'), sale(25, '2026-05-01T00:00:00.000Z')], 25],
  ['one to come', [sale(10, '2026-06-01T00:00:00.000Z')], 0],
  ['one that is over', [sale(10, '2026-01-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z')], 0],
  ['one at its last moment', [sale(10, '2026-01-01T00:00:00.000Z', '2026-05-22T12:00:00.000Z')], 10],
])('%s', (_, discounts, percent) => {
  expect(discountPercent(discounts, discountsAt)).toBe(percent)
})

test.each([
  [9.99, 'USD', 8.49],
  [1000, 'JPY', 850],
  [999, 'JPY', 849],
  [1.111, 'KWD', 0.944],
])('%d %s less 15 % is %d', (price, currency, expected) => {
  expect(discountedPrice(price, currency, [sale(15, '2026-01-01T00:00:00.000Z')], discountsAt)).toBe(expected)
})

test('of two that are as good, the one that lasts longest is reported', () => {
  const long = sale(10, '2026-01-01T00:00:00.000Z')
  const short = sale(10, '2026-01-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z')
  expect(holdingDiscount([short, long], discountsAt)).toBe(long)
  expect(holdingDiscount([long, short], discountsAt)).toBe(long)
  expect(holdingDiscount([sale(0, '2026-01-01T00:00:00.000Z')], discountsAt)).toBeUndefined()
})

test.each([
  ['2026-06-01T00:00:00.000Z', undefined, 'coming'],
  ['2026-05-22T12:00:00.000Z', undefined, 'holding'],
  ['2026-01-01T00:00:00.000Z', '2026-05-22T12:00:00.000Z', 'holding'],
  ['2026-01-01T00:00:00.000Z', '2026-05-22T11:59:59.999Z', 'over'],
])('a discount from %s until %s is %s', (from, until, state) => {
  expect(discountState(sale(10, from, until), discountsAt)).toBe(state)
})
