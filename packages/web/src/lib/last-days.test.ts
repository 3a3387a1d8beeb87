import { describe, expect, it } from 'vitest'
import { lastDays } from './last-days.ts'

describe('lastDays', () => {
  it.each([
    [1, '2026-03-09T03:30:00Z', 'America/New_York', '2026-03-08T00:00', '2026-03-08T23:59', 240],
    [14, '2026-03-09T23:30:00Z', 'Europe/Berlin', '2026-02-25T00:00', '2026-03-10T23:59', -60],
  ])('%i days at %s in %s', (days, now, zone, startDate, endDate, timezoneOffset) => {
    expect(lastDays(days, new Date(now), zone)).toEqual({ startDate, endDate, timezoneOffset })
  })
})
