import { addDays, dayAt, offsetMs } from '@lineboard/sdk'

/** What a report is asked for: whole days of a time zone. */
export interface Span {
  startDate: string
  endDate: string
  /** Minutes the time zone is behind UTC: 300 for New York in winter, -60 for Berlin. */
  timezoneOffset: number
}

const minuteMs = 60_000

/** The last so many days, today the last of them. */
export function lastDays(days: number, now: Date, timeZone: string): Span {
  const today = dayAt(now.getTime(), timeZone)
  return {
    startDate: `${addDays(today, 1 - days)}T00:00`,
    endDate: `${today}T23:59`,
    timezoneOffset: Math.round(0 - offsetMs(now.getTime(), timeZone) / minuteMs),
  }
}
