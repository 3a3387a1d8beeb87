import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Card = Row<'PaymentMethod'>

let one: TestServer

beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 50 } })
})
afterAll(() => one.close())
beforeEach(() => one.server.control.reset())
afterEach(() => {
  one.expectNoViolations()
  for (const { id } of one.server.store.table('Customer').all()) {
    const cards = one.server.store.table('PaymentMethod').by('customerId', id)
    expect(cards.filter(({ primary }) => primary)).toHaveLength(cards.length > 0 ? 1 : 0)
  }
})

const attach = (body: object, call = one.admin) => call<Card>('POST', '/PaymentMethods/attach', { body })
const detach = (token: string, call = one.admin) => call('POST', '/PaymentMethods/detach', { body: { token } })
const hasPrimary = async (call = one.admin) =>
  (await call<{ has_primary_method: boolean }>('GET', '/PaymentMethods/has_primary_method')).body.has_primary_method

test('only the own cards are listed', async () => {
  const { body } = await one.admin<Card[]>('GET', '/PaymentMethods', { filter: { where: { customerId: 2 } } })
  expect(body.map(({ last4 }) => last4)).toEqual(['4242', '0005'])
  expect((await one.admin<Card[]>('GET', '/PaymentMethods', { filter: { where: { customerId: 3 } } })).body).toEqual([])
})

test('the first card is the primary one, another only when it is asked for', async () => {
  expect(await hasPrimary(one.super)).toBe(false)
  expect((await attach({ token: 'pm_card_visa' }, one.super)).body).toMatchObject({ customerId: 1, primary: true })
  expect(await hasPrimary(one.super)).toBe(true)
  expect((await attach({ token: 'pm_card_amex' }, one.super)).body.primary).toBe(false)
  expect((await attach({ token: 'pm_card_discover', primary: true }, one.super)).body.primary).toBe(true)
})

test('attaching a saved card again answers it as it is', async () => {
  const token = 'pm_seed_harbor_amex'
  const { body } = await attach({ token })
  expect(body).toMatchObject({ last4: '0005', primary: false })
  expect((await attach({ token, primary: true })).body).toMatchObject({ id: body.id, primary: true })
})

test.each([
  ['a token of no card', { token: 'tok_1' }, 422],
  ["another customer's card", { token: 'pm_seed_kestrel_mc' }, 422],
  ["another customer's wallet", { token: 'pm_card_visa', customerId: 3 }, 403],
  ['a declined card', { token: 'pm_card_chargeDeclined' }, 402],
])('%s cannot be attached', async (_name, body, status) => {
  expect((await attach(body)).status).toBe(status)
})

test('the super administrator attaches for a customer, but for none that is not there', async () => {
  expect((await attach({ token: 'pm_card_visa', customerId: 3 }, one.super)).body.customerId).toBe(3)
  expect((await attach({ token: 'pm_card_visa', customerId: 999 }, one.super)).status).toBe(404)
})

test('another card can be made primary', async () => {
  const setPrimary = (payment_id: string) =>
    one.admin<Card>('POST', '/PaymentMethods/set_primary', { body: { payment_id } })
  expect((await setPrimary('card_seed_harbor_amex')).body).toMatchObject({ last4: '0005', primary: true })
  expect((await setPrimary('card_seed_harbor_amex')).status).toBe(200)
  expect((await setPrimary('card_seed_kestrel_mc')).status).toBe(404)
})

test('the primary card goes last', async () => {
  expect((await detach('pm_seed_harbor_visa')).status).toBe(422)
  expect((await detach('pm_seed_harbor_amex')).body).toEqual({ count: 1 })
  expect((await detach('pm_seed_harbor_visa')).body).toEqual({ count: 1 })
  expect(await hasPrimary()).toBe(false)
  expect((await detach('pm_seed_harbor_visa')).status).toBe(404)
  expect((await detach('pm_seed_kestrel_mc')).status).toBe(404)
})

test('a card that declines later is saved all the same', async () => {
  const { body } = await attach({ token: 'pm_card_chargeCustomerFail' })
  const charged = await one.admin('POST', '/PaymentMethods/charge_customer', {
    body: { amount: 10, source: body.token },
  })
  expect(charged).toMatchObject({ status: 402, body: { error: { code: 'card_declined' } } })
})
