import { expect, test } from 'vitest'
import { missingFor, priceOf, shortForecastAfter } from './market.ts'

test('numbers cost set-up and a month now, and then each month', () => {
  const numbers = [
    { monthlyPrice: 2.5, setupPrice: 1 },
    { monthlyPrice: 0.1, setupPrice: 0.2 },
  ]
  expect(priceOf(numbers)).toEqual({ now: 3.8, monthly: 2.6 })
  expect(priceOf([])).toEqual({ now: 0, monthly: 0 })
})

test.each([
  ['prepaid', 10, 3.5, 0],
  ['prepaid', 3.5, 3.5, 0],
  ['prepaid', 3.49, 3.5, 0.01],
  [undefined, -1, 3.5, 4.5],
  ['postpaid', 0, 3.5, 0],
] as const)('a %s wallet of %d, asked for %d, lacks %d', (accounting_type, balance, price, missing) => {
  expect(missingFor({ balance, accounting_type }, price)).toBe(missing)
})

test.each([
  [{ balance: 100 }, 30, 10, undefined],
  [{ balance: 100 }, 30.01, 10, 6],
  [{ balance: 100 }, 100, 10, 'empty'],
  [{ balance: 100 }, 101, 10, undefined],
  [{ balance: 100 }, 99, 0, undefined],
  [{ balance: 100 }, 99, undefined, undefined],
  [{ balance: 100, accounting_type: 'postpaid' as const }, 99, 10, undefined],
])('a wallet of %j that pays %d, with %s a day: few days left %s', (wallet, price, spend, days) => {
  const spending = spend === undefined ? undefined : { dailySpend: spend, upcoming: [] }
  const short = shortForecastAfter(wallet, price, spending, new Date('2026-05-22'))
  expect(short?.kind === 'until' ? short.days : short?.kind).toBe(days)
})

test('what is due soon shortens it, too', () => {
  const plan = { at: '2026-05-24T00:00:00.000Z', amount: 60, every: 'month' } as const
  const spending = { dailySpend: 1, upcoming: [plan] }
  expect(shortForecastAfter({ balance: 100 }, 50, spending, new Date('2026-05-22'))).toMatchObject({ days: 2 })
})
