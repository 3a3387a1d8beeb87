import type { RenewalPeriod } from './period-later.ts'

/** A charge that comes again and again. Amounts are in USD. */
export interface UpcomingCharge {
  /** When it is charged next, as ISO time. */
  at: string
  amount: number
  every: RenewalPeriod
}
