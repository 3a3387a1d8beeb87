import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { unprocessable } from '../errors/loopback-error.ts'
import { parseLocal } from '../reports/local-time.ts'

/** Two moments, both within. */
export interface Range {
  from: Date
  until: Date
}

/** How long what is written lasts: a day, or a minute. */
const lengthMs = (text: string) => (text.length === 10 ? DAY_MS : MINUTE_MS)

/**
 * The time between two days or minutes such as 2026-03-01 or 2026-03-01T23:59, the last one to its end, read as UTC: the
 * calls that take them name no time zone. Throws a 422 for dates that aren't, or that come in the wrong order.
 */
export function localRange(context: string, startDate: string, endDate: string): Range {
  const [fromMs, lastMs] = [parseLocal(startDate), parseLocal(endDate)]
  const invalid = (field: string, value: string) =>
    unprocessable(context, [{ field, code: 'format', message: 'is invalid', value }])
  if (fromMs === undefined) throw invalid('startDate', startDate)
  if (lastMs === undefined) throw invalid('endDate', endDate)
  const untilMs = lastMs + lengthMs(endDate) - 1
  if (fromMs > untilMs) {
    throw unprocessable(context, [{ field: 'endDate', code: 'order', message: 'is before startDate', value: endDate }])
  }
  return { from: new Date(fromMs), until: new Date(untilMs) }
}
