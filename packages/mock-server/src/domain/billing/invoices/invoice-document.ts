import { describeMovement } from '@lineboard/contract/movement'
import { OWNER_ID } from '@lineboard/contract/owner'
import { TAX_PERCENT, taxWithin } from '@lineboard/contract/tax'
import type { Range } from '../../../ground/local-time.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import { hasMoved, walletOf } from '../ledger/ledger.ts'
import { toCents, toMinor } from '../money/money.ts'
import { type InvoiceCurrency, invoiceCurrency, invoiceOf } from './invoice.ts'

/** A movement of the wallet, in cents of USD: above 0 money came in, below 0 it left. */
interface StatementLine {
  at: string
  description: string
  type: Row<'PaymentTransaction'>['transactionType']
  cents: number
}

/** All that moved in a wallet over some time, and what it held before and after. */
interface Statement {
  openingCents: number
  lines: readonly StatementLine[]
  closingCents: number
}

/** What is in the books of a wallet and in no transaction: what was there before the books began. */
function unlisted(store: Store, customerId: number): StatementLine[] {
  const [entries, wallet] = [store.table('LedgerEntry'), walletOf(customerId)]
  const moves = [...entries.by('debit', wallet), ...entries.by('credit', wallet)].filter(
    (entry) => hasMoved(entry) && entry.transactionId === undefined,
  )
  return moves.map(({ at, minor, credit }) => ({
    at,
    description: describeMovement('opening', {}),
    type: 'adjustment',
    cents: credit === wallet ? minor : -minor,
  }))
}

const sumOf = (lines: readonly StatementLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0)

/** The statement of a wallet: its sums are those of the ledger. */
export function statementOf(store: Store, customerId: number, { from, until }: Range): Statement {
  const listed = store
    .table('PaymentTransaction')
    .by('customerId', customerId)
    .map(({ transactionDate, description, transactionType, amount }) => ({
      at: transactionDate,
      description,
      type: transactionType,
      cents: toCents(amount),
    }))
  const all = [...listed, ...unlisted(store, customerId)].sort((one, other) => one.at.localeCompare(other.at))
  const openingCents = sumOf(all.filter(({ at }) => at < from.toISOString()))
  const lines = all.filter(({ at }) => at >= from.toISOString() && at <= until.toISOString())
  return { openingCents, lines, closingCents: openingCents + sumOf(lines) }
}

/** A row of an invoice: a day, what it is, an amount. */
export type InvoiceRow = readonly [date: string, text: string, amount: string]

/** An invoice as it is printed. */
export interface InvoiceDocument {
  number: string
  issuedAt: Date
  /** Name, address and VAT number of who is paid, a line each. */
  seller: readonly string[]
  /** The same of who pays. */
  customer: readonly string[]
  /** What the amounts are of, a line each. */
  notes: readonly string[]
  rows: readonly InvoiceRow[]
  totals: readonly InvoiceRow[]
}

/** Whose invoice it is, and when and for which time zone it is made. */
interface InvoiceOrder {
  store: Store
  customer: Row<'Customer'>
  now: Date
  /** IANA name of the zone whose days are named. */
  timeZone: string
}

function addressOf(customer: Row<'Customer'> | undefined): string[] {
  if (!customer) return []
  const { companyName, vatNumber, BusinessAddress = {} } = customer
  const { street_address, zip_code, city, province, country } = BusinessAddress
  const lines = [companyName, street_address, [zip_code, city].filter(Boolean).join(' '), province]
  return [...lines, country?.toUpperCase(), vatNumber && `VAT ${vatNumber}`].flatMap((line) => line || [])
}

/** Names the day of a moment in a time zone, such as 2026-05-22. */
const dayIn = (timeZone: string) => (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

function headOf({ store, customer, now }: InvoiceOrder) {
  return { issuedAt: now, seller: addressOf(store.table('Customer').get(OWNER_ID)), customer: addressOf(customer) }
}

/** The rate, by name of its day, where amounts are not in US dollars. */
function rateNotes({ code, rate }: InvoiceCurrency, today: string): string[] {
  const amounts = `Amounts in ${code}.`
  return [code === 'USD' ? amounts : `${amounts} Wallets are kept in USD: 1 USD = ${rate} ${code}, rate of ${today}.`]
}

const taxLabel = `Tax in it (${TAX_PERCENT}%)`

/** The sum of the steps of lines of some kinds, as they are shown. */
const shownSum = (
  lines: readonly StatementLine[],
  steps: readonly number[],
  ...types: readonly StatementLine['type'][]
): number => lines.reduce((sum, { type }, at) => sum + (types.includes(type) ? (steps[at] ?? 0) : 0), 0)

/** The statement of some days: every movement, between the balance before and after. */
export function statementDocument(order: InvoiceOrder, range: Range): InvoiceDocument {
  const { store, customer, now, timeZone } = order
  const currency = invoiceCurrency(customer.currency)
  const day = dayIn(timeZone)
  const { openingCents, lines, closingCents } = statementOf(store, customer.id, range)
  const steps = currency.steps(
    openingCents,
    lines.map(({ cents }) => cents),
  )
  const charged = 0 - shownSum(lines, steps, 'charge')
  const [first, last] = [day(range.from), day(range.until)]
  return {
    ...headOf(order),
    number: `${customer.billingId ?? `LB-${customer.id}`}-${first.replaceAll('-', '')}-${last.replaceAll('-', '')}`,
    notes: [`${first} to ${last}, days of ${timeZone}`, ...rateNotes(currency, day(now))],
    rows: [
      [first, 'Opening balance', currency.text(openingCents)],
      ...lines.map(
        ({ at, description }, index): InvoiceRow => [
          day(new Date(at)),
          description,
          currency.written(steps[index] ?? 0),
        ],
      ),
      [last, 'Closing balance', currency.text(closingCents)],
    ],
    totals: [
      ['', 'Charged', currency.written(charged)],
      ['', taxLabel, currency.written(taxWithin(charged) + 0)],
      [
        '',
        'Paid into the wallet, less what was given back',
        currency.written(shownSum(lines, steps, 'payment', 'refund')),
      ],
      ['', 'Credits and balances brought forward', currency.written(shownSum(lines, steps, 'adjustment'))],
    ],
  }
}

/** The invoice of one transaction. Throws a 422 for a refund, which is part of the payment's. */
export function transactionDocument(order: InvoiceOrder, transaction: Row<'PaymentTransaction'>): InvoiceDocument {
  const currency = invoiceCurrency(order.customer.currency)
  const { number, lines, subtotal, tax, total, issuedAt, status } = invoiceOf(order.store, transaction, currency.code)
  const day = dayIn(order.timeZone)
  const text = (amount: number) => currency.written(toMinor(amount, currency.code))
  return {
    ...headOf(order),
    issuedAt: new Date(issuedAt),
    number,
    notes: rateNotes(currency, day(order.now)),
    rows: lines.map(({ description, amount }): InvoiceRow => [day(new Date(issuedAt)), description, text(amount)]),
    totals: [
      ['', 'Subtotal', text(subtotal)],
      ['', taxLabel, text(tax)],
      ['', `Total (${status})`, text(total)],
    ],
  }
}
