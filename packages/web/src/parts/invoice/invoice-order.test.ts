import { afterEach, expect, test } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { statementOrder, transactionOrder } from './invoice-order.ts'

afterEach(() => setDateSettings({ timeZone: 'UTC' }))

// Clocks change on 29 March in Berlin and on 8 March in New York.
test.each([
  ['UTC', '2026-03-01T00:00', '2026-03-31T23:59'],
  ['America/New_York', '2026-03-01T05:00', '2026-04-01T03:59'],
  ['Europe/Berlin', '2026-02-28T23:00', '2026-03-31T21:59'],
  ['Asia/Kolkata', '2026-02-28T18:30', '2026-03-31T18:29'],
  ['Asia/Tokyo', '2026-02-28T15:00', '2026-03-31T14:59'],
])('days of %s: from %s to %s in UTC', (timeZone, startDate, endDate) => {
  setDateSettings({ timeZone })
  const march = { mode: 'range', start: '2026-03-01', end: '2026-03-31' } as const
  expect(statementOrder(march)).toEqual({ startDate, endDate, timeZone })
})

test('whose a transaction is is said of others alone', () => {
  setDateSettings({ timeZone: 'Asia/Tokyo' })
  const own = { transactionId: 9, timeZone: 'Asia/Tokyo' }
  expect(transactionOrder({ id: 9, customerId: 2 }, 2)).toEqual(own)
  expect(transactionOrder({ id: 9, customerId: 3 }, 2)).toEqual({ ...own, customerId: 3 })
})
