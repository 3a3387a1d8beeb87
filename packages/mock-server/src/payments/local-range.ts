import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { unprocessable } from '../errors/loopback-error.ts'

/** Two moments, both within. */
export interface Range {
  from: Date
  until: Date
}

const isDay = (text: string) => text.length === 10

function momentOf(text: string): Date {
  return new Date(isDay(text) ? `${text}T00:00Z` : `${text.replace(' ', 'T')}Z`)
}

/**
 * The time between two days or minutes such as 2026-03-01 or 2026-03-01T23:59, the last one to its end, read as UTC: the
 * calls that take them name no time zone. Throws a 422 for dates that aren't, or that come in the wrong order.
 */
export function localRange(context: string, startDate: string, endDate: string): Range {
  const from = momentOf(startDate)
  const until = new Date(momentOf(endDate).getTime() + (isDay(endDate) ? DAY_MS : MINUTE_MS) - 1)
  for (const [field, date, value] of [['startDate', from, startDate] as const, ['endDate', until, endDate] as const]) {
    if (Number.isNaN(date.getTime())) {
      throw unprocessable(context, [{ field, code: 'format', message: 'is invalid', value }])
    }
  }
  if (from > until) {
    throw unprocessable(context, [{ field: 'endDate', code: 'order', message: 'is before startDate', value: endDate }])
  }
  return { from, until }
}
