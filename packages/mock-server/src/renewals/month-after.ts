/**
 * The first moment after another that is whole months after a start, on the last day of a month that is shorter: the day of the
 * start comes back in months that have it.
 */
export function monthAfter(start: string, after: string): string {
  const began = new Date(start)
  const later = new Date(after)
  const months = (later.getUTCFullYear() - began.getUTCFullYear()) * 12 + later.getUTCMonth() - began.getUTCMonth()
  for (let more = Math.max(0, months); ; more++) {
    const next = new Date(began)
    const lastDay = new Date(Date.UTC(began.getUTCFullYear(), began.getUTCMonth() + more + 1, 0)).getUTCDate()
    next.setUTCMonth(began.getUTCMonth() + more, Math.min(began.getUTCDate(), lastDay))
    if (next > later) return next.toISOString()
  }
}
