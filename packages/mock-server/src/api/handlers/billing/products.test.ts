import type { components } from '@lineboard/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Plan = components['schemas']['RegistrationPlan']
type Subscribed = components['schemas']['SubscribeAnswer']
type Subscription = Row<'Subscription'>

const RECORDING = 5
let one: TestServer

beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 50 } })
})
afterAll(() => one.close())
beforeEach(() => one.server.control.reset())
afterEach(() => one.expectNoViolations())

describe('plans at sign-up', () => {
  const plans = (currency?: string) =>
    one.anonymous<Plan[]>('GET', '/Products/reg_list', { query: currency ? { currency } : {} })

  test('one row a plan and time, in USD', async () => {
    const { body } = await plans()
    expect(body.map(({ price, recur, Product }) => [Product.name, recur, price])).toEqual([
      ['Basic', 'monthly', 39],
      ['Basic', 'yearly', 374],
      // A fifth off, as on everything of that product at the moment.
      ['Performance', 'monthly', 79.2],
      ['Performance', 'yearly', 760],
    ])
    expect(body[0]).toMatchObject({ currency: 'USD', currencySymbol: '$', walletBaseline: 10 })
    expect(
      body.map(({ fullPrice, discountPercent, discountUntil }) => [fullPrice, discountPercent, !!discountUntil]),
    ).toEqual([
      [undefined, undefined, false],
      [undefined, undefined, false],
      [99, 20, true],
      [950, 20, true],
    ])
  })

  test('in another currency, by its rate and in its own digits', async () => {
    expect((await plans('JPY')).body[0]).toMatchObject({ price: 5905, walletBaseline: 1514 })
    expect((await plans('KWD')).body[0]).toMatchObject({ price: 11.973, walletBaseline: 3.07 })
    const { body } = await plans('GBP')
    expect(body[0]).toMatchObject({ price: 30.81, walletBaseline: 7.9, currency: 'GBP', currencySymbol: '£' })
  })

  test("a currency's own prices come before converted ones", async () => {
    const body = { productId: 1, name: 'Monthly', currency: 'EUR', price: 35, recur: 'monthly' }
    await one.super('POST', '/ProductVariations', { body })
    const prices = (await plans('EUR')).body.map(({ price, Product }) => [Product.name, price])
    expect(prices).toEqual([
      ['Basic', 35],
      ['Performance', 72.86],
      ['Performance', 699.2],
    ])
  })

  test('a currency without a rate is answered in USD; what is not active is not offered', async () => {
    expect((await plans('XXX')).body[0]?.currency).toBe('USD')
    expect((await plans('euro')).status).toBe(400)
    one.server.store.table('Product').patch(1, { active: false })
    expect((await plans()).body.map(({ Product }) => Product.name)).toEqual(['Performance', 'Performance'])
  })
})

describe('the catalogue', () => {
  test('a product is changed; what is left out stays, and the sign follows the currency', async () => {
    const update = (body: object, call = one.super) => call('PUT', '/Products/updateProduct', { body })
    expect((await update({ id: 1, price: 55 })).body).toMatchObject({
      id: 1,
      price: 55,
      name: 'Basic',
      walletBaseline: 10,
    })
    expect((await update({ id: 1, currency: 'EUR' })).body).toMatchObject({ currency: 'EUR', currencySymbol: '€' })
    expect((await update({ id: 999, price: 55 })).status).toBe(404)
    expect((await update({ id: 1, price: -1 })).status).toBe(422)
    expect((await update({ id: 1, price: 1 }, one.admin)).status).toBe(403)
  })

  test('products come with their variations', async () => {
    const { body } = await one.admin<Row<'Product'>[]>('GET', '/Products', { filter: { include: 'variations' } })
    expect(body[0]?.variations?.map(({ recur }) => recur)).toEqual(['monthly', 'yearly'])
  })

  test('variations are added, replaced and deleted', async () => {
    const input = { productId: 4, name: 'Monthly', currency: 'EUR', price: 14, recur: 'monthly' }
    const added = await one.super<Row<'ProductVariation'>>('POST', '/ProductVariations', { body: input })
    expect(added.body).toMatchObject({ ...input, currencySymbol: '€', walletBaseline: 0, active: true })
    const { id } = added.body
    const replaced = await one.super('PUT', `/ProductVariations/${id}`, {
      body: { ...added.body, currency: 'GBP', description: 'Softphone' },
    })
    expect(replaced.body).toMatchObject({ id, currencySymbol: '£', description: 'Softphone' })
    const upserted = await one.super('PUT', '/ProductVariations', {
      body: { ...added.body, description: null, active: false },
    })
    expect(upserted.body).toEqual({ id, ...input, currencySymbol: '€', walletBaseline: 0, active: false })
    expect((await one.super('PUT', '/ProductVariations', { body: input })).body).toMatchObject({ id: id + 1 })
    expect((await one.super('DELETE', `/ProductVariations/${id}`)).body).toEqual({ count: 1 })
    expect((await one.super('GET', `/ProductVariations/${id}`)).status).toBe(404)
  })

  test('a variation needs a product, and an owner who may', async () => {
    const body = { productId: 999, name: 'Monthly', currency: 'EUR', price: 14, recur: 'monthly' }
    expect(await one.super('POST', '/ProductVariations', { body })).toMatchObject({
      status: 422,
      body: { error: { details: { codes: { productId: ['inclusion'] } } } },
    })
    expect((await one.admin('POST', '/ProductVariations', { body: { ...body, productId: 1 } })).status).toBe(403)
  })
})

describe('subscribing', () => {
  const subscribe = (body: object, call = one.admin) =>
    call<Subscribed>('POST', '/Products/subscribe_product', { body })
  const unsubscribe = (body: object, call = one.admin) =>
    call<Subscription>('POST', '/Products/unsubscribe_product', { body })
  const transactions = () => one.server.store.table('PaymentTransaction').find({ where: { customerId: 2 } })

  test('takes the price from the wallet and gives the product', async () => {
    const before = transactions().length
    const { body } = await subscribe({ productId: 4, quantity: 2 })
    // The softphone at 15 less 10 percent.
    expect(body).toMatchObject({
      charged: 27,
      balance: 121.2,
      Subscription: {
        customerId: 2,
        quantity: 2,
        status: 'active',
        variationId: 5,
        renewsAt: expect.stringMatching(/^2026-06-22/),
      },
      CustomerProductsRel: { customerId: 2, productId: 4, subscriptionId: body.Subscription.id },
    })
    expect(transactions()).toHaveLength(before + 1)
    expect(transactions().at(-1)).toMatchObject({ amount: -27, balanceAfter: 121.2, productId: 4, category: 'add_on' })
  })

  test('raises the quantity of what is there, and pays for what is added only', async () => {
    const { body } = await subscribe({ productId: RECORDING, quantity: 3 })
    expect(body).toMatchObject({ charged: 36, balance: 112.2, Subscription: { quantity: 4, variationId: 7 } })
    expect(one.server.store.table('CustomerProductsRel').find({ where: { customerId: 2, productId: 5 } })).toHaveLength(
      1,
    )
  })

  test('keeps the price a subscription has unless another one is named', async () => {
    one.server.store.table('Customer').patch(3, { balance: 5000 })
    const body = { productId: 2, customerId: 3 }
    expect((await subscribe(body, one.super)).body).toMatchObject({ charged: 760, Subscription: { variationId: 4 } })
    expect((await subscribe({ ...body, variationId: 3 }, one.super)).body.charged).toBe(79.2)
  })

  test('a new plan takes the place of the old', async () => {
    const { body } = await subscribe({ productId: 1 })
    expect(body).toMatchObject({ charged: 39, Subscription: { productId: 1, quantity: 1 } })
    const live = one.server.store.table('Subscription').find({ where: { customerId: 2, status: 'active' } })
    expect(live.map(({ productId }) => productId).toSorted()).toEqual([1, RECORDING])
    expect(one.server.store.table('CustomerProductsRel').count({ customerId: 2, productId: 2 })).toBe(0)
  })

  test('charges nothing to a wallet with too little credit', async () => {
    const before = transactions().length
    expect(await subscribe({ productId: RECORDING, quantity: 13 })).toMatchObject({
      status: 402,
      body: { error: { statusCode: 402, code: 'INSUFFICIENT_BALANCE', message: 'Insufficient balance' } },
    })
    expect(transactions()).toHaveLength(before)
    expect(one.server.store.table('Customer').get(2)?.balance).toBe(148.2)
  })

  test.each([
    ['an unknown product', { productId: 999 }, 404],
    ['what is no subscription', { productId: 6 }, 422],
    ['a price of another product', { productId: RECORDING, variationId: 1 }, 422],
    ['none', { productId: RECORDING, quantity: 0 }, 422],
    ['for somebody else', { productId: RECORDING, customerId: 3 }, 403],
  ])('%s is refused', async (_name, body, status) => {
    expect((await subscribe(body)).status).toBe(status)
  })

  test('plain users do not', async () => {
    expect((await subscribe({ productId: RECORDING }, one.user)).status).toBe(403)
    expect((await unsubscribe({ productId: RECORDING }, one.user)).status).toBe(403)
  })

  test('dropping some, then all', async () => {
    await subscribe({ productId: RECORDING, quantity: 3 })
    expect((await unsubscribe({ productId: RECORDING, quantity: 5 })).status).toBe(422)
    expect((await unsubscribe({ productId: RECORDING, quantity: 3 })).body).toMatchObject({
      quantity: 1,
      status: 'active',
    })
    const { body } = await unsubscribe({ productId: RECORDING })
    expect(body).toMatchObject({ quantity: 0, status: 'cancelled', cancelledAt: expect.any(String) })
    expect(body.renewsAt).toBeUndefined()
    expect(one.server.store.table('CustomerProductsRel').count({ customerId: 2, productId: RECORDING })).toBe(0)
    expect((await unsubscribe({ productId: RECORDING })).status).toBe(404)
    expect(one.server.store.table('Customer').get(2)?.balance).toBe(112.2)
  })

  test('links and subscriptions can be taken away as records', async () => {
    const rels = one.server.store.table('CustomerProductsRel')
    const where = { customerId: 2 }
    expect((await one.super('DELETE', '/Subscriptions', { where })).body).toEqual({ count: 2 })
    expect(rels.find({ where }).map(({ subscriptionId }) => subscriptionId)).toEqual([undefined, undefined])
    expect((await one.super('DELETE', '/CustomerProductsRels', { where })).body).toEqual({ count: 2 })
    expect(rels.count({ customerId: 3 })).toBeGreaterThan(0)
    expect((await one.super('DELETE', '/CustomerProductsRels', { where: {} })).status).toBe(400)
  })
})
