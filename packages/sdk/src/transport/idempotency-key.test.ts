import { expect, test } from 'vitest'
import { json, refusal } from '../testing/stub-fetch.ts'
import { stubbedClient } from '../testing/stubbed-client.ts'

const lost = new TypeError('fetch failed')
const charge = { body: { amount: 25, source: 'pm_1' } }
const keysOf = (sent: readonly { headers: Headers }[]) => sent.map(({ headers }) => headers.get('idempotency-key'))

test('each call that moves money has a key of its own, the same for all its tries', async () => {
  const { api, sent } = stubbedClient([lost, json({}), json({})])
  await api.PaymentMethod.chargeCustomer(charge)
  await api.PaymentMethod.chargeCustomer(charge)
  const [first, second, third] = keysOf(sent)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a key may be chosen, so that a later call is the same one', async () => {
  const { api, sent } = stubbedClient([lost, json({}), json({}), json({})])
  await api.PaymentMethod.chargeCustomer(charge, { idempotencyKey: 'order-7' })
  await api.PaymentMethod.chargeCustomer(charge, { headers: { 'Idempotency-Key': 'order-8' } })
  expect(keysOf(sent)).toEqual(['order-7', 'order-7', 'order-8'])
})

test('it stays when the session is renewed in between', async () => {
  const ended = refusal(401, 'accessToken is required to be logged in')
  const { api, sent } = stubbedClient([ended, json({})], { renewSession: async () => true })
  await api.PaymentMethod.refund({ body: { customerId: 2, transactionId: 7, amount: 1 } })
  expect(sent).toHaveLength(2)
  expect(new Set(keysOf(sent)).size).toBe(1)
})

test('calls that take none get none, even where one is chosen', async () => {
  const { api, sent } = stubbedClient([lost, json({})])
  const failed = api.Customer.upsert({ body: { companyName: 'Kestrel' } }, { idempotencyKey: 'x' })
  await expect(failed).rejects.toThrow()
  expect(keysOf(sent)).toEqual([null])
})

test('turned off, none is sent and nothing that moves money is sent twice', async () => {
  const { api, sent } = stubbedClient([lost, json({})], { idempotencyKeys: false })
  await expect(api.PaymentMethod.chargeCustomer(charge)).rejects.toThrow()
  expect(keysOf(sent)).toEqual([null])
})

test('by its path a call is sent again where it carries a key', async () => {
  const { raw, sent } = stubbedClient([lost, json({})])
  const params = { header: { 'Idempotency-Key': 'order-9' } }
  await raw.POST('/PaymentMethods/charge_customer', { ...charge, params })
  expect(keysOf(sent)).toEqual(['order-9', 'order-9'])
})
