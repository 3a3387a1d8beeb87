import { DAY_MS } from '../durations.ts'
import { amountAt, duesOf, type UpcomingCharge } from './upcoming-charge.ts'

/** What is to be paid on a day, counted from now: 0 are the next 24 hours. */
export interface DueDay {
  day: number
  cents: number
}

/**
 * Every time that charges fall due within so many days from now, and what they take then, the first one first. What is overdue is due at
 * once.
 */
export function dueDays(upcoming: readonly UpcomingCharge[], now: Date, horizonDays: number): DueDay[] {
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
