import { nextRenewal, type Period } from '../../payments/prices.ts'

/** Variations come in pairs: by the month, then by the year. */
export const isYearly = (variationId: number): boolean => variationId % 2 === 0

/** When a subscription that renews has done so until now, and when it does next. */
export function renewalDates(started: Date, period: Exclude<Period, 'once'>, now: Date): { past: Date[]; next: Date } {
  const past: Date[] = []
  let next = started
  do {
    next = nextRenewal(next, period, started.getUTCDate()) ?? next
    if (next <= now) past.push(next)
  } while (next <= now)
  return { past, next }
}
