import { periodRange } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { reportRequest } from './report-request.ts'

const month = (start: string, timeZone: string) => periodRange('month', { now: new Date(), timeZone, start })

it.each([
  ['2026-01', 'America/New_York', 300],
  ['2026-07', 'America/New_York', 240],
  ['2026-03', 'America/New_York', 300],
  ['2026-01', 'Europe/Berlin', -60],
  ['2026-01', 'Asia/Kolkata', -330],
  ['2026-01', 'UTC', 0],
])('%s in %s is so many minutes behind UTC: %i', (start, zone, offset) => {
  const request = reportRequest(month(start, zone), zone)
  expect(request).toEqual({ start_date: `${start}-01T00:00`, end_date: `${start}-31T23:59`, offset })
})

it('is about one customer where one is chosen', () => {
  expect(reportRequest(month('2026-01', 'UTC'), 'UTC', 7)).toMatchObject({ customerId: 7 })
})
