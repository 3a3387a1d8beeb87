import { type Period, type PeriodOptions, type PeriodRange, periodLabel, periodRange } from '@lineboard/sdk'
import { timeZone } from '../../state/dates.ts'
import { uiSettings, weekStart } from '../../state/ui-settings-store.ts'

const optionsOf = ({ start, end }: Period): PeriodOptions => ({
  now: new Date(),
  timeZone: timeZone(),
  weekStart: weekStart(),
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
})

/** What the period is called: `Last 7 Days`, `March 2026`, or the days of a range. */
export const periodName = (period: Period): string =>
  periodLabel(period.mode, optionsOf(period), uiSettings().dateFormat)

/** The first and last instant of the period, in the person's time zone. */
export const instantsOf = (period: Period): PeriodRange => periodRange(period.mode, optionsOf(period))
