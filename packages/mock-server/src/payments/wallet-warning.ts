import {
  dailySpendOf,
  LOW_DAYS,
  type Spending,
  spendingDays,
  type WalletForecast,
  walletForecast,
} from '@lineboard/contract/forecast'
import { amountInWords } from '../account/amount-in-words.ts'
import type { Context } from '../handlers/types.ts'
import { callCharges } from './charge-summary.ts'
import { fromCents } from './money.ts'
import { upcomingCharges } from './upcoming-charges.ts'
import { walletCents } from './wallet.ts'

type Place = Pick<Context, 'store' | 'now'>

/** What leaves a customer's wallet: calls as over the last days, subscriptions and numbers on their day. */
export function spendingOf({ store, now }: Place, customerId: number) {
  const until = now()
  const { from } = spendingDays(until)
  return {
    dailySpend: dailySpendOf(callCharges(store, customerId, { from, until }).amount),
    upcoming: upcomingCharges(store, customerId),
  } satisfies Spending
}

/** How long a customer's wallet lasts. */
export function forecastOf(place: Place, customerId: number, spending = spendingOf(place, customerId)): WalletForecast {
  const wallet = {
    ...place.store.table('Customer').get(customerId),
    balance: fromCents(walletCents(place.store, customerId)),
  }
  return walletForecast(wallet, spending, place.now())
}

/** Says in a header that a purchase has left less in the wallet than is soon needed. Postpaid customers need nothing there. */
export function warnOfLowWallet(context: Pick<Context, 'store' | 'now' | 'header'>, customerId: number): void {
  const forecast = forecastOf(context, customerId)
  if (forecast.kind !== 'until' || forecast.days >= LOW_DAYS) return
  const { days } = forecast
  const currency = context.store.table('Customer').get(customerId)?.currency ?? 'USD'
  const left = amountInWords(walletCents(context.store, customerId), currency)
  const lasts = days === 0 ? 'less than a day' : days === 1 ? 'about 1 day' : `about ${days} days`
  context.header('X-Wallet-Warning', `The wallet holds ${left}, which lasts ${lasts}. Add funds soon.`)
}
