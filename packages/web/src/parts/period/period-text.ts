import { type Period, type PeriodOptions, type PeriodRange, periodLabel, periodRange } from '@lineboard/sdk'
import { formatTime, timeZone } from '../../state/dates.ts'
import { region, weekStart } from '../../state/ui-settings-store.ts'
import { t } from './period.messages.ts'

/** The period as the SDK takes it: in the person's time zone, with their first day of the week. */
export const optionsOf = ({ start, end }: Period, now = new Date()): PeriodOptions => ({
  now,
  timeZone: timeZone(),
  weekStart: weekStart(),
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
})

/** What the period is called: `Last 7 Days`, `March 2026`, or the days of a range. */
export const periodName = (period: Period): string => periodLabel(period.mode, optionsOf(period), region().dateFormat)

/** The first and last instant of the period, in the person's time zone. */
export const instantsOf = (period: Period, now?: Date): PeriodRange => periodRange(period.mode, optionsOf(period, now))

/** The days of a range in words, and the time it ends at where that is in the middle of a day. */
export function rangeName({ first, last, end, endsAt }: PeriodRange): string {
  const days = periodName({ mode: 'range', start: first, end: last })
  return end.endsWith('T23:59') ? days : t('until', { days, time: formatTime(endsAt) })
}
