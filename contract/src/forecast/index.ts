import { DAY_MS } from '../durations.ts'
import { periodLater, type RenewalPeriod } from './period-later.ts'

export { periodLater, type RenewalPeriod, renewalDay } from './period-later.ts'

/** What is charged from a moment on, in USD. */
export interface AmountFrom {
  /** As ISO time. */
  from: string
  amount: number
}

/** A charge that comes again and again. Amounts are in USD. */
export interface UpcomingCharge {
  /** When it is charged next, as ISO time. */
  at: string
  amount: number
  every: RenewalPeriod
  /** Day of the month that later ones come back to, where `at` is on the last one of a shorter month. */
  day?: number | undefined
  /** What later ones charge, where that differs: a discount has ended by then, or begun. The first one comes first. */
  changes?: readonly AmountFrom[] | undefined
}

/** What a charge takes that falls due at a moment. */
export const amountAt = ({ amount, changes = [] }: UpcomingCharge, at: Date): number =>
  changes.findLast(({ from }) => Date.parse(from) <= at.getTime())?.amount ?? amount

/** Whether a charge never takes anything. */
const isFree = ({ amount, changes = [] }: UpcomingCharge): boolean =>
  [{ amount }, ...changes].every((one) => one.amount === 0)

/** When a charge falls due, time after time, the first one first: without an end. */
export function* duesOf({ at, every, day }: UpcomingCharge): Generator<Date, never> {
  const first = new Date(at)
  const backTo = day ?? first.getUTCDate()
  for (let due = first; ; due = periodLater(due, every, backTo)) yield due
}

/** What is to be paid on a day, counted from now: 0 are the next 24 hours. */
export interface DueDay {
  day: number
  cents: number
}

/**
 * Every time that charges fall due within so many days from now, and what they take then, the first one first. What is overdue is due at
 * once.
 */
function dueDays(upcoming: readonly UpcomingCharge[], now: Date, horizonDays: number): DueDay[] {
  const dayOf = (at: Date) => Math.max(0, Math.floor((at.getTime() - now.getTime()) / DAY_MS))
  return upcoming
    .flatMap((charge) => {
      const found: DueDay[] = []
      for (const due of duesOf(charge)) {
        if (!(dayOf(due) < horizonDays)) break
        found.push({ day: dayOf(due), cents: Math.round(amountAt(charge, due) * 100) })
      }
      return found
    })
    .sort((one, other) => one.day - other.day)
}

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
