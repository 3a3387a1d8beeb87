import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createToken } from '../../../domain/users/session-tokens.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

let one: TestServer

beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 100 } })
})
afterAll(() => one.close())
beforeEach(() => one.server.control.reset())
afterEach(() => one.expectNoViolations())

const order = { isOn: true, belowUsd: 200, amountUsd: 100, paymentId: 'card_seed_harbor_visa' }
const put = (autoTopUp: object | undefined, call = one.admin) =>
  call<Row<'Customer'>>('PUT', '/Customers', { body: one.whole('Customer', { id: 2, autoTopUp }) })
const balance = () => one.server.store.table('Customer').get(2)?.balance

test('an order that is saved while the wallet is below is charged at once, and told by mail', async () => {
  const { status, body } = await put(order)
  expect([status, body.autoTopUp]).toEqual([200, order])
  expect(balance()).toBe(248.2)
  const kinds = one.server.control.outbox.list().map(({ kind }) => kind)
  expect(kinds).toContain('receipt')
  // Saving the same once more is no other passing.
  await put(order)
  expect(balance()).toBe(248.2)
})

test('a replaced row without the order has none, as with any other field', async () => {
  await put({ ...order, belowUsd: 0 })
  const { autoTopUp: _, ...rest } = one.server.store.table('Customer').get(2) ?? {}
  const { body } = await one.admin<Row<'Customer'>>('PUT', '/Customers', { body: rest })
  expect(body.autoTopUp).toBeUndefined()
})

test('an order is for who may pay, names an own card and adds up', async () => {
  const mapping = one.server.store.table('DashRoleMapping').by('principalId', 3)[0]
  const sections = one.server.store.table('GuiSection')
  const rights = one.server.store.table('GuiVisibility')
  for (const { id, guiSectionId } of rights.by('roleId', mapping?.roleId ?? 0)) {
    const { name } = sections.get(guiSectionId) ?? {}
    if (name === 'Manage Customers') rights.patch(id, { guiPermissionId: 3 })
    if (name === 'Manage Billing') rights.patch(id, { guiPermissionId: 2 })
  }
  expect((await put(order, one.user)).status).toBe(403)
  expect((await put({ ...order, paymentId: 'card_seed_kestrel_mc' })).status).toBe(422)
  expect((await put({ ...order, monthlyLimitUsd: 50 })).status).toBe(422)
  expect((await put({ ...order, amountUsd: 0.1 })).status).toBe(422)
  expect(balance()).toBe(148.2)
})

test('taking the consent back turns the order off', async () => {
  await put({ ...order, belowUsd: 10 })
  await one.admin('PUT', '/PaymentMethods/save_consent', { body: { accepted: false } })
  expect(one.server.store.table('Customer').get(2)?.autoTopUp?.isOn).toBe(false)
})

interface Refused {
  error: { code: string; message: string; payment: { id: string; client_secret: string; status: string } }
}

test('a saved card that needs a confirmation returns the payment to complete, which is credited once', async () => {
  const saved = await one.admin<Row<'PaymentMethod'>>('POST', '/PaymentMethods/attach', {
    body: { token: 'pm_card_authenticationRequired' },
  })
  expect(saved.body.last4).toBe('3184')
  const charge = () =>
    one.admin<Refused>('POST', '/PaymentMethods/charge_customer', {
      body: { amount: 25, source: saved.body.token },
      headers: { 'idempotency-key': 'asks-first' },
    })
  const { status, body } = await charge()
  expect(status).toBe(402)
  expect(body.error).toMatchObject({ code: 'authentication_required', payment: { status: 'requires_action' } })
  expect((await charge()).body).toEqual(body)
  expect(balance()).toBe(148.2)
  const { id: intentId, client_secret } = body.error.payment
  const toWallet = () => one.admin('POST', '/PaymentMethods/intent_to_wallet', { body: { intentId } })
  expect((await toWallet()).status).toBe(422)
  await fetch(`${one.server.url}/__mock/payments/authenticate`, {
    method: 'POST',
    body: JSON.stringify({ client_secret, approve: true }),
    headers: { 'content-type': 'application/json' },
  })
  expect((await toWallet()).status).toBe(200)
  expect((await toWallet()).status).toBe(200)
  expect(balance()).toBe(173.2)
  expect(one.server.control.ledger().problems).toEqual([])
})

async function pdf(body: object, userId = 2) {
  const { apiUrl, store } = one.server
  const token = createToken(store, one.server.control.clock.now(), userId).id
  const answer = await fetch(`${apiUrl}/PaymentMethods/getCustomerInvoice?access_token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('the invoice of one transaction is a PDF too, and staff ask for that of a customer', async () => {
  await one.admin('GET', '/PaymentTransactions')
  await one.super('GET', '/PaymentTransactions')
  const [payment] = one.server.store
    .table('PaymentTransaction')
    .find({ where: { customerId: 2, transactionType: 'payment' } })
  const own = await pdf({ transactionId: payment?.id })
  expect((await readPdf(own.bytes)).title).toBe(`Invoice ${payment?.invoiceNumber}`)
  expect((await pdf({ transactionId: 999_999 })).status).toBe(404)
  expect((await pdf({ timeZone: 'Mars/Olympus' })).status).toBe(422)
  expect((await pdf({ customerId: 3 })).status).toBe(403)
  expect((await readPdf((await pdf({ customerId: 3 }, 1)).bytes)).title).toContain('LB-100003-')
})
