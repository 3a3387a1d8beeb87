import { expect, test } from 'vitest'
import { localRange } from '../../../ground/local-time.ts'
import { createStillWorld } from '../../../testing/money/still-world.ts'
import { balanceOf, walletOf } from '../ledger/ledger.ts'
import { fromMinor, toMinor } from '../money/money.ts'
import { invoiceCurrency, invoiceOf } from './invoice.ts'
import { statementDocument, statementOf, transactionDocument } from './invoice-document.ts'

const it = createStillWorld()
const whole = localRange('Test', '2026-01-01', '2026-12-31')
const order = (id: number, timeZone = 'UTC') => ({
  store: it.store,
  customer: it.customer(id),
  now: it.world.clock.now(),
  timeZone,
})

test.each([2, 3, 4])('the statement of all time ends with the wallet balance of customer %i', (id) => {
  const { openingCents, closingCents, lines } = statementOf(it.store, id, whole)
  expect(openingCents).toBe(0)
  expect(closingCents).toBe(balanceOf(it.store, walletOf(id)))
  expect(lines.length).toBeGreaterThan(10)
})

test('one statement begins where the one before ends', () => {
  const april = statementOf(it.store, 2, localRange('Test', '2026-04-01', '2026-04-30'))
  const may = statementOf(it.store, 2, localRange('Test', '2026-05-01', '2026-05-31'))
  expect(may.openingCents).toBe(april.closingCents)
  expect(april.lines.length).toBeGreaterThan(0)
})

test('a balance that no transaction tells of is brought forward', () => {
  const other = createStillWorld()
  other.store.table('Customer').patch(2, { balance: 200 })
  const { lines, closingCents } = statementOf(other.store, 2, whole)
  expect(lines.at(-1)).toMatchObject({ description: 'Balance brought forward', cents: 5180 })
  expect(closingCents).toBe(20_000)
})

test.each(['USD', 'GBP', 'EUR', 'JPY', 'KWD'])('amounts in %s add up to the last digit', (code) => {
  const currency = invoiceCurrency(code)
  const steps = [-3, 7, -1999, 33, 1, 1, 1, -250]
  const end = steps.reduce((sum, step) => sum + step, 1234)
  const sum = currency.steps(1234, steps).reduce((total, step) => total + step, currency.minor(1234))
  expect(currency.written(sum)).toBe(currency.text(end))
  const decimals = { JPY: 0, KWD: 3 }[code] ?? 2
  expect(currency.text(1234).split('.')[1]?.length ?? 0).toBe(decimals)
})

test('who sells, who buys, when, in which currency and at which rate', () => {
  const document = statementDocument(order(3), localRange('Test', '2026-05-01', '2026-05-21'))
  expect(document).toMatchObject({
    number: 'LB-100003-20260501-20260521',
    issuedAt: new Date('2026-05-22T12:00:00Z'),
    seller: ['Lineboard', '1 Exchange Place', '10005 New York', 'New York', 'US', 'VAT US-90-0000001'],
    notes: [
      '2026-05-01 to 2026-05-21, days of UTC',
      `Amounts in GBP. Wallets are kept in USD: 1 USD = ${invoiceCurrency('GBP').rate} GBP, rate of 2026-05-22.`,
    ],
  })
  expect(document.rows[0]?.[1]).toBe('Opening balance')
  expect(document.rows.at(-1)?.[1]).toBe('Closing balance')
  expect(document.totals.map(([, text]) => text)).toContain('Tax in it (0%)')
})

test('days are those of the time zone that is named', () => {
  const range = localRange('Test', '2026-05-01T04:00', '2026-05-02T03:59')
  expect(statementDocument(order(2, 'America/New_York'), range).number).toBe('LB-100002-20260501-20260501')
})

test('the invoice of a payment says what was paid; a refund has none', () => {
  const [payment] = it.store.table('PaymentTransaction').find({ where: { customerId: 2, transactionType: 'payment' } })
  if (!payment) throw new Error('There is no payment.')
  const document = transactionDocument(order(2), payment)
  expect(document.number).toBe(payment.invoiceNumber)
  expect(document.totals.at(-1)).toEqual(['', 'Total (paid)', payment.amount.toFixed(2)])
  expect(() => transactionDocument(order(2), { ...payment, transactionType: 'refund' })).toThrow(/is a refund/)
})

test.each(['USD', 'EUR', 'JPY', 'KWD'])('in %s an invoice is the same as an answer and as a document', (currency) => {
  const [payment] = it.store.table('PaymentTransaction').find({ where: { customerId: 2, transactionType: 'payment' } })
  if (!payment) throw new Error('There is no payment.')
  const invoice = invoiceOf(it.store, payment, currency)
  const { customer, ...rest } = order(2)
  const { rows, totals } = transactionDocument({ ...rest, customer: { ...customer, currency } }, payment)
  const read = [...rows, ...totals].map(([, , amount]) => Number(amount.replaceAll(',', '')))
  expect(invoice.currency).toBe(currency)
  expect(invoice.rate).toBe(currency === 'USD' ? undefined : invoiceCurrency(currency).rate)
  expect(read).toEqual([invoice.lines[0]?.amount, invoice.subtotal, invoice.tax, invoice.total])
  expect(invoice.total).toBe(fromMinor(toMinor(payment.amount * invoiceCurrency(currency).rate, currency), currency))
})

test.each(['USD', 'EUR', 'JPY', 'KWD'])(
  'in %s a statement and its totals add up, and invoices differ by the last digit at most',
  (currency) => {
    const { customer, ...rest } = order(2)
    const { rows, totals } = statementDocument({ ...rest, customer: { ...customer, currency } }, whole)
    const minors = rows.map(([, , amount]) => toMinor(Number(amount.replaceAll(',', '')), currency))
    const [opening = 0, closing = 0] = [minors[0], minors.at(-1)]
    const moved = minors.slice(1, -1)
    const [charged = 0, , paid = 0, credited = 0] = totals.map(([, , amount]) =>
      toMinor(Number(amount.replaceAll(',', '')), currency),
    )
    expect(opening + moved.reduce((sum, step) => sum + step, 0)).toBe(closing)
    expect(opening + paid + credited - charged).toBe(closing)
    const transactions = it.store
      .table('PaymentTransaction')
      .find({ where: { customerId: 2 }, order: 'transactionDate ASC' })
    for (const [at, one] of transactions.entries()) {
      const total = toMinor(invoiceOf(it.store, one, currency).total, currency)
      expect(Math.abs(total - Math.abs(moved[at] ?? 0))).toBeLessThanOrEqual(1)
    }
  },
)
