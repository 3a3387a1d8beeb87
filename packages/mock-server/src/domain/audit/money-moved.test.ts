import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { currencyRates } from '../billing/money/currency-rates.ts'
import { digitsOf } from '../billing/money/money.ts'
import { moneyMoved } from './money-moved.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 10 } })
})
afterAll(() => t.close())

const latest = () => [...t.server.store.table('AuditLog').all()].at(-1)
const ofHarbor = () => t.server.store.table('PaymentTransaction').by('customerId', 2)

/** The customer's own: what lies between the balances, each converted and rounded as it is shown. */
function readIn(currency: string, { amount, balanceAfter }: { amount: number; balanceAfter: number }): number {
  const rate = currencyRates.find(({ code }) => code === currency)?.rate ?? 1
  const shown = (usd: number) => Number((usd * rate).toFixed(digitsOf(currency)))
  return Number((shown(balanceAfter) - shown(balanceAfter - amount)).toFixed(digitsOf(currency)))
}

test.each(['USD', 'EUR', 'JPY', 'KWD'])('entries say how much was moved of a wallet in %s', async (currency) => {
  t.server.store.table('Customer').patch(2, { currency })
  const isElsewhere = currency !== 'USD'
  async function moved(method: string, path: string, body: object) {
    await t.super(method, path, { body: { ...body, customerId: 2, reason: 'Agreed by phone' } })
    const transaction = ofHarbor().at(-1)
    if (!transaction) throw new Error('Nothing was moved.')
    const { transactionType, amount, discountOfId, refundOfId } = transaction
    const whole = ofHarbor().find(({ id }) => id === (refundOfId ?? discountOfId))
    expect(latest()).toMatchObject({ endpoint: path, reason: 'Agreed by phone', forCustomerId: 2 })
    expect(latest()?.movements).toEqual([
      {
        ...{ transactionType, customerId: 2, amount },
        ...(whole && { of: Math.abs(whole.amount) }),
        ...(isElsewhere && { currency, amountInCurrency: readIn(currency, transaction) }),
        ...(isElsewhere && whole && { ofInCurrency: Math.abs(readIn(currency, whole)) }),
      },
    ])
    return transaction
  }
  const payment = await moved('POST', '/PaymentMethods/charge_customer', { amount: 25, source: 'pm_seed_harbor_visa' })
  const refund = { transactionId: payment.id, amount: 10.01 }
  await moved('PUT', '/PaymentMethods/refund', refund)
  const charge = await moved('POST', '/Products/subscribe_product', { productId: 5, variationId: 7, quantity: 1 })
  await moved('POST', '/PaymentTransactions', { transactionType: 'adjustment', amount: 3.33, discountOfId: charge.id })
  await moved('POST', '/PaymentTransactions', { transactionType: 'adjustment', amount: 0.07 })

  await t.super('PUT', '/PaymentMethods/refund', { body: { ...refund, customerId: 2, amount: 100 } })
  expect(latest()).toMatchObject({ statusCode: 422 })
  expect(latest()).not.toHaveProperty('movements')
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
  const paid = { transactionType: 'payment', customerId: 2, amount: 32.57, currency: 'KWD', amountInCurrency: 10 }
  expect(latest()?.movements).toEqual([paid])
})

test.each(['USD', 'EUR', 'JPY', 'KWD'])('parts of the same in %s are one sum, parts of others are not', (currency) => {
  const { store } = t.server
  store.table('Customer').patch(2, { currency })
  const [one, other] = ofHarbor().filter(({ transactionType }) => transactionType === 'payment')
  if (!one || !other) throw new Error('The sample data has no two payments.')
  const refund = (refundOfId: number) => {
    const after = { ...one, id: 0, transactionType: 'refund' as const, amount: -5, balanceAfter: 100, refundOfId }
    return { model: 'PaymentTransaction' as const, before: undefined, after }
  }
  const moved = moneyMoved(store, [refund(one.id), refund(other.id), refund(one.id)])
  expect(moved?.map(({ amount, of }) => [amount, of])).toEqual([
    [-10, one.amount],
    [-5, other.amount],
  ])
})

test('the sample log has the payments of the sample wallets', () => {
  const payments = t.server.store.table('PaymentTransaction').by('transactionType', 'payment')
  const sample = [...t.server.store.table('AuditLog').all()].filter(
    ({ ip, movements }) => movements && ip === '198.51.100.20',
  )
  expect(sample.length).toBeGreaterThan(10)
  for (const { createdAt, customerId, movements } of sample) {
    const paid = payments.find((one) => one.transactionDate === createdAt && one.customerId === customerId)
    expect(movements?.map(({ amount }) => amount)).toEqual([paid?.amount])
  }
})
