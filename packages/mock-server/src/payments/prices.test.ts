import { expect, test } from 'vitest'
import { nextRenewal, periodOf } from './prices.ts'

test.each([
  ['monthly', 'month'],
  ['every month', 'month'],
  ['yearly', 'year'],
  ['once', 'once'],
] as const)('%s is paid by the %s', (recur, period) => {
  expect(periodOf(recur)).toBe(period)
})

test.each([
  ['2026-05-22T12:00:00.000Z', 'month', '2026-06-22T12:00:00.000Z'],
  ['2026-01-31T08:30:00.000Z', 'month', '2026-02-28T08:30:00.000Z'],
  ['2026-12-31T00:00:00.000Z', 'month', '2027-01-31T00:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 'year', '2029-02-28T00:00:00.000Z'],
] as const)('what began %s renews a %s later, at %s', (start, period, next) => {
  expect(nextRenewal(new Date(start), period)?.toISOString()).toBe(next)
})

test('what is paid once does not renew', () => {
  expect(nextRenewal(new Date('2026-05-22'), 'once')).toBeUndefined()
})
