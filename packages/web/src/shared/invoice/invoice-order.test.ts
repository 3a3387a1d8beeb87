import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { billingDays, statementOrder, transactionOrder } from './invoice-order.ts'

afterEach(() => setDateSettings({ timeZone: 'UTC' }))

const zones = Intl.supportedValuesOf('timeZone')
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('days that somebody chooses are the same days of billing in every time zone, to the first and last moment', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), day, day, (timeZone, ...days) => {
      setDateSettings({ timeZone })
      const [start = '', end = ''] = days.toSorted()
      const period = { mode: 'range', start, end } as const
      expect(statementOrder(period)).toEqual({ startDate: start, endDate: end })
      const { startsAt, endsAt } = billingDays(period)
      expect([startsAt, endsAt]).toEqual([`${start}T00:00:00.000Z`, `${end}T23:59:59.999Z`])
    }),
  )
})

test('whose a transaction is is said of others alone', () => {
  const own = { transactionId: 9 }
  expect(transactionOrder({ id: 9, customerId: 2 }, 2)).toEqual(own)
  expect(transactionOrder({ id: 9, customerId: 3 }, 2)).toEqual({ ...own, customerId: 3 })
})
