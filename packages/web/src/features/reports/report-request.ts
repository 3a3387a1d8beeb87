import type { components } from '@lineboard/contract'
import { offsetMs, type PeriodRange } from '@lineboard/sdk'

export type ReportRequest = components['schemas']['ReportRequest']

const minuteMs = 60_000

/**
 * What a report is asked for: the days of a period in a time zone. A report takes one offset for all of them; the one
 * its first day begins with.
 */
export function reportRequest(range: PeriodRange, timeZone: string, customerId?: number): ReportRequest {
  const { start, end, startsAt } = range
  return {
    start_date: start,
    end_date: end,
    // Not minus zero where the time zone is that of UTC.
    offset: 0 - Math.round(offsetMs(Date.parse(startsAt), timeZone) / minuteMs),
    ...(customerId !== undefined && { customerId }),
  }
}
