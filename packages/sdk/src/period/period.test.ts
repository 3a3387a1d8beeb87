import { describe, expect, test } from 'vitest'
import { comparedPeriods } from './compared-periods.ts'
import { type PeriodMode, type PeriodOptions, periodModes, periodRange } from './period.ts'

// A Wednesday; in Tokyo it is Thursday already.
const now = new Date('2026-03-11T20:30:00Z')
const options: PeriodOptions = { now, timeZone: 'America/New_York', weekStart: 0 }

const days = ({ first, last }: { first: string; last: string }) => `${first}..${last}`

const samples: readonly [PeriodMode, Partial<PeriodOptions>, days: string, before: string][] = [
  ['today', {}, '2026-03-11..2026-03-11', '2026-03-10..2026-03-10'],
  ['today', { timeZone: 'Asia/Tokyo' }, '2026-03-12..2026-03-12', '2026-03-11..2026-03-11'],
  ['yesterday', {}, '2026-03-10..2026-03-10', '2026-03-09..2026-03-09'],
  ['thisWeek', {}, '2026-03-08..2026-03-11', '2026-03-01..2026-03-04'],
  ['thisWeek', { weekStart: 1 }, '2026-03-09..2026-03-11', '2026-03-02..2026-03-04'],
  ['lastWeek', {}, '2026-03-01..2026-03-07', '2026-02-22..2026-02-28'],
  ['lastWeek', { weekStart: 1 }, '2026-03-02..2026-03-08', '2026-02-23..2026-03-01'],
  ['thisMonth', {}, '2026-03-01..2026-03-11', '2026-02-01..2026-02-11'],
  ['lastMonth', {}, '2026-02-01..2026-02-28', '2026-01-01..2026-01-31'],
  ['last7', {}, '2026-03-05..2026-03-11', '2026-02-26..2026-03-04'],
  ['last30', {}, '2026-02-10..2026-03-11', '2026-01-11..2026-02-09'],
  ['last60', {}, '2026-01-11..2026-03-11', '2025-11-12..2026-01-10'],
  ['month', { start: '2024-02' }, '2024-02-01..2024-02-29', '2024-01-01..2024-01-31'],
  ['month', { start: '2026-01-17' }, '2026-01-01..2026-01-31', '2025-12-01..2025-12-31'],
  ['month', {}, '2026-03-01..2026-03-31', '2026-02-01..2026-02-11'],
  ['range', { start: '2026-03-01', end: '2026-03-10' }, '2026-03-01..2026-03-10', '2026-02-19..2026-02-28'],
  ['range', { start: '2026-03-10', end: '2026-03-01' }, '2026-03-01..2026-03-10', '2026-02-19..2026-02-28'],
  ['range', { start: '2026-03-01' }, '2026-03-01..2026-03-01', '2026-02-28..2026-02-28'],
  ['range', { start: '2026-03-01T10:15', end: '2026-03-02T09:00' }, '2026-03-01..2026-03-02', '2026-02-27..2026-02-28'],
]

describe('days of each mode, and those it is compared with', () => {
  test('no mode is left out', () => {
    expect(new Set(samples.map(([mode]) => mode))).toEqual(new Set(periodModes))
  })

  test.each(samples)('%s %j: %s', (mode, more, expected, previous) => {
    expect(days(periodRange(mode, { ...options, ...more }))).toBe(expected)
    expect(days(comparedPeriods(mode, { ...options, ...more }).before)).toBe(previous)
  })

  test('the week starts on Sunday where nothing is said', () => {
    expect(periodRange('thisWeek', { now, timeZone: 'UTC' }).first).toBe('2026-03-08')
  })
})

test('a period runs from 12:00 AM to 11:59 PM, cut to minutes, and has its instants', () => {
  expect(periodRange('range', { ...options, start: '2026-03-08', end: '2026-03-09' })).toEqual({
    first: '2026-03-08',
    last: '2026-03-09',
    start: '2026-03-08T00:00',
    end: '2026-03-09T23:59',
    // Clocks went forward on the 8th.
    startsAt: '2026-03-08T05:00:00.000Z',
    endsAt: '2026-03-10T03:59:59.999Z',
  })
})

test.each([
  ['a range without days', 'range', {}],
  ['a day that is not there', 'range', { start: '2026-02-30', end: '2026-03-01' }],
  ['a date in another form', 'range', { start: '03/01/2026' }],
  ['a month that is not there', 'month', { start: '2026-13' }],
  ['a time zone that is not there', 'today', { timeZone: 'Mars/Olympus' }],
] as const)('%s is refused', (_, mode, more) => {
  expect(() => periodRange(mode, { ...options, ...more })).toThrow(RangeError)
})
