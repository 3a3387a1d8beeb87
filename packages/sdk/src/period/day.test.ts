import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  isInstant,
  startOfMonth,
  startOfWeek,
  toDay,
  weekdayOf,
} from './day.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-05-31', 13, '2027-06-30'],
  ['2026-05-15', 0, '2026-05-15'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test.each([
  ['2026-03-08', 0, '2026-03-08'],
  ['2026-03-08', 1, '2026-03-02'],
  ['2026-03-14', 0, '2026-03-08'],
  ['2026-03-09', 1, '2026-03-09'],
  ['2026-01-01', 1, '2025-12-29'],
] as const)('the week of %s from weekday %i starts on %s', (day, weekStart, expected) => {
  expect(startOfWeek(day, weekStart)).toBe(expected)
})

test('a day has its weekday', () => {
  expect(['2026-03-07', '2026-03-08', '2026-03-09'].map(weekdayOf)).toEqual([6, 0, 1])
})

test('months begin and end', () => {
  expect([startOfMonth('2024-02-17'), endOfMonth('2024-02-17')]).toEqual(['2024-02-01', '2024-02-29'])
})

test.each(['2026-2-1', '2026-02-29', 'today', '', '20260201'])('%j is no day', (text) => {
  expect(() => toDay(text)).toThrow(RangeError)
})

test('days added are days between', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
      expect(daysBetween(from, addDays(from, days))).toBe(days)
    }),
  )
})

test.each(['2026-03-11T20:30:00.000Z', '2026-03-11T20:30:00Z', '2026-03-11T20:30Z', '2026-03-11T16:30:00-04:00'])(
  '%s is a moment',
  (text) => expect(isInstant(text)).toBe(true),
)

test.each([
  '2026-03-11T20:30:00',
  '2026-03-11',
  'since 2026-03-11T20:30:00Z',
  '2026-03-11T20:30:00Z and later',
  '2026-03-11T20:30:Z',
  '2026-99-11T20:30:00Z',
  '2026-03-11T in zone Z',
  1773261000000,
  undefined,
])('%s is none', (value) => expect(isInstant(value)).toBe(false))
