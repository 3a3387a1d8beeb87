import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../../domain/billing/ledger/verify.ts'
import { createToken } from '../../../domain/users/session-tokens.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { type Call, createCall, createTestServer, type TestServer } from '../../../testing/test-server.ts'

const CUSTOMER = 3
const reason = 'Two days without incoming calls.'
let one: TestServer

beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 50 } })
})
afterAll(() => one.close())
beforeEach(() => one.server.control.reset())
afterEach(() => one.expectNoViolations())

const as =
  (userId: number): Call =>
  (...args) => {
    const { store, control } = one.server
    return createCall(one.server.apiUrl, createToken(store, control.clock.now(), userId).id)(...args)
  }
/** Of the owner's staff: who changes everything, and who only reads. Then an administrator of the customer itself. */
const [priya, felix, owen] = [as(11), as(12), as(6)]

const table = <Model extends 'PaymentTransaction' | 'Customer' | 'AuditLog'>(model: Model) =>
  one.server.store.table(model)
const balance = () => table('Customer').get(CUSTOMER)?.balance ?? Number.NaN
const entry = () => table('AuditLog').find({ order: 'id DESC', limit: 1 })[0]
const paymentOf = () =>
  table('PaymentTransaction').find({ where: { customerId: CUSTOMER, transactionType: 'payment' }, limit: 1 })[0]
const chargeOf = () =>
  table('PaymentTransaction').find({ where: { customerId: CUSTOMER, transactionType: 'charge' }, limit: 1 })[0]
const credit = { customerId: CUSTOMER, transactionType: 'adjustment', amount: 12.5, reason }

describe('credit and discount', () => {
  test('a credit enters the wallet, once under its key, from what the service gives', async () => {
    const before = balance()
    const send = () =>
      priya<Row<'PaymentTransaction'>>('POST', '/PaymentTransactions', {
        body: credit,
        headers: { 'idempotency-key': 'credit-1' },
      })
    const { status, body } = await send()
    expect([status, body.transactionType, body.amount, body.description]).toEqual([200, 'adjustment', 12.5, 'Credit'])
    expect((await send()).body).toEqual(body)
    expect(balance()).toBeCloseTo(before + 12.5, 5)
    expect(verifyLedger(one.server.store)).toEqual([])
    expect(JSON.stringify(body)).not.toContain(reason)
  })

  test('discounts on a charge are never more than the charge', async () => {
    const charge = chargeOf()
    if (!charge) throw new Error('No seeded charge.')
    const give = (amount: number) =>
      priya('POST', '/PaymentTransactions', { body: { ...credit, discountOfId: charge.id, amount } })
    const all = -charge.amount
    expect((await give(all)).body).toMatchObject({ discountOfId: charge.id, category: charge.category })
    const refused = await give(0.01)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('at most USD 0.00')])
  })

  test.each([
    ['a part of a cent', { amount: 1.005 }, 422],
    ['no reason', { reason: undefined }, 422],
    ['an empty reason', { reason: '' }, 422],
    ['another kind', { transactionType: 'payment' }, 422],
    ['a charge that is not there', { discountOfId: 987_654 }, 404],
    ['a customer that is not there', { customerId: 987_654 }, 404],
  ])('%s is refused, and nothing is moved', async (_, change, status) => {
    const before = table('PaymentTransaction').count()
    expect((await priya('POST', '/PaymentTransactions', { body: { ...credit, ...change } })).status).toBe(status)
    expect(table('PaymentTransaction').count()).toBe(before)
  })

  test('a payment is no charge to give a discount on', async () => {
    const body = { ...credit, discountOfId: paymentOf()?.id }
    expect((await priya('POST', '/PaymentTransactions', { body })).status).toBe(422)
  })
})

/** Every operation of the desk, as it is sent for a customer. */
const operations = (): readonly (readonly [method: string, path: string, body: object])[] => [
  ['POST', '/PaymentMethods/charge_customer', { amount: 20, source: 'pm_seed_kestrel_mc', customerId: CUSTOMER }],
  ['PUT', '/PaymentMethods/refund', { transactionId: paymentOf()?.id, amount: 1, customerId: CUSTOMER }],
  ['POST', '/PaymentTransactions', credit],
  ['POST', '/PaymentMethods/pause_tracking_code', { customerId: CUSTOMER }],
  ['POST', '/PaymentMethods/stop_incoming_calls', { customerId: CUSTOMER }],
  ['POST', '/PaymentMethods/reactive_account', { customerId: CUSTOMER }],
  ['POST', '/Products/subscribe_product', { productId: 5, customerId: CUSTOMER }],
  ['POST', '/Products/unsubscribe_product', { productId: 5, customerId: CUSTOMER }],
]
const reads = [
  '/PaymentMethods',
  '/PaymentTransactions',
  '/Subscriptions',
  `/Customers/${CUSTOMER}/Subscriptions`,
  `/Customers/${CUSTOMER}`,
]

describe('who does it', () => {
  test("the owner's staff who change billing do all of it, each with its reason in the audit log", async () => {
    table('Customer').patch(CUSTOMER, { balance: 500 })
    for (const [method, path, body] of operations()) {
      expect([path, (await priya(method, path, { body: { ...body, reason } })).status]).toEqual([path, 200])
      expect(entry()).toMatchObject({ endpoint: path, userId: 11, customerId: 1, forCustomerId: CUSTOMER, reason })
    }
  })

  test("the owner's staff who only read see it, and do nothing", async () => {
    for (const path of reads) {
      const isOne = path.startsWith('/Customers')
      const { status, body } = await felix<unknown>(
        'GET',
        path,
        isOne ? {} : { filter: { where: { customerId: CUSTOMER } } },
      )
      expect([path, status]).toEqual([path, 200])
      expect(JSON.stringify(body)).toContain(isOne ? `"id":` : `"customerId":${CUSTOMER}`)
    }
    for (const [method, path, body] of operations())
      expect([path, (await felix(method, path, { body: { ...body, reason } })).status]).toEqual([path, 403])
  })

  test.each(['refund', 'credit'])('an administrator of the customer gives no %s to the own company', async (kind) => {
    const found = operations().find(
      ([, path]) => path === (kind === 'refund' ? '/PaymentMethods/refund' : '/PaymentTransactions'),
    )
    const [method = '', path = '', body = {}] = found ?? []
    expect((await owen(method, path, { body })).status).toBe(403)
  })

  test('who is denied billing sees nobody elses, though of the owner', async () => {
    for (const { id, guiSectionId, roleId } of one.server.store.table('GuiVisibility').find()) {
      const section = one.server.store.table('GuiSection').get(guiSectionId)?.name
      if (roleId === 4 && section === 'Manage Billing')
        one.server.store.table('GuiVisibility').patch(id, { guiPermissionId: 1 })
    }
    expect((await felix('GET', `/Customers/${CUSTOMER}`)).status).toBe(404)
    expect(
      (await felix<unknown[]>('GET', '/Subscriptions', { filter: { where: { customerId: CUSTOMER } } })).body,
    ).not.toContainEqual(expect.objectContaining({ customerId: CUSTOMER }))
  })

  test('what others of the owner see of customers does not reach their numbers, calls or users', async () => {
    for (const path of ['/OpNumbers', '/CallLogs', '/DashUsers']) {
      const { body } = await priya<{ customerId: number }[]>('GET', path, { filter: { limit: 50 } })
      expect([path, body.filter(({ customerId }) => customerId !== 1)]).toEqual([path, []])
    }
  })
})

describe('what staff did for a customer', () => {
  const done = () => table('AuditLog').find({ where: { forCustomerId: CUSTOMER } })
  const subscribe = { productId: 5, quantity: 1 }
  beforeEach(() => table('Customer').patch(CUSTOMER, { balance: 500 }))

  test('is not what its own people did, who name it as well', async () => {
    for (const body of [subscribe, { ...subscribe, customerId: CUSTOMER }]) {
      expect((await owen('POST', '/Products/subscribe_product', { body })).status).toBe(200)
      expect(entry()).toMatchObject({ endpoint: '/Products/subscribe_product', userId: 6, customerId: CUSTOMER })
    }
    expect(done()).toEqual([])
  })

  test('is what staff did who acted as one of them', async () => {
    const acting = await one.super<{ id: string }>('POST', '/DashUsers/impersonate', { body: { user_id: 6 } })
    const call = createCall(one.server.apiUrl, acting.body.id)
    expect((await call('POST', '/Products/subscribe_product', { body: subscribe })).status).toBe(200)
    expect(done()).toEqual([expect.objectContaining({ endpoint: '/Products/subscribe_product', userId: 6 })])
    expect(done()[0]?.actedById).toBe(1)
  })

  test('is notified once, however often an order is sent', async () => {
    const send = () =>
      priya('POST', '/PaymentTransactions', { body: credit, headers: { 'idempotency-key': 'told-once' } })
    for (let times = 0; times < 3; times++) expect((await send()).status).toBe(200)
    expect(done()).toHaveLength(1)
  })
})

test('a reason is in no entry of a call that takes none', async () => {
  await one.admin('PUT', '/PaymentMethods/save_consent', { body: { accepted: true, reason } })
  expect(entry()).not.toHaveProperty('reason')
})
