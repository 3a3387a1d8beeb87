import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createToken } from '../../../domain/users/session-tokens.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Transaction = Row<'PaymentTransaction'>
type Summary = { calls: number; talkSeconds: number; amount: number; days: { date: string; amount: number }[] }

let one: TestServer

beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 600 } })
})
afterAll(() => one.close())
beforeEach(() => one.server.control.reset())
afterEach(() => one.expectNoViolations())

const list = (filter: object = {}, call = one.admin) => call<Transaction[]>('GET', '/PaymentTransactions', { filter })

test('the latest comes first unless another order is asked for', async () => {
  const dates = (await list({ limit: 20 })).body.map(({ transactionDate }) => transactionDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const byAmount = (await list({ limit: 20, order: 'amount ASC' })).body.map(({ amount }) => amount)
  expect(byAmount).toEqual(byAmount.toSorted((a, b) => a - b))
})

test('filters, count and single rows agree, within the own customer', async () => {
  const where = { category: 'wallet' }
  const { body } = await list({ where })
  expect(body.length).toBeGreaterThan(2)
  expect(body.every(({ customerId, category }) => customerId === 2 && category === 'wallet')).toBe(true)
  expect((await one.admin('GET', '/PaymentTransactions/count', { where })).body).toEqual({ count: body.length })
  expect((await one.admin('GET', `/PaymentTransactions/${body[0]?.id}`)).body).toEqual(body[0])
  const foreign = (await list({ where: { customerId: 3 }, limit: 1 }, one.super)).body[0]
  expect((await one.admin('GET', `/PaymentTransactions/${foreign?.id}`)).status).toBe(404)
})

test('call charges are those of the calls, and what left the wallet', async () => {
  const { body } = await one.admin<Summary>('POST', '/PaymentTransactions/callChargeSummary', {
    body: { startDate: '2026-05-04', endDate: '2026-05-10T23:59' },
  })
  const calls = one.server.store.table('CallLog').find({
    where: { customerId: 2, charge: { gt: 0 }, startedAt: { between: ['2026-05-04', '2026-05-11'] } },
  })
  expect(calls.length).toBeGreaterThan(5)
  expect(body).toMatchObject({
    customerId: 2,
    startDate: '2026-05-04',
    endDate: '2026-05-10T23:59',
    calls: calls.length,
  })
  expect(body.talkSeconds).toBe(calls.reduce((sum, { talkSeconds }) => sum + talkSeconds, 0))
  for (const { date, amount } of body.days) {
    const taken = one.server.store
      .table('PaymentTransaction')
      .findOne({ customerId: 2, productId: 6, transactionDate: { between: [date, `${date}T23:59:59.999Z`] } })
    expect(taken?.amount, date).toBe(-amount)
  }
  expect(Math.round(body.days.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100).toBe(body.amount)
})

test('a summary knows no dates the wrong way round, and nobody else', async () => {
  const sum = (body: object) => one.admin('POST', '/PaymentTransactions/callChargeSummary', { body })
  expect((await sum({ startDate: '2026-05-10', endDate: '2026-05-04' })).status).toBe(422)
  expect((await sum({ startDate: '2026-05-04', endDate: '2026-05-10', customerId: 3 })).status).toBe(403)
  const empty = await sum({ startDate: '2020-01-01', endDate: '2020-01-02' })
  expect(empty.body).toMatchObject({ calls: 0, amount: 0, days: [] })
})

test('an invoice is answered the same each time, and nothing is written for it', async () => {
  const charge = (await list({ where: { transactionType: 'charge' }, limit: 1 })).body[0]
  const ask = () => one.admin('PUT', '/PaymentMethods/invoice', { body: { customerId: 2, transactionId: charge?.id } })
  const first = await ask()
  const amount = -(charge?.amount ?? 0)
  expect(first.body).toMatchObject({
    number: expect.stringMatching(/^LB-2026-\d{5}$/),
    status: 'paid',
    lines: [{ description: charge?.description, quantity: 1, unitPrice: amount, amount }],
    subtotal: amount,
    tax: 0,
    total: amount,
  })
  expect((await ask()).body).toEqual(first.body)
  expect(one.server.store.table('PaymentTransaction').get(charge?.id ?? 0)).toEqual(charge)
})

test('what is given back is at most what is left of the payment, in the money that it is of', async () => {
  const payment = (await list({ where: { transactionType: 'payment' }, limit: 1 })).body[0]
  const order = { customerId: 2, transactionId: payment?.id, amount: 99_999 }
  const refused = await one.super('PUT', '/PaymentMethods/refund', { body: order })
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toMatch(/at most USD \d+\.\d\d/)
})

test('the invoice of a payment given back says so; the refund itself has none', async () => {
  const payment = (await list({ where: { transactionType: 'payment' }, limit: 1 })).body[0]
  const { id: transactionId = 0, amount = 0 } = payment ?? {}
  const refund = await one.super<{ transaction: Transaction }>('PUT', '/PaymentMethods/refund', {
    body: { customerId: 2, transactionId, amount },
  })
  const paidOn = payment?.transactionDate.slice(0, 10)
  expect(refund.body.transaction.description).toBe(`Refund of what was paid on ${paidOn}, ${payment?.invoiceNumber}`)
  const invoice = (id: number, customerId = 2) =>
    one.admin('PUT', '/PaymentMethods/invoice', { body: { customerId, transactionId: id } })
  expect((await invoice(transactionId)).body).toMatchObject({ status: 'refunded', number: payment?.invoiceNumber })
  expect((await invoice(refund.body.transaction.id)).status).toBe(422)
  expect((await invoice(transactionId, 3)).status).toBe(403)
  expect((await invoice(999_999)).status).toBe(404)
})

async function pdf(body: object | undefined) {
  const { apiUrl, store } = one.server
  const token = createToken(store, one.server.control.clock.now(), 2).id
  const answer = await fetch(`${apiUrl}/PaymentMethods/getCustomerInvoice?access_token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('an invoice over some days is a PDF with as many pages as it needs', async () => {
  one.server.store.table('Customer').patch(2, { companyName: 'Zahnärzte Łódź 歯' })
  await list()
  const { answer, bytes } = await pdf({ startDate: '2026-03-01', endDate: '2026-05-21' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain('invoice-LB-100002-20260301-20260521.pdf')
  const { title, pages } = await readPdf(bytes)
  expect(title).toBe('Invoice LB-100002-20260301-20260521')
  expect(pages.length).toBeGreaterThan(1)
  for (const [index, text] of pages.entries()) {
    expect(text).toContain('Date Description Amount')
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
  }
  for (const part of ['Zahnärzte Łódź 歯', 'Opening balance', 'Closing balance', 'Tax in it (0%)']) {
    expect(pages.join(' ')).toContain(part)
  }
})

test('nothing of an invoice is cut: what is too long for a line continues in the next', async () => {
  const companyName = 'A company with a name that is much longer than half a sheet of paper is wide, and then some more'
  one.server.store.table('Customer').patch(2, { companyName })
  const payment = (await list({ where: { transactionType: 'payment' }, limit: 1 })).body[0]
  const description = 'Funds that somebody added after having been asked for them again and again, and by each of us'
  one.server.store.table('PaymentTransaction').patch(payment?.id ?? 0, { description })
  const { bytes } = await pdf({ transactionId: payment?.id })
  const words = (await readPdf(bytes)).pages.join(' ').split(' ')
  for (const word of `${companyName} ${description}`.split(' ')) expect(words).toContain(word)
})

test('without days it is the month so far, and a month without charges has an invoice too', async () => {
  await list()
  const month = await pdf(undefined)
  expect(month.answer.headers.get('content-disposition')).toContain('20260501-20260522')
  const empty = await pdf({ startDate: '2020-01-01', endDate: '2020-01-31' })
  expect((await readPdf(empty.bytes)).pages).toHaveLength(1)
  expect((await pdf({ startDate: '2026-05-02', endDate: '2026-05-01' })).answer.status).toBe(422)
})

test('currency rates need no session', async () => {
  const { body } = await one.anonymous<{ code: string; rate: number }[]>(
    'GET',
    '/CurrencyRates/getCurrencyConversionRates',
  )
  expect(body.length).toBeGreaterThanOrEqual(30)
  expect(body).toContainEqual({ code: 'USD', rate: 1, symbol: '$' })
})

test('discounts are listed with their product', async () => {
  const { body } = await one.user<Row<'PriceDiscount'>[]>('GET', '/PriceDiscounts', { filter: { include: 'Product' } })
  expect(body[0]).toMatchObject({ productId: 2, percent: 20, Product: { name: 'Performance' } })
})
