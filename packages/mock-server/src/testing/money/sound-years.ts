import { strictest } from '@lineboard/contract/account'
import { readMovement } from '@lineboard/contract/movement'
import fc from 'fast-check'
import { expect } from 'vitest'
import { standingOf, stateByServer } from '../../domain/billing/accounts/account-state.ts'
import { intentOfTransaction } from '../../domain/billing/cards/intents.ts'
import { invoiceCurrency, invoiceOf } from '../../domain/billing/invoices/invoice.ts'
import { statementDocument, statementOf } from '../../domain/billing/invoices/invoice-document.ts'
import { balanceOf, walletOf } from '../../domain/billing/ledger/ledger.ts'
import { verifyLedger } from '../../domain/billing/ledger/verify.ts'
import { toCents, toMinor } from '../../domain/billing/money/money.ts'
import { overdueOf } from '../../domain/billing/renewals/dunning.ts'
import { localRange } from '../../ground/local-time.ts'
import type { BillingEvent } from './billing-event.ts'
import { billingEvents, happen } from './billing-events.ts'
import { BEGINS, createStillWorld, type StillWorld } from './still-world.ts'

const customers = [2, 3, 4]
const strictness = { active: 0, paused: 1, stopped: 2, released: 2 }
const least = { active: 0, tracking_paused: 1, calls_stopped: 2 }

/** What is wrong with the states of a customer, in words. */
function stateProblems(it: StillWorld, id: number): string[] {
  const customer = it.customer(id)
  const standing = standingOf(it.store, customer)
  const should = strictest(standing.chosen, stateByServer(standing))
  const owes = overdueOf(it.store, id).length > 0
  // Numbers that somebody changes while the account is held are theirs; the account alone decides then.
  const started = it.store
    .table('HeldNumber')
    .find()
    .filter(({ id: at, given }) => {
      const number = it.store.table('OpNumber').get(at)
      return number?.customerId === id && number.status === given && strictness[given] < least[customer.state]
    })
  return [
    ...(customer.state === should ? [] : [`customer ${id} is ${customer.state}, not ${should}`]),
    ...(standing.dunned > 0 && !owes ? [`customer ${id} is reminded of nothing`] : []),
    ...(standing.isStopped && standing.band !== 'empty' ? [`customer ${id} is stopped with money`] : []),
    ...started.map((held) => `number ${held.id} runs in an account that is ${customer.state}`),
  ]
}

/** What a statement and the ledger say of all days until one, in cents. */
function untilMidnight(it: StillWorld, id: number, day: string) {
  const { closingCents } = statementOf(it.store, id, localRange('Year', '2020-01-01', day))
  const entries = it.store.table('LedgerEntry')
  const wallet = walletOf(id)
  const sum = (side: 'debit' | 'credit') =>
    entries.by(side, wallet).reduce((total, { at, minor }) => total + (at.slice(0, 10) <= day ? minor : 0), 0)
  return { statement: closingCents, ledger: sum('credit') - sum('debit') }
}

/** Transactions whose invoice is not for what the ledger moved, in the customer's currency or, where a card paid another, in US dollars. */
function wrongInvoices(it: StillWorld, id: number): string[] {
  const { currency } = it.customer(id)
  const { minor } = invoiceCurrency(currency)
  return it.store
    .table('PaymentTransaction')
    .by('customerId', id)
    .flatMap((transaction) => {
      if (transaction.transactionType === 'refund') return []
      const paid = intentOfTransaction(it.store, transaction.id)
      const cents = it.store
        .table('LedgerEntry')
        .by('transactionId', transaction.id)
        .reduce((sum, entry) => sum + entry.minor, 0)
      const expected = paid?.currency === currency ? paid.amountMinor : minor(cents)
      const { total } = invoiceOf(it.store, transaction, currency)
      return toMinor(total, currency) === expected ? [] : [`${transaction.id}: ${total} ${currency}, not ${expected}`]
    })
}

/** Descriptions of movements that screens can't say in another language: all but names of what was subscribed to. */
const unread = ({ store }: StillWorld) =>
  store
    .table('PaymentTransaction')
    .find()
    .filter(({ category, description }) => category !== 'plan' && category !== 'add_on' && !readMovement(description))
    .map(({ description }) => description)

/** Movements of each kind that happened. */
const kindsOf = ({ store }: StillWorld) =>
  store
    .table('PaymentTransaction')
    .find()
    .filter(({ transactionDate }) => transactionDate >= BEGINS)
    .map(({ transactionType, category, discountOfId, isAutomatic }) =>
      [transactionType, category, discountOfId && 'discount', isAutomatic && 'automatic'].filter(Boolean).join(' '),
    )

function check(it: StillWorld, { name, mayOverdraw = false }: BillingEvent, before: ReadonlyMap<number, number>): void {
  expect(verifyLedger(it.store), name).toEqual([])
  expect(
    customers.flatMap((id) => stateProblems(it, id)),
    name,
  ).toEqual([])
  for (const id of customers) {
    const balance = toCents(it.customer(id).balance)
    if (!mayOverdraw) expect(balance, name).toBeGreaterThanOrEqual(Math.min(0, before.get(id) ?? 0))
  }
}

/** What a year has seen: states, mails and movements. */
const signs = [
  ...['calls_stopped', 'active', 'wallet-empty', 'payment-due', 'receipt'],
  ...['payment wallet', 'payment wallet automatic', 'refund wallet', 'adjustment wallet', 'charge plan'],
]

const cents = (it: StillWorld) => new Map(customers.map((id) => [id, balanceOf(it.store, walletOf(id))]))

/** Lives through years of random billing in a currency, each from the same seeds, and holds books, states and invoices to each other after every event. */
export function expectSoundYears(currency: string, yearCount: number): void {
  const seen = new Set<string>()
  fc.assert(
    fc.property(billingEvents, (events) => {
      const it = createStillWorld()
      for (const id of customers) it.store.table('Customer').patch(id, { currency })
      for (const event of events) {
        const before = cents(it)
        happen(it, event)
        check(it, event, before)
        for (const id of customers) seen.add(it.customer(id).state)
      }
      const now = it.world.clock.now()
      expect(it.daysPassed()).toBeGreaterThanOrEqual(365)
      for (const id of customers) {
        const day = now.toISOString().slice(0, 10)
        for (const until of ['2026-06-10', '2026-07-31', day]) {
          const { statement, ledger } = untilMidnight(it, id, until)
          expect(statement).toBe(ledger)
        }
        const order = { store: it.store, customer: it.customer(id), now, timeZone: 'UTC' }
        const { rows } = statementDocument(order, localRange('Year', '2020-01-01', day))
        const amounts = rows.map(([, , text]) => Number(text.replaceAll(',', '')))
        const closing = amounts.pop()
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(closing ?? Number.NaN, 4)
        expect(wrongInvoices(it, id)).toEqual([])
      }
      expect(unread(it)).toEqual([])
      for (const { kind } of it.world.outbox.list()) seen.add(kind)
      for (const kind of kindsOf(it)) seen.add(kind)
    }),
    { numRuns: yearCount },
  )
  // They were not all years in which nothing happened.
  for (const sign of signs) expect(seen).toContain(sign)
}
