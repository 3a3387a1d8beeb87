import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { digitsOf, toUsdCents } from '../money/money.ts'
import { monthAfter, nextRenewal, periodOf } from './prices.ts'

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
})
afterAll(() => api.close())

test.each([
  ['monthly', 'month'],
  ['every month', 'month'],
  ['yearly', 'year'],
  ['once', 'once'],
] as const)('%s is paid by the %s', (recur, period) => {
  expect(periodOf(recur)).toBe(period)
})

test.each([
  ['2026-05-22T12:00:00.000Z', 'month', '2026-06-22T12:00:00.000Z'],
  ['2026-01-31T08:30:00.000Z', 'month', '2026-02-28T08:30:00.000Z'],
  ['2026-12-31T00:00:00.000Z', 'month', '2027-01-31T00:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 'year', '2029-02-28T00:00:00.000Z'],
] as const)('what began %s renews a %s later, at %s', (start, period, next) => {
  expect(nextRenewal(new Date(start), period)?.toISOString()).toBe(next)
})

test('what is paid once does not renew', () => {
  expect(nextRenewal(new Date('2026-05-22'), 'once')).toBeUndefined()
})

interface Offer {
  id: number
  price: number
  currency: string
  Product: { id: number }
}

test('what a plan is offered for is what is charged for it: every plan, discount and currency', async () => {
  const { store, control } = api.server
  const plans = store.table('Product').find({ where: { kind: 'plan' } })
  let asked = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
      fc.integer({ min: 0, max: 95 }),
      fc.integer({ min: 1, max: 99_999 }),
      async (currency, percent, cents) => {
        control.reset({ now: new Date('2026-05-22T12:00:00Z') })
        for (const { id } of store.table('PriceDiscount').find()) store.table('PriceDiscount').delete(id)
        for (const { id } of plans) {
          const from = '2026-01-01T00:00:00.000Z'
          store.table('PriceDiscount').insert({ productId: id, percent, from })
        }
        for (const { id, currency: own } of store.table('ProductVariation').find()) {
          if (own === 'USD') store.table('ProductVariation').patch(id, { price: cents / 100 })
        }
        store.table('Customer').patch(2, { currency, balance: 1_000_000 })
        const { body: offers } = await api.anonymous<Offer[]>('GET', '/Products/reg_list', { query: { currency } })
        for (const { id, price, currency: offered, Product } of offers) {
          expect(offered).toBe(currency)
          expect(price).toBe(Number(price.toFixed(digitsOf(currency))))
          const body = { productId: Product.id, variationId: id }
          const { status, body: answer } = await api.admin<{ charged: number }>('POST', '/Products/subscribe_product', {
            body,
          })
          expect(status).toBe(200)
          asked++
          // A wallet is in USD: within half of the smallest part that the offered price can have, and of a cent.
          const part = toUsdCents(10 ** -digitsOf(currency), currency) / 2
          expect(Math.abs(Math.round(answer.charged * 100) - toUsdCents(price, currency))).toBeLessThanOrEqual(1 + part)
          if (currency === 'USD') expect(answer.charged).toBe(price)
        }
        expect(control.ledger().problems).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
  expect(asked).toBeGreaterThan(50)
})

test.each([
  ['2026-01-31T09:00:00.000Z', '2026-01-31T09:00:00.000Z', '2026-02-28T09:00:00.000Z'],
  ['2026-01-31T09:00:00.000Z', '2026-02-28T09:00:00.000Z', '2026-03-31T09:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', '2025-02-01T00:00:00.000Z', '2025-02-28T00:00:00.000Z'],
  ['2025-11-15T12:00:00.000Z', '2026-05-15T12:00:00.000Z', '2026-06-15T12:00:00.000Z'],
  ['2025-11-15T12:00:00.000Z', '2026-05-15T11:59:59.999Z', '2026-05-15T12:00:00.000Z'],
  ['2026-05-20T00:00:00.000Z', '2025-01-01T00:00:00.000Z', '2026-05-20T00:00:00.000Z'],
])('months from %s, after %s: %s', (start, after, next) => {
  expect(monthAfter(start, after)).toBe(next)
})
