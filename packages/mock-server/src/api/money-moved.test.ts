import { afterAll, beforeAll, expect, test } from 'vitest'
import { currencyRates } from '../seed/material/currency-rates.ts'
import type { Row } from '../store/models.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 10 } })
})
afterAll(() => t.close())

interface Moved {
  transaction: { id: number }
}

const latest = () => [...t.server.store.table('AuditLog').all()].at(-1)
const reason = 'Agreed by phone'

test.each(['USD', 'EUR', 'JPY', 'KWD'])('entries say how much was moved of a wallet in %s', async (currency) => {
  t.server.store.table('Customer').patch(2, { currency })
  const rate = currencyRates.find(({ code }) => code === currency)?.rate
  const read = { customerId: 2, currency, ...(currency !== 'USD' && { rate }) }
  const card = { amount: 25, source: 'pm_seed_harbor_visa', customerId: 2, reason }
  const { body } = await t.super<Moved>('POST', '/PaymentMethods/charge_customer', { body: card })
  expect(latest()?.movements).toEqual([{ ...read, transactionType: 'payment', amount: 25 }])

  const part = { customerId: 2, transactionId: body.transaction.id, amount: 10, reason }
  await t.super('PUT', '/PaymentMethods/refund', { body: part })
  expect(latest()?.movements).toEqual([{ ...read, transactionType: 'refund', amount: -10, of: 25 }])

  await t.super('PUT', '/PaymentMethods/refund', { body: { ...part, amount: 100 } })
  expect(latest()).toMatchObject({ statusCode: 422, reason })
  expect(latest()).not.toHaveProperty('movements')

  const addOn = { productId: 5, variationId: 7, quantity: 1, customerId: 2, reason }
  await t.super('POST', '/Products/subscribe_product', { body: addOn })
  expect(latest()?.movements).toEqual([{ ...read, transactionType: 'charge', amount: -12 }])

  const charge = t.server.store
    .table('PaymentTransaction')
    .by('customerId', 2)
    .findLast(({ transactionType }) => transactionType === 'charge')
  const discount = { customerId: 2, transactionType: 'adjustment', amount: 3, discountOfId: charge?.id, reason }
  await t.super('POST', '/PaymentTransactions', { body: discount })
  expect(latest()?.movements).toEqual([{ ...read, transactionType: 'adjustment', amount: 3, of: 12 }])
  t.expectNoViolations()
})

test('what a card paid in its own currency is that, to the last digit', async () => {
  const customer = { token: null, currency: 'KWD' }
  const begun = await t.admin<{ client_secret: string; intentId: string }>('POST', '/PaymentMethods/create_intent', {
    body: { amount: '10.000', customer },
  })
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }
  const confirmed = { client_secret: begun.body.client_secret, card }
  await fetch(`${t.server.url}/__mock/payments/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(confirmed),
  })
  await t.admin('POST', '/PaymentMethods/intent_to_wallet', { body: { intentId: begun.body.intentId } })
  const [movement] = latest()?.movements ?? []
  expect(movement).toMatchObject({ transactionType: 'payment', amount: 32.57, currency: 'KWD' })
  expect(((movement?.rate ?? 0) * 32.57).toFixed(3)).toBe('10.000')
})

test('the sample log has the payments of the sample wallets', () => {
  const paid: Row<'AuditLog'>[] = [...t.server.store.table('AuditLog').all()].filter(({ id }) => id <= 400)
  expect(paid.some(({ movements }) => movements?.some(({ currency }) => currency === 'GBP'))).toBe(true)
})
