import { type Period, type PeriodRange, periodRange } from '@lineboard/sdk'
import { optionsOf } from '../period/period-name.ts'

/**
 * The days of a period as billing has them: those of UTC, for everybody, by which calls are charged. So statement, invoice and call
 * charges are of the same moments in any time zone. Which day today is, they say, too: it may be another one where the reader is.
 */
export const billingDays = (period: Period): PeriodRange =>
  periodRange(period.mode, { ...optionsOf(period), timeZone: 'UTC' })
