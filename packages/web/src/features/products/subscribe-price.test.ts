import { createMockServer } from '@lineboard/mock-server'
import { createLineboard, discountedPrice, fromMinorUnits, toMinorUnits } from '@lineboard/sdk'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('the price that is asked about is what is charged, whatever discount holds', async () => {
  const server = await createMockServer({ size: { callLogs: 5 } })
  const { store } = server
  const session: { token?: string } = {}
  const api = createLineboard({ baseUrl: server.apiUrl, tokens: { token: () => session.token } })
  session.token = (await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id
  store.table('Customer').patch(2, { balance: 1_000_000 })
  const [variation] = await api.ProductVariation.find({ filter: { where: { currency: 'USD', active: true } } })
  const { id: variationId = 0, productId = 0 } = variation ?? {}
  for (const { id } of store.table('PriceDiscount').find()) store.table('PriceDiscount').delete(id)
  const { id } = store.table('PriceDiscount').insert({ productId, percent: 0, from: '2020-01-01T00:00:00.000Z' })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 50_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 9 }),
      async (cents, percent, quantity) => {
        store.table('ProductVariation').patch(variationId, { price: cents / 100 })
        store.table('PriceDiscount').patch(id, { percent })
        const discounts = await api.PriceDiscount.find({ filter: { where: { productId } } })
        const each = discountedPrice(cents / 100, 'USD', discounts, new Date())
        const body = { productId, variationId, quantity, customerId: 2 }
        const { charged } = await api.Product.subscribeProduct({ body })
        expect(charged).toBe(fromMinorUnits(toMinorUnits(each) * quantity))
      },
    ),
    { numRuns: 60 },
  )
  await server.close()
})
