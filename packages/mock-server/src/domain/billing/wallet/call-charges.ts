import type { components } from '@lineboard/contract'
import { describeMovement } from '@lineboard/contract/movement'
import type { Range } from '../../../ground/local-time.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import { showBalance, transfer } from '../ledger/ledger.ts'
import { fromCents, toCents } from '../money/money.ts'
import { type Charge, moveWallet, productIds, sidesOf, type WalletContext, walletCents } from './wallet.ts'

/** The charge of a day's calls: a day begins and ends in UTC, and a call belongs to the one it began on. */
export const callsCharge = (day: string): Charge => ({
  productId: productIds.calls,
  description: describeMovement('calls', { day }),
  transactionType: 'charge',
  category: 'call_charges',
})

/**
 * Takes what a call cost from the wallet. The calls of a day are one transaction, which grows with each of them as long as it is the
 * latest of the customer; in the ledger each call is an entry of its own.
 */
export function chargeCall(context: WalletContext, { customerId, startedAt, charge }: Row<'CallLog'>): void {
  const { store } = context
  const cents = toCents(charge)
  if (cents === 0 || !store.table('Customer').get(customerId)) return
  const day = startedAt.slice(0, 10)
  // A call that goes on after midnight is paid on the day it began, as reports count it.
  const [at = ''] = [context.now().toISOString(), `${day}T23:59:59.999Z`].toSorted()
  const transactions = store.table('PaymentTransaction')
  const latest = transactions.by('customerId', customerId).at(-1)
  const charged = { ...callsCharge(day), amountCents: -cents }
  if (latest?.description !== charged.description) {
    moveWallet({ store, now: () => new Date(at) }, customerId, charged)
    return
  }
  transactions.patch(latest.id, {
    amount: fromCents(toCents(latest.amount) - cents),
    balanceAfter: fromCents(walletCents(store, customerId) - cents),
    transactionDate: at,
  })
  const sides = sidesOf(customerId, charged)
  transfer(store, { ...sides, minor: cents, currency: 'USD', at, transactionId: latest.id })
  showBalance(store, customerId)
}

/** A call as it was when it was charged, kept when it is deleted, given away or put on another day: its charge stays where it was made. */
interface SettledCharge {
  id: number
  /** Who was charged. */
  customerId: number
  call: Row<'CallLog'>
}

declare module '../../../store/rows/internal-rows.ts' {
  interface InternalRows {
    SettledCharge: SettledCharge
  }
}

/** Keeps what a call was charged, as the call itself goes. */
export function settleCharge(store: Store, call: Row<'CallLog'>): void {
  if (call.charge > 0) store.table('SettledCharge').insert({ customerId: call.customerId, call })
}

/** What a change makes of the charge of a call: one that is no longer the same customer's, or day's, leaves it behind. */
export function chargeAfter(
  store: Store,
  before: Row<'CallLog'>,
  after: Pick<Row<'CallLog'>, 'customerId' | 'startedAt'>,
): { charge: 0 } | undefined {
  if (before.charge === 0) return undefined
  if (before.customerId === after.customerId && before.startedAt === after.startedAt) return undefined
  settleCharge(store, before)
  return { charge: 0 }
}

/** Calls that are charged to somebody and no longer there, of one customer or of all. Those of a customer who is gone went too. */
export function settledCalls(store: Store, customerId?: number): Row<'CallLog'>[] {
  const settled = store.table('SettledCharge')
  const rows = customerId === undefined ? [...settled.all()] : settled.by('customerId', customerId)
  return rows.filter((row) => store.table('Customer').get(row.customerId)).map(({ call }) => call)
}

type ChargeDay = components['schemas']['CallChargeDay']

/** What the calls that a customer was charged for cost, also those that went elsewhere since, by day (UTC, as the wallet is charged) and in all, in USD to the cent. */
export function callCharges(
  store: Store,
  customerId: number,
  { from, until }: Range,
): Omit<ChargeDay, 'date'> & { days: ChargeDay[] } {
  const [first, last] = [from.toISOString(), until.toISOString()]
  const byDay = new Map<string, ChargeDay>()
  const charged = [...store.table('CallLog').by('customerId', customerId), ...settledCalls(store, customerId)]
  for (const { startedAt, charge, talkSeconds } of charged) {
    if (charge <= 0 || startedAt < first || startedAt > last) continue
    const date = startedAt.slice(0, 10)
    const day = byDay.get(date) ?? { date, calls: 0, talkSeconds: 0, amount: 0 }
    byDay.set(date, {
      date,
      calls: day.calls + 1,
      talkSeconds: day.talkSeconds + talkSeconds,
      amount: fromCents(toCents(day.amount) + toCents(charge)),
    })
  }
  const days = [...byDay.values()].sort((a, b) => a.date.localeCompare(b.date))
  const sum = (of: (day: ChargeDay) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    calls: sum(({ calls }) => calls),
    talkSeconds: sum(({ talkSeconds }) => talkSeconds),
    amount: fromCents(sum(({ amount }) => toCents(amount))),
    days,
  }
}
