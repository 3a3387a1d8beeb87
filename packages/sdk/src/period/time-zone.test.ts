import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './day.ts'
import { periodModes, periodRange } from './period.ts'
import { dayAt, endOfDayMs, isShownTwice, offsetMs, startOfDayMs } from './time-zone.ts'

const minutes = (ms: number) => ms / 60_000

test.each([
  ['2026-01-15T12:00:00Z', 'America/New_York', -300],
  ['2026-07-15T12:00:00Z', 'America/New_York', -240],
  ['2026-07-15T12:00:00Z', 'Asia/Kolkata', 330],
  ['2026-07-15T12:00:00Z', 'Australia/Lord_Howe', 630],
  ['2026-01-15T12:00:00Z', 'Pacific/Kiritimati', 840],
  ['1960-01-15T12:00:00.250Z', 'UTC', 0],
])('at %s %s is %i minutes ahead of UTC', (instant, timeZone, expected) => {
  expect(minutes(offsetMs(Date.parse(instant), timeZone))).toBe(expected)
})

describe('days begin and end where clocks change', () => {
  test.each([
    ['forward in the night', '2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', 23],
    ['back in the night', '2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', 25],
    ['forward at midnight: the day begins at 01:00', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', 23],
    ['back at midnight: the day before is longer', '2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00.000Z', 25],
    ['forward at midnight in Beirut', '2024-03-31', 'Asia/Beirut', '2024-03-30T22:00:00.000Z', 23],
    ['back to midnight in Havana', '2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', 25],
    ['by half an hour', '2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z', 24.5],
    ['not at all', '2026-03-08', 'Asia/Tokyo', '2026-03-07T15:00:00.000Z', 24],
  ])('%s', (_, day, timeZone, start, hours) => {
    expect(new Date(startOfDayMs(day, timeZone)).toISOString()).toBe(start)
    expect((endOfDayMs(day, timeZone) + 1 - startOfDayMs(day, timeZone)) / 3_600_000).toBe(hours)
  })
})

test.each([
  ['2026-11-01T04:59:00Z', 'America/New_York', false],
  ['2026-11-01T05:00:00Z', 'America/New_York', true],
  ['2026-11-01T06:59:59Z', 'America/New_York', true],
  ['2026-11-01T07:00:00Z', 'America/New_York', false],
  ['2026-03-08T07:00:00Z', 'America/New_York', false],
  ['2026-04-04T14:29:00Z', 'Australia/Lord_Howe', false],
  ['2026-04-04T15:10:00Z', 'Australia/Lord_Howe', true],
])('%s in %s is shown twice: %s', (instant, timeZone, expected) => {
  expect(isShownTwice(Date.parse(instant), timeZone)).toBe(expected)
})

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

/** As the platform says it, in milliseconds. */
function platformOffsetMs(date: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(date)
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutesText = '0', seconds = '0'] = /^GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutesText)) * 60 + Number(seconds)) * 1000
}

test('clocks are as far ahead as the platform says, whatever was asked of the same quarter of an hour before', () => {
  const within = fc.integer({ min: 0, max: 15 * 60_000 - 1 })
  const since = fc.date({ min: new Date('1968-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(since, within, within, zone, (date, one, other, timeZone) => {
      const quarterMs = Math.floor(date.getTime() / (15 * 60_000)) * 15 * 60_000
      for (const ms of [quarterMs + one, quarterMs + other]) {
        expect(offsetMs(ms, timeZone)).toBe(platformOffsetMs(new Date(ms), timeZone))
      }
    }),
    { numRuns: 400 },
  )
})

test('every instant is between the start and the end of its day, in every zone', () => {
  fc.assert(
    fc.property(instant, zone, (date, timeZone) => {
      const day = dayAt(date.getTime(), timeZone)
      const [startMs, endMs] = [startOfDayMs(day, timeZone), endOfDayMs(day, timeZone)]
      expect(startMs).toBeLessThanOrEqual(date.getTime())
      expect(endMs).toBeGreaterThanOrEqual(date.getTime())
      expect([dayAt(startMs, timeZone), dayAt(endMs, timeZone)]).toEqual([day, day])
      expect(dayAt(startMs - 1, timeZone) < day).toBe(true)
      expect(dayAt(endMs + 1, timeZone) > day).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('days follow each other without a gap', () => {
  fc.assert(
    fc.property(instant, zone, (date, timeZone) => {
      const day = dayAt(date.getTime(), timeZone)
      expect(endOfDayMs(day, timeZone) + 1).toBe(startOfDayMs(addDays(day, 1), timeZone))
    }),
  )
})

test('every period that ends today has this instant in it, and no period ends before it starts', () => {
  const untilToday = new Set(['today', 'thisWeek', 'thisMonth', 'last7', 'last30', 'last60'])
  const mode = fc.constantFrom(...periodModes)
  fc.assert(
    fc.property(mode, instant, zone, fc.constantFrom<0 | 1>(0, 1), (name, now, timeZone, weekStart) => {
      const range = periodRange(name, { now, timeZone, weekStart, start: '2026-03-01' })
      expect(range.startsAt < range.endsAt).toBe(true)
      if (!untilToday.has(name)) return
      expect(range.startsAt <= now.toISOString() && now.toISOString() <= range.endsAt).toBe(true)
    }),
  )
})
