/** How often something is paid again. */
export type RenewalPeriod = 'month' | 'year'

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/**
 * The moment one period later, on the day of the month that is given, else on that of the start: on the last day of a month that is shorter.
 * Who gives the day comes back to it after such a month.
 */
export function periodLater(start: Date, every: RenewalPeriod, day: number = start.getUTCDate()): Date {
  const month = start.getUTCMonth() + (every === 'year' ? 12 : 1)
  const next = new Date(start)
  next.setUTCMonth(month, Math.min(day, lastDayOf(start.getUTCFullYear(), month)))
  return next
}

/**
 * The day of the month that what began once comes back to: that on which it began, where it is due on that one, or on the last day of a month
 * without it. What is due on another day was moved, and stays there.
 */
export function renewalDay(began: Date, due: Date): number {
  const day = began.getUTCDate()
  const isOnIt = due.getUTCDate() === Math.min(day, lastDayOf(due.getUTCFullYear(), due.getUTCMonth()))
  return isOnIt ? day : due.getUTCDate()
}
