import { DAY_MS } from '@lineboard/contract/durations'

/** The moment some days (fractions allowed) before `now`, as a UTC ISO string. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}

/** The moment some days (fractions allowed) after `now`, as a UTC ISO string. */
export function daysAfter(now: Date, days: number): string {
  return daysBefore(now, -days)
}
