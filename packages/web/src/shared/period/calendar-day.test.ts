import { expect, it } from 'vitest'
import { dayOf, monthOf, toDate } from './period-pickers.tsx'

it.each(['2026-01-01', '2026-12-31', '2024-02-29', '2026-03-29'])('%s there and back', (day) => {
  const date = toDate(day)
  expect(date && dayOf(date)).toBe(day)
})

it('a month is its first day', () => {
  const date = toDate('2026-02')
  expect(date && monthOf(date)).toBe('2026-02')
  expect(date?.getDate()).toBe(1)
})

it('no day is no date', () => {
  expect(toDate(undefined)).toBeNull()
})
