import { type ComparedPeriods, type Comparison, comparedPeriods, type Period } from '@lineboard/sdk'
import { optionsOf } from '../period/period-name.ts'

/** The period, and the one that it is held against. */
export const comparedOf = (period: Period, comparison: Comparison, now: Date): ComparedPeriods =>
  comparedPeriods(period.mode, { ...optionsOf(period, now), ...comparison })
