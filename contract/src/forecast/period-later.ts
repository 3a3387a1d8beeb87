/** How often something is paid again. */
export type RenewalPeriod = 'month' | 'year'

/** The moment one period later, on the last day of a month that is shorter. */
export function periodLater(start: Date, every: RenewalPeriod): Date {
  const month = start.getUTCMonth() + (every === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const next = new Date(start)
  next.setUTCMonth(month, Math.min(start.getUTCDate(), lastDay))
  return next
}
