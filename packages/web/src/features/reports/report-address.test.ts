import { addDays, isDay } from '@lineboard/sdk'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeStored } from '../../browser/storage.ts'
import { setDateSettings } from '../../state/dates.ts'
import { hostileSearch } from '../../testing/hostile-search.ts'
import { askedComparisonAt, askedReportAt, onlyOf, withPeriod } from './report-address.ts'

it('whatever the address says, the report is asked for days of the calendar', () => {
  const zone = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC')
  fc.assert(
    fc.property(hostileSearch(['period', 'customer', 'align', 'until'], ['period']), zone, (search, timeZone) => {
      setDateSettings({ timeZone })
      const { question, current, before } = askedReportAt(search)
      expect([current.first, current.last].map(isDay)).toEqual([true, true])
      // Before the first year that a period may be of, there still is a calendar.
      expect([before.first, before.last].map((day) => addDays(day, 0))).toEqual([before.first, before.last])
      expect([question.span.startsAt < question.span.endsAt, before.endsAt < current.startsAt]).toEqual([true, true])
      expect(Number.isSafeInteger(question.customerId ?? 1)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('days that no calendar has are those of today', () => {
  const days = (search: string) => askedReportAt(search).current
  expect(days('period=2026-02-30..2026-03-05')).toEqual(days(''))
})

it('the address narrows a report to calls, and says nothing by what is no such thing', () => {
  const number = encodeURIComponent('+16465550118')
  expect(onlyOf(`source=3&number=${number}&firstTime=no`)).toEqual({
    trackingSourceId: 3,
    trackingNumber: '+16465550118',
    firstTimeCaller: false,
  })
  expect(onlyOf('source=x&number=1&firstTime=maybe')).toBeUndefined()
})

it('any other period can be beside one; without, it is the one before', () => {
  setDateSettings({ timeZone: 'UTC' })
  const days = (search: string) => {
    const { before } = askedComparisonAt(search, new Date('2026-11-20T12:00:00Z'))
    return [before.first, before.last]
  }
  expect(days('period=lastMonth&against=2025-10')).toEqual(['2025-10-01', '2025-10-31'])
  expect(days('period=lastMonth')).toEqual(['2026-09-01', '2026-09-30'])
})

it('a report whose address says no period is of the one that was chosen last, and a link of it says which', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const days = (search: string) => askedReportAt(search, now).current.first
  expect(days('')).toBe('2026-11-20')
  expect(withPeriod('source=3')).toBe('source=3&period=today')
  writeStored('list.reports', 'lastMonth')
  expect(days('')).toBe('2026-10-01')
  expect(days('period=today')).toBe('2026-11-20')
  expect(withPeriod('')).toBe('period=lastMonth')
  expect(withPeriod('period=2025-10')).toBe('period=2025-10')
  writeStored('list.reports', 'nonsense')
  expect(days('')).toBe('2026-11-20')
  writeStored('list.reports', undefined)
})
