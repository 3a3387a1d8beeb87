import { expect, test } from 'vitest'
import { spendingOf } from './forecast.ts'

const next = { at: '2026-06-03T15:20:00.000Z', amount: 49, every: 'month' } as const

test('what comes next is as the server tells it, or its next renewal every month', () => {
  const upcoming = [{ ...next, kind: 'plan', description: 'Basic' } as const]
  expect(spendingOf({ dailySpend: 4, upcoming, nextInvoiceAt: next.at, nextInvoiceAmount: 1 }).upcoming).toEqual(
    upcoming,
  )
  expect(spendingOf({ dailySpend: 4, nextInvoiceAt: next.at, nextInvoiceAmount: 49 })).toEqual({
    dailySpend: 4,
    upcoming: [next],
  })
  expect(spendingOf({ dailySpend: 0 })).toEqual({ dailySpend: 0, upcoming: [] })
})
