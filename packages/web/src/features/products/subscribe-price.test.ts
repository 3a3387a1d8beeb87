import { createMockServer } from '@lineboard/mock-server'
import { createLineboard, fromMinorUnits, subscriptionQuote } from '@lineboard/sdk'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('charges the price in the question, with any discount', async () => {
  const server = await createMockServer({ size: { callLogs: 5 } })
  const { store } = server
  const session: { token?: string } = {}
  const api = createLineboard({ baseUrl: server.apiUrl, tokens: { token: () => session.token } })
  session.token = (await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id
  store.table('Customer').patch(2, { balance: 1_000_000_000 })
  const [variation] = await api.ProductVariation.find({ filter: { where: { currency: 'USD', active: true } } })
  const { id: variationId = 0, productId = 0 } = variation ?? {}
  for (const { id } of store.table('PriceDiscount').find()) store.table('PriceDiscount').delete(id)
  const { id } = store.table('PriceDiscount').insert({ productId, percent: 0, from: '2020-01-01T00:00:00.000Z' })
  const rates = await api.CurrencyRate.getCurrencyConversionRates()
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 50_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
      fc.constantFrom('monthly', 'yearly', 'every month, by the year'),
      async (minor, percent, quantity, currency, recur) => {
        const price = fromMinorUnits(minor, currency)
        store.table('ProductVariation').patch(variationId, { price, currency, recur })
        store.table('PriceDiscount').patch(id, { percent })
        for (const { id } of store.table('Subscription').find({ where: { customerId: 2 } })) {
          store.table('Subscription').delete(id)
        }
        const discounts = await api.PriceDiscount.find({ filter: { where: { productId } } })
        const sold = { price, currency, recur }
        const quote = (held?: { quantity: number; renewsAt?: string }) =>
          subscriptionQuote({ sold, discounts, quantity, rates, held }, new Date())
        const body = { productId, variationId, quantity, customerId: 2 }
        const asked = quote()
        const { charged, Subscription: first } = await api.Product.subscribeProduct({ body })
        expect(charged).toBe(asked.now.allUsd)
        const [renews, expected] = [Date.parse(first.renewsAt ?? ''), asked.renewal?.at.getTime() ?? 0]
        // Asked a moment before it was answered.
        expect(Math.abs(renews - expected)).toBeLessThan(60_000)
        const more = quote(first)
        const { Subscription: second } = await api.Product.subscribeProduct({ body })
        expect([second.quantity, second.renewsAt]).toEqual([more.renewal?.quantity, more.renewal?.at.toISOString()])
      },
    ),
    { numRuns: 60 },
  )
  await server.close()
})
