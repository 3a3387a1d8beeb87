import { DAY_MS } from '../durations.ts'
import { dueDays, isFree, type UpcomingCharge } from './upcoming-charge.ts'

/** What leaves a wallet, in USD. */
export interface Spending {
  /** What calls cost a day at the present rate. */
  dailySpend: number
  upcoming: readonly UpcomingCharge[]
}

/** Whose wallet it is: what it holds in USD, and how calls are paid. Who is not postpaid pays from the wallet. */
export interface ForecastWallet {
  balance: number
  accounting_type?: 'prepaid' | 'postpaid' | undefined
}

/**
 * How long a wallet lasts.
 * - `postpaid`: calls are paid afterwards, so there is nothing to run out.
 * - `empty`: it holds nothing, or less, and pays for nothing until funds are added, whenever the next charge is.
 * - `unused`: nothing leaves it.
 * - `beyond`: longer than anybody can tell, which is {@link HORIZON_DAYS}.
 * - `until`: it pays for so many days of 24 hours from now, and on the day that begins `at` no longer for all that falls due.
 */
export type WalletForecast =
  | { kind: 'postpaid' }
  | { kind: 'empty' }
  | { kind: 'unused' }
  | { kind: 'beyond' }
  | { kind: 'until'; days: number; at: Date }

/** A wallet that lasts fewer days is low. */
export const LOW_DAYS = 7

/** No forecast reaches farther, in days: ten years. */
export const HORIZON_DAYS = 3652

/** For how many whole days so many cents pay: calls evenly, other charges on their day. Undefined beyond the horizon. */
function daysPaid(cents: number, daily: number, { upcoming }: Spending, now: Date): number | undefined {
  const daysOfCalls = (left: number) => (daily > 0 ? Math.floor(left / daily) : Number.POSITIVE_INFINITY)
  let left = cents
  for (const due of dueDays(upcoming, now, HORIZON_DAYS)) {
    if (daysOfCalls(left) < due.day) return daysOfCalls(left)
    left -= due.cents
    if (left < daily * (due.day + 1)) return due.day
  }
  const days = daysOfCalls(left)
  return days < HORIZON_DAYS ? days : undefined
}

/** How long a wallet lasts from now on, with what calls, plans, add-ons and numbers take out of it. */
export function walletForecast(
  { balance, accounting_type }: ForecastWallet,
  spending: Spending,
  now: Date,
): WalletForecast {
  if (accounting_type === 'postpaid') return { kind: 'postpaid' }
  const cents = Math.round(balance * 100)
  if (cents <= 0) return { kind: 'empty' }
  const daily = Math.round(spending.dailySpend * 100)
  if (daily === 0 && spending.upcoming.every(isFree)) return { kind: 'unused' }
  const days = daysPaid(cents, daily, spending, now)
  return days === undefined ? { kind: 'beyond' } : { kind: 'until', days, at: new Date(now.getTime() + days * DAY_MS) }
}

/** The days up to now whose calls tell what calls cost. */
export const SPENDING_DAYS = 30

/**
 * The days that "the last 30 days" of billing are, wherever it is said: those of UTC, by which calls are charged, today among them. Who
 * would count back from this moment, or by the days of another zone, would have another figure of the same calls.
 */
export function spendingDays(now: Date): { first: string; last: string; from: Date } {
  const todayMs = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const from = new Date(todayMs - (SPENDING_DAYS - 1) * DAY_MS)
  return { first: from.toISOString().slice(0, 10), last: new Date(todayMs).toISOString().slice(0, 10), from }
}

/** What calls cost a day, to the cent, by what those of the spending days cost in all, in USD. */
export const dailySpendOf = (spentUsd: number): number => Math.round(Math.round(spentUsd * 100) / SPENDING_DAYS) / 100
