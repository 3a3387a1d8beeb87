import { isDay } from '@lineboard/sdk'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { hostileSearch } from '../../testing/hostile-search.ts'
import { requestAhead } from './report-address.ts'

it('whatever the address says, the report is asked for days of the calendar', () => {
  const zone = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC')
  fc.assert(
    fc.property(hostileSearch(['period', 'customer'], ['period']), zone, (search, timeZone) => {
      setDateSettings({ timeZone })
      const { start_date, end_date, offset, customerId = 1 } = requestAhead(search)
      expect([start_date, end_date].map((text) => isDay(text.slice(0, 10)))).toEqual([true, true])
      expect(start_date < end_date).toBe(true)
      expect(Number.isSafeInteger(offset) && Number.isSafeInteger(customerId)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('days that no calendar has are those of today', () => {
  expect(requestAhead('period=2026-02-30..2026-03-05')).toEqual(requestAhead(''))
})
