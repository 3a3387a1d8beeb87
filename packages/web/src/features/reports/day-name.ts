import { locale } from '../../lib/messages.ts'
import { formatUtcDay } from '../../state/dates.ts'
import { t } from './reports.messages.ts'

const weekdays = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' })

/** A day of the calendar with what day of the week it is: Sat 03/14/2026. */
export const dayName = (date: string): string =>
  t('dayName', { weekday: weekdays.format(Date.parse(date)), day: formatUtcDay(date) })
