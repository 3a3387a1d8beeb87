import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ComparedPeriods, type Comparison, comparedPeriods } from './compared-periods.ts'
import { type PeriodMode, type PeriodOptions, periodModes } from './period.ts'

// Wednesday, 2:20 PM in New York.
const now = new Date('2026-11-18T19:20:00Z')
const options: PeriodOptions = { now, timeZone: 'America/New_York', weekStart: 1 }

const words = ({ current, before, isUnfinished }: ComparedPeriods) => [
  `${current.start} ${current.end}`,
  `${before.start} ${before.end}`,
  isUnfinished,
]
const compare = (mode: PeriodMode, more: Partial<PeriodOptions & Comparison> = {}) =>
  words(comparedPeriods(mode, { ...options, ...more }))

describe('the one before is the same kind of span', () => {
  test.each<[PeriodMode, Partial<PeriodOptions>, string, string]>([
    ['lastMonth', {}, '2026-10-01T00:00 2026-10-31T23:59', '2026-09-01T00:00 2026-09-30T23:59'],
    ['month', { start: '2026-03' }, '2026-03-01T00:00 2026-03-31T23:59', '2026-02-01T00:00 2026-02-28T23:59'],
    ['lastWeek', {}, '2026-11-09T00:00 2026-11-15T23:59', '2026-11-02T00:00 2026-11-08T23:59'],
    ['yesterday', {}, '2026-11-17T00:00 2026-11-17T23:59', '2026-11-16T00:00 2026-11-16T23:59'],
    [
      'range',
      { start: '2026-07-01', end: '2026-09-30' },
      '2026-07-01T00:00 2026-09-30T23:59',
      '2026-04-01T00:00 2026-06-30T23:59',
    ],
    [
      'range',
      { start: '2026-10-03', end: '2026-10-05' },
      '2026-10-03T00:00 2026-10-05T23:59',
      '2026-09-30T00:00 2026-10-02T23:59',
    ],
  ])('%s %j', (mode, more, current, before) => {
    expect(compare(mode, more)).toEqual([current, before, false])
  })
})

describe('one that is not over is held against as much of the one before', () => {
  test.each<[PeriodMode, Partial<PeriodOptions>, string, string]>([
    ['today', {}, '2026-11-18T00:00 2026-11-18T23:59', '2026-11-17T00:00 2026-11-17T14:20'],
    ['thisWeek', {}, '2026-11-16T00:00 2026-11-18T23:59', '2026-11-09T00:00 2026-11-11T14:20'],
    ['thisMonth', {}, '2026-11-01T00:00 2026-11-18T23:59', '2026-10-01T00:00 2026-10-18T14:20'],
    ['month', { start: '2026-11' }, '2026-11-01T00:00 2026-11-30T23:59', '2026-10-01T00:00 2026-10-18T14:20'],
    ['last7', {}, '2026-11-12T00:00 2026-11-18T23:59', '2026-11-05T00:00 2026-11-11T14:20'],
  ])('%s %j', (mode, more, current, before) => {
    expect(compare(mode, more)).toEqual([current, before, true])
  })

  test('a long month against all of a short one, once that is over by its dates', () => {
    const lastOfMarch = { now: new Date('2026-03-31T16:00:00Z') }
    expect(compare('thisMonth', lastOfMarch)[1]).toBe('2026-02-01T00:00 2026-02-28T23:59')
    expect(compare('thisMonth', { now: new Date('2026-02-28T16:00:00Z') })[1]).toBe('2026-01-01T00:00 2026-01-28T11:00')
    expect(compare('month', { now: new Date('2026-04-30T16:00:00Z'), start: '2026-04' })[1]).toBe(
      '2026-03-01T00:00 2026-03-30T12:00',
    )
  })

  test('by the clock, also where the day before has 25 hours or skips this one', () => {
    const minutes = ({ before }: ComparedPeriods) =>
      (Date.parse(before.endsAt) + 1 - Date.parse(before.startsAt)) / 60_000
    const of = (instant: string) => comparedPeriods('today', { ...options, now: new Date(instant) })
    // 10 AM on the day after clocks went back: the same time of a day that had an hour more by then.
    expect(minutes(of('2026-11-02T15:00:00Z'))).toBe(11 * 60 + 1)
    // 2:30 AM, of which there was none on the day clocks went forward.
    expect(of('2026-03-09T06:30:00Z').before).toMatchObject({ end: '2026-03-08T03:30' })
  })
})

describe('what can be chosen', () => {
  test.each<[PeriodMode, Comparison, string]>([
    ['today', { align: 'weekdays' }, '2026-11-11T00:00 2026-11-11T14:20'],
    ['lastMonth', { align: 'weekdays' }, '2026-08-27T00:00 2026-09-26T23:59'],
    ['thisMonth', { align: 'weekdays' }, '2026-10-11T00:00 2026-10-28T14:20'],
    ['today', { until: 'lastDay' }, '2026-11-16T00:00 2026-11-16T23:59'],
    ['thisMonth', { until: 'lastDay' }, '2026-10-01T00:00 2026-10-17T23:59'],
    ['last7', { until: 'lastDay' }, '2026-11-05T00:00 2026-11-10T23:59'],
    ['lastWeek', { until: 'lastDay' }, '2026-11-02T00:00 2026-11-08T23:59'],
  ])('%s %j: %s', (mode, choice, before) => {
    expect(compare(mode, choice)[1]).toBe(before)
  })

  test('where no day is whole yet, the one before stands in', () => {
    const first = { until: 'lastDay', now: new Date('2026-11-01T17:00:00Z') } as const
    const range = { start: '2026-11-01', end: '2026-11-04' }
    expect(compare('thisMonth', first)).toEqual([
      '2026-10-01T00:00 2026-10-31T23:59',
      '2026-09-01T00:00 2026-09-30T23:59',
      false,
    ])
    expect(compare('range', { ...first, ...range })[0]).toBe('2026-10-28T00:00 2026-10-31T23:59')
    expect(compare('month', { ...first, start: '2026-11' })[0]).toBe('2026-10-01T00:00 2026-10-31T23:59')
  })
})

test('the one before ends before the period begins, whatever is chosen', () => {
  const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  const choice = fc.record({
    align: fc.constantFrom('dates' as const, 'weekdays' as const),
    until: fc.constantFrom('now' as const, 'lastDay' as const),
    weekStart: fc.constantFrom(0 as const, 1 as const),
    timeZone: fc.constantFrom('America/New_York', 'Australia/Lord_Howe', 'Asia/Beirut', 'Pacific/Apia'),
  })
  fc.assert(
    fc.property(fc.constantFrom(...periodModes), instant, choice, (mode, at, more) => {
      const { current, before, isUnfinished } = comparedPeriods(mode, { now: at, ...more, start: '2026-03-01' })
      expect([before.startsAt < before.endsAt, before.endsAt < current.startsAt]).toEqual([true, true])
      expect(isUnfinished).toBe(
        more.until === 'now' && current.startsAt <= at.toISOString() && at.toISOString() <= current.endsAt,
      )
    }),
    { numRuns: 400 },
  )
})
