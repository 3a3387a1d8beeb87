import { describe, expect, it } from 'vitest'
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
