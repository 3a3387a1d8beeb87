import { DAY_MS } from '../durations.ts'
import { periodLater, type RenewalPeriod } from './period-later.ts'

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
export const isFree = ({ amount, changes = [] }: UpcomingCharge): boolean =>
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
