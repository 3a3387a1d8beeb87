import { isDay } from '@lineboard/sdk'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { hostileSearch } from '../../testing/hostile-search.ts'
import { askedReportAt } from './report-address.ts'

it('whatever the address says, the report is asked for days of the calendar', () => {
  const zone = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC')
  fc.assert(
    fc.property(hostileSearch(['period', 'customer', 'align', 'until'], ['period']), zone, (search, timeZone) => {
      setDateSettings({ timeZone })
      const { question, current, before } = askedReportAt(search)
      expect([current.first, current.last, before.first, before.last].map(isDay)).toEqual([true, true, true, true])
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
