import { expect, test } from 'vitest'
import { dailySpendOf, SPENDING_DAYS, spendingDays } from '../src/forecast/index.ts'

test.each([
  ['2026-05-22T00:00:00.000Z', '2026-04-23', '2026-05-22'],
  ['2026-05-22T23:59:59.999Z', '2026-04-23', '2026-05-22'],
  ['2026-03-01T12:00:00.000Z', '2026-01-31', '2026-03-01'],
])('at %s the last 30 days are those from %s to %s', (now, first, last) => {
  const days = spendingDays(new Date(now))
  expect(days).toEqual({ first, last, from: new Date(`${first}T00:00:00.000Z`) })
  expect((Date.parse(last) - Date.parse(first)) / 86_400_000 + 1).toBe(SPENDING_DAYS)
})

test.each([
  [83.06, 2.77],
  [0, 0],
  [0.14, 0],
  [0.15, 0.01],
])('$%d in all are $%d a day', (spent, daily) => expect(dailySpendOf(spent)).toBe(daily))
