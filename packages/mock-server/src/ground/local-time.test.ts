import { describe, expect, test } from 'vitest'
import { LoopbackError } from './errors.ts'
import {
  dayText,
  localDay,
  localHours,
  localRange,
  monthStart,
  parsePeriod,
  periodBefore,
  toLocal,
  weekdayOf,
} from './local-time.ts'

const names = { start: 'start_date', end: 'end_date' }
const iso = (ms: number) => new Date(ms).toISOString()
const period = (start: string, end: string, offset = 0) => parsePeriod({ start, end, offset }, names)

describe('a written period', () => {
  test.each([
    ['2026-03-01', '2026-03-02', 0, '2026-03-01T00:00:00.000Z', '2026-03-02T23:59:59.999Z'],
    ['2026-03-01T00:00', '2026-03-01T23:59', 300, '2026-03-01T05:00:00.000Z', '2026-03-02T04:59:59.999Z'],
    ['2026-03-01 08:30', '2026-03-01 08:30', -60, '2026-03-01T07:30:00.000Z', '2026-03-01T07:30:59.999Z'],
    ['2026-03-01', '2026-03-01', -840, '2026-02-28T10:00:00.000Z', '2026-03-01T09:59:59.999Z'],
    ['2024-02-29', '2024-02-29', -330, '2024-02-28T18:30:00.000Z', '2024-02-29T18:29:59.999Z'],
  ])('%s to %s, %i minutes behind UTC', (start, end, offset, from, to) => {
    const { fromMs, toMs } = period(start, end, offset)
    expect([iso(fromMs), iso(toMs)]).toEqual([from, to])
  })

  test.each([
    ['2026-02-31', '2026-03-01', ['start_date']],
    ['2026-03-01', '2026-03-01T24:30', ['end_date']],
    ['2026-13-01', '2026-00-01', ['start_date', 'end_date']],
    ['2026-03-02', '2026-03-01', ['end_date']],
    ['0001-01-01', '2026-03-01', ['start_date']],
    ['2026-01-01', '9999-12-31', ['end_date']],
  ])('%s to %s is refused', (start, end, fields) => {
    try {
      period(start, end)
      expect.unreachable()
    } catch (problem) {
      expect(problem).toBeInstanceOf(LoopbackError)
      if (problem instanceof LoopbackError) expect(Object.keys(problem.details?.codes ?? {})).toEqual(fields)
    }
  })

  test('the one before has the same length and ends where it begins', () => {
    const before = periodBefore(period('2026-03-01', '2026-03-07', 300))
    expect([toLocal(before.fromMs, 300), toLocal(before.toMs, 300)]).toEqual(['2026-02-22T00:00', '2026-02-28T23:59'])
  })
})

test.each([
  ['2026-03-02T04:30:00Z', 300, '2026-03-01', 23, 0],
  ['2026-03-02T04:30:00Z', 0, '2026-03-02', 4, 1],
  ['2026-03-02T04:30:00Z', -60, '2026-03-02', 5, 1],
  ['2026-03-01T23:30:00Z', -60, '2026-03-02', 0, 1],
  ['1969-12-31T23:59:59Z', 0, '1969-12-31', 23, 3],
])('%s, %i minutes behind UTC, is %s at %i, weekday %i', (moment, offset, day, hour, weekday) => {
  const ms = Date.parse(moment)
  expect(dayText(localDay(ms, offset))).toBe(day)
  expect(localHours(ms, offset) - localDay(ms, offset) * 24).toBe(hour)
  expect(weekdayOf(localDay(ms, offset))).toBe(weekday)
})

test.each([
  ['2026-03-31', 0, '2026-03-01'],
  ['2026-03-31', -1, '2026-02-01'],
  ['2026-01-15', -1, '2025-12-01'],
  ['2025-12-31', 1, '2026-01-01'],
])('the month of %s, %i away, begins on %s', (day, months, first) => {
  expect(dayText(monthStart(Date.parse(day) / 86_400_000, months))).toBe(first)
})

test.each([
  ['2026-05-01', '2026-05-31', '2026-05-01T00:00:00.000Z', '2026-05-31T23:59:59.999Z'],
  ['2026-05-01T08:00', '2026-05-01T23:59', '2026-05-01T08:00:00.000Z', '2026-05-01T23:59:59.999Z'],
  ['2028-02-29', '2028-02-29', '2028-02-29T00:00:00.000Z', '2028-02-29T23:59:59.999Z'],
  ['2026-05-01 08:00', '2026-05-01', '2026-05-01T08:00:00.000Z', '2026-05-01T23:59:59.999Z'],
])('%s to %s lasts to the end of its last part', (start, end, from, until) => {
  const range = localRange('Customer', start, end)
  expect([range.from.toISOString(), range.until.toISOString()]).toEqual([from, until])
})

test.each([
  ['2026-13-01', '2026-05-31', 'startDate'],
  ['2026-05-01', '2026-05-31T25:00', 'endDate'],
  // JavaScript moves on the days that a month has not.
  ['2026-02-30', '2026-03-01', 'startDate'],
  ['2026-02-29', '2026-03-05', 'startDate'],
  ['2026-04-01', '2026-04-31', 'endDate'],
  ['2026-04-01', '2026-04-31T08:00', 'endDate'],
  ['2026-05-02', '2026-05-01', 'endDate'],
])('%s to %s is refused for its %s', (start, end, field) => {
  expect(() => localRange('Customer', start, end)).toThrow(
    expect.objectContaining({
      statusCode: 422,
      details: expect.objectContaining({ codes: { [field]: [expect.any(String)] } }),
    }),
  )
})
