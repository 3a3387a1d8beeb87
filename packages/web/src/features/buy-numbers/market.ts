import type { components } from '@lineboard/contract'
import { LOW_DAYS, type Spending, type WalletForecast, walletForecast } from '@lineboard/sdk/forecast'
import { refresh } from '../../data/use-call.ts'

type Priced = Pick<components['schemas']['AvailableNumber'], 'monthlyPrice' | 'setupPrice'>

/** What numbers cost in US dollars: to pay at once, which is set-up and the first month, and then each month. */
export function priceOf(numbers: readonly Priced[]): { now: number; monthly: number } {
  const sum = (cents: (number: Priced) => number) => numbers.reduce((total, each) => total + cents(each), 0) / 100
  const monthlyCents = ({ monthlyPrice }: Priced) => Math.round(monthlyPrice * 100)
  const setupCents = ({ setupPrice }: Priced) => Math.round(setupPrice * 100)
  return { now: sum((each) => setupCents(each) + monthlyCents(each)), monthly: sum(monthlyCents) }
}

interface Wallet {
  /** In US dollars. */
  balance: number
  accounting_type?: 'prepaid' | 'postpaid' | undefined
}

/** How much a wallet lacks of a price in US dollars; 0 where it suffices, or is paid afterwards. */
export function missingFor({ balance, accounting_type }: Wallet, price: number): number {
  if (accounting_type === 'postpaid') return 0
  return Math.max(0, Math.round((price - balance) * 100) / 100)
}

/**
 * How long a wallet lasts after a price in US dollars is paid; undefined where that is enough, where nothing is known of
 * what it is spent on, and where calls are paid afterwards.
 */
export function shortForecastAfter(
  wallet: Wallet,
  price: number,
  spending: Spending | undefined,
  now: Date,
): WalletForecast | undefined {
  if (!spending || wallet.balance < price) return undefined
  const forecast = walletForecast({ ...wallet, balance: wallet.balance - price }, spending, now)
  if (forecast.kind === 'empty') return forecast
  return forecast.kind === 'until' && forecast.days < LOW_DAYS ? forecast : undefined
}

/** How long news of other numbers is waited for, in milliseconds. */
const TOGETHER_MS = 250

let timer: ReturnType<typeof setTimeout> | undefined

/** Asks again for what is for sale: once for all that is held, bought or let go together, by whomever. */
export function refreshMarket(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void refresh('NumberProvider'), TOGETHER_MS)
}
