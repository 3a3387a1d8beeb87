import type { Context } from '../handlers/types.ts'
import { callCharges } from './charge-summary.ts'
import { fromCents, toCents } from './money.ts'
import { walletCents } from './wallet.ts'

const DAY_MS = 86_400_000
/** The days whose calls tell what calls cost. */
export const spendDays = 30
/** A wallet that pays for calls of fewer days is low. */
const LOW_DAYS = 7

/** What calls have cost a customer over the last 30 days, in cents of USD. */
export function recentCallCents({ store, now }: Pick<Context, 'store' | 'now'>, customerId: number): number {
  const until = now()
  const from = new Date(until.getTime() - spendDays * DAY_MS)
  return toCents(callCharges(store, customerId, { from, until }).amount)
}

/** For how many whole days of calls a wallet lasts; undefined where calls cost nothing. */
export function daysLeft(place: Pick<Context, 'store' | 'now'>, customerId: number): number | undefined {
  const spent = recentCallCents(place, customerId)
  if (spent === 0) return undefined
  return Math.max(0, Math.floor((walletCents(place.store, customerId) * spendDays) / spent))
}

/** Says in a header that a purchase has left less in the wallet than calls soon need. Postpaid customers need nothing there. */
export function warnOfLowWallet(context: Pick<Context, 'store' | 'now' | 'header'>, customerId: number): void {
  const { store, header } = context
  if (store.table('Customer').get(customerId)?.accounting_type === 'postpaid') return
  const days = daysLeft(context, customerId)
  if (days === undefined || days >= LOW_DAYS) return
  const left = fromCents(walletCents(store, customerId)).toFixed(2)
  const lasts = days === 0 ? 'less than a day' : days === 1 ? 'about 1 day' : `about ${days} days`
  header('X-Wallet-Warning', `The wallet holds ${left} USD, which pays for calls of ${lasts}. Add funds soon.`)
}
