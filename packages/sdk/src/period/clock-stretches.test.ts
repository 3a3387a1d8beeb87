import { tz } from '@date-fns/tz'
import { addDays as addDaysOf } from 'date-fns/addDays'
import { addMonths as addMonthsOf } from 'date-fns/addMonths'
import { format } from 'date-fns/format'
import { startOfDay } from 'date-fns/startOfDay'
import { startOfWeek as startOfWeekOf } from 'date-fns/startOfWeek'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockStretches, offsetName } from './clock-stretches.ts'
import { addDays, addMonths, startOfWeek } from './day.ts'
import { dayAt, instantAt, offsetMs, startOfDayMs } from './time-zone.ts'

const iso = (ms: number) => new Date(ms).toISOString()
const year = { fromMs: Date.parse('2026-01-01T00:00:00Z'), toMs: Date.parse('2026-12-31T23:59:59.999Z') }

test.each([
  ['America/New_York', ['2026-03-08T07:00:00.000Z', '2026-11-01T06:00:00.000Z'], [-300, -240, -300]],
  ['Australia/Lord_Howe', ['2026-04-04T15:00:00.000Z', '2026-10-03T15:30:00.000Z'], [660, 630, 660]],
  ['Pacific/Chatham', ['2026-04-04T14:00:00.000Z', '2026-09-26T14:00:00.000Z'], [825, 765, 825]],
  ['Asia/Kathmandu', [], [345]],
])('clocks of %s change at %j', (timeZone, changes, offsets) => {
  const stretches = clockStretches(year, timeZone)
  expect(stretches.slice(1).map(({ fromMs }) => iso(fromMs))).toEqual(changes)
  expect(stretches.map(({ aheadMinutes }) => aheadMinutes)).toEqual(offsets)
})

test.each([
  [-300, 'GMT-5'],
  [0, 'GMT'],
  [345, 'GMT+5:45'],
  [-210, 'GMT-3:30'],
])('%i minutes ahead is %s', (ahead, name) => {
  expect(offsetName(ahead)).toBe(name)
})

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

test('stretches follow each other without a gap, and each has one offset', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 800 * 86_400_000 }), zone, (from, lengthMs, timeZone) => {
      const span = { fromMs: from.getTime(), toMs: from.getTime() + lengthMs }
      const stretches = clockStretches(span, timeZone)
      expect([stretches[0]?.fromMs, stretches.at(-1)?.toMs]).toEqual([span.fromMs, span.toMs])
      for (const [at, { fromMs, toMs, aheadMinutes }] of stretches.entries()) {
        const middleMs = Math.floor((fromMs + toMs) / 2)
        for (const ms of [fromMs, middleMs, toMs]) expect(offsetMs(ms, timeZone) / 60_000).toBe(aheadMinutes)
        const next = stretches[at + 1]
        if (next) expect([next.fromMs, next.aheadMinutes === aheadMinutes]).toEqual([toMs + 1, false])
      }
    }),
  )
})

test('days and instants are those of date-fns, in every zone', () => {
  const days = fc.integer({ min: -400, max: 400 })
  fc.assert(
    fc.property(instant, zone, days, fc.integer({ min: -30, max: 30 }), (date, timeZone, more, months) => {
      const of = { in: tz(timeZone) }
      const day = dayAt(date.getTime(), timeZone)
      expect(day).toBe(format(date, 'yyyy-MM-dd', of))
      expect(iso(startOfDayMs(day, timeZone))).toBe(iso(startOfDay(date, of).getTime()))
      const utc = { in: tz('UTC') }
      const text = (value: Date) => format(value, 'yyyy-MM-dd', utc)
      expect(addDays(day, more)).toBe(text(addDaysOf(`${day}T00:00:00Z`, more, utc)))
      expect(addMonths(day, months)).toBe(text(addMonthsOf(`${day}T00:00:00Z`, months, utc)))
      expect(startOfWeek(day, 1)).toBe(text(startOfWeekOf(`${day}T00:00:00Z`, { ...utc, weekStartsOn: 1 })))
    }),
    { numRuns: 1000 },
  )
})

test('an instant is found by what clocks show at it', () => {
  fc.assert(
    fc.property(instant, zone, (date, timeZone) => {
      const ms = Math.floor(date.getTime() / 60_000) * 60_000
      const local = new Date(ms + offsetMs(ms, timeZone))
      const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
      const found = instantAt(dayAt(ms, timeZone), minute, timeZone)
      expect(found).toBeLessThanOrEqual(ms)
      expect(new Date(found + offsetMs(found, timeZone)).toISOString()).toBe(local.toISOString())
    }),
    { numRuns: 300 },
  )
})
