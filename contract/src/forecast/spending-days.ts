import { DAY_MS } from '../durations.ts'

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
