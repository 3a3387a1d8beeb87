import { fromCustomerCurrency, toMinorUnits } from '@lineboard/sdk'
import { expect, test } from 'vitest'
import type { CardOutcome } from '../../shared/card/card-handle.ts'
import { openShop } from '../../testing/open-shop.ts'
import { beginTopUp, cardTopUpOf, payTopUp, unansweredTopUp } from './card-top-up.ts'

const shop = openShop()
const { page, gained } = shop

/** What cards have paid and no wallet has got. */
const unclaimed = () => shop.server.control.ledger().unclaimed.length

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** What the card form does, for a card of the sandbox. */
const typed =
  (secret: string, number = '4242424242424242') =>
  async (): Promise<CardOutcome> => {
    const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' }
    const answer = await fetch(`${shop.server.url}/__mock/payments/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_secret: secret, card }),
    })
    const { paymentIntent, error } = JSON.parse(await answer.text())
    const intent = paymentIntent ?? error?.payment_intent
    if (intent) return { kind: 'succeeded', id: intent.id, paymentMethod: intent.payment_method }
    return { kind: 'refused', message: error.message }
  }

test('a card pays once, and the wallet gets it', async () => {
  const here = page()
  const order = await beginTopUp(here, 2, usd(25.5))
  expect((await payTopUp(here, 2, order, typed(order.begun.secret))).kind).toBe('done')
  expect(gained()).toBe(25.5)
  expect((await payTopUp(here, 2, order, typed(order.begun.secret))).kind).toBe('elsewhere')
  expect(gained()).toBe(25.5)
})

test('the same payment is begun for the same amount, and another one for another amount', async () => {
  const here = page()
  here.disruption = 'answer lost'
  await expect(beginTopUp(here, 2, usd(25))).rejects.toThrow()
  const [one, same, other] = [
    await beginTopUp(here, 2, usd(25)),
    await beginTopUp(page(), 2, usd(25)),
    await beginTopUp(here, 2, usd(30)),
  ]
  expect(same.begun).toEqual(one.begun)
  expect(other.begun.secret).not.toBe(one.begun.secret)
  expect(shop.server.store.table('PaymentIntent').size).toBe(2)
})

test.each([
  ['USD', 25],
  ['EUR', 9.2],
  ['JPY', 1500],
  ['KWD', 3.125],
])('a card pays in %s, to the digit, and the wallet gets US dollars', async (currency, amount) => {
  const here = page()
  const order = await beginTopUp(here, 2, { amount, currency })
  expect((await payTopUp(here, 2, order, typed(order.begun.secret))).kind).toBe('done')
  const intents = [...shop.server.store.table('PaymentIntent').all()]
  expect(intents.at(-1)).toMatchObject({ currency, amountMinor: toMinorUnits(amount, currency) })
  const rates = await here.api.CurrencyRate.getCurrencyConversionRates()
  expect(gained()).toBe(fromCustomerCurrency(amount, currency, rates))
})

test('a card that is refused may be followed by another one', async () => {
  const here = page()
  const order = await beginTopUp(here, 2, usd(25))
  const declined = await payTopUp(here, 2, order, typed(order.begun.secret, '4000000000000002'))
  expect(declined).toMatchObject({ kind: 'declined', error: { message: expect.stringContaining('declined') } })
  expect((await payTopUp(here, 2, order, typed(order.begun.secret))).kind).toBe('done')
  expect(gained()).toBe(25)
})

test.each(['request lost', 'answer lost'] as const)(
  'a card has paid and the %s: a later page finishes the same payment',
  async (disruption) => {
    const first = page()
    const order = await beginTopUp(first, 2, usd(25))
    first.disruption = disruption
    expect((await payTopUp(first, 2, order, typed(order.begun.secret))).kind).toBe('unknown')
    const later = page()
    const left = later.orders.of(cardTopUpOf(2))
    const begun = unansweredTopUp(left)
    expect(begun).toEqual(order.begun)
    if (!begun || !left) throw new Error('The payment was forgotten.')
    const became = await payTopUp(later, 2, { key: left.key, begun }, typed(begun.secret))
    expect(became.kind).toBe('done')
    expect([gained(), unclaimed()]).toEqual([25, 0])
  },
)

test('two tabs pay once', async () => {
  const tabs = [page(), page()]
  const orders = await Promise.all(tabs.map((tab) => beginTopUp(tab, 2, usd(25))))
  const became = await Promise.all(
    tabs.map((tab, at) => {
      const order = orders[at]
      if (!order) throw new Error('Nothing was begun.')
      return payTopUp(tab, 2, order, typed(order.begun.secret))
    }),
  )
  expect(became.map(({ kind }) => kind).sort()).toEqual(['done', 'elsewhere'])
  expect(gained()).toBe(25)
})
