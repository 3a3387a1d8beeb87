import { addDays, isDay } from '@lineboard/sdk'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { hostileSearch } from '../../testing/hostile-search.ts'
import { askedComparisonAt, askedReportAt, onlyOf } from './report-address.ts'

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
