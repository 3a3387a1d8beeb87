import { type Day, type Period, type PeriodOptions, type PeriodRange, periodLabel, periodRange } from '@lineboard/sdk'
import { locale } from '../../lib/messages.ts'
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

/** The day that ranges without a beginning begin on: nothing of ours is as old. */
export const beginningOfTime = '2000-01-01'

const monthName = (day: Day) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day))

/** The days of a range: one, or the first and the last. */
const daysName = (options: PeriodOptions) => periodLabel('range', options, region().dateFormat)

/** What the period is called: `Last 7 Days`, `March 2026`, the days of a range, or until when where it has no beginning. */
export function periodName(period: Period): string {
  const { mode, start } = period
  if (mode === 'month') return monthName(periodRange(mode, optionsOf(period)).first)
  if (mode !== 'range') return t(`names.${mode}`)
  if (start !== beginningOfTime) return daysName(optionsOf(period))
  const { end = todayOf(optionsOf(period)) } = period
  if (end === todayOf(optionsOf(period))) return t('untilToday')
  return t('untilDay', { day: daysName(optionsOf({ mode: 'range', start: end, end })) })
}

const todayOf = (options: PeriodOptions) => periodRange('today', options).first

/** The first and last instant of the period, in the person's time zone. */
export const instantsOf = (period: Period, now?: Date): PeriodRange => periodRange(period.mode, optionsOf(period, now))

/** The days of a range in words, and the time it ends at where that is in the middle of a day. */
export function rangeName({ first, last, end, endsAt }: PeriodRange): string {
  const days = periodName({ mode: 'range', start: first, end: last })
  return end.endsWith('T23:59') ? days : t('until', { days, time: formatTime(endsAt) })
}
