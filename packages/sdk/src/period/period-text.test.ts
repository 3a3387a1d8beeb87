import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedPeriods } from './compared-periods.ts'
import { isDay } from './day.ts'
import { periodModes, periodRange } from './period.ts'
import { periodLabel } from './period-label.ts'
import { formatPeriod, type Period, parsePeriod } from './period-text.ts'

test.each<[string, Period]>([
  ['last7', { mode: 'last7' }],
  ['2026-03', { mode: 'month', start: '2026-03' }],
  ['2024-02-29..2024-03-01', { mode: 'range', start: '2024-02-29', end: '2024-03-01' }],
  ['1900-01-01..2999-12-31', { mode: 'range', start: '1900-01-01', end: '2999-12-31' }],
])('%s is a period, there and back', (text, period) => {
  expect(parsePeriod(text)).toEqual(period)
  expect(formatPeriod(period)).toBe(text)
})

test.each([
  '',
  'range',
  'month',
  'ever',
  'constructor',
  '2026-13',
  '2026-00',
  '0000-01',
  '9999-12',
  '2026-02-30..2026-03-05',
  '2026-03-01..2026-02-30',
  '2025-02-29..2025-03-01',
  '2026-03-05..2026-03-01',
  '2026-03-01..',
  '2026-03-01..2026-03-02..2026-03-03',
  '2026-03-01T00:00..2026-03-02',
  '9999-12-31..9999-12-31',
])('%j is none', (text) => {
  expect(parsePeriod(text)).toBeUndefined()
})

const two = (value: number) => String(value).padStart(2, '0')
const almostDay = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
  .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`)
const almostPeriod = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom<string>(...periodModes),
  almostDay.map((day) => day.slice(0, 7)),
  fc.tuple(almostDay, almostDay).map((days) => days.join('..')),
  fc.tuple(almostDay, almostDay).map((days) => days.toSorted().join('..')),
)
const timeZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))

test('whatever a text says, its days are days of the calendar, and those that were written', () => {
  fc.assert(
    fc.property(almostPeriod, timeZone, (text, zone) => {
      const period = parsePeriod(text)
      if (!period) return
      expect(formatPeriod(period)).toBe(text)
      const options = { now: new Date('2026-03-11T20:30:00Z'), timeZone: zone, ...period }
      const { first, last, startsAt, endsAt } = periodRange(period.mode, options)
      expect([isDay(first), isDay(last), first <= last, startsAt < endsAt]).toEqual([true, true, true, true])
      if (period.mode === 'range') expect(`${first}..${last}`).toBe(text)
      if (period.mode === 'month') expect([first, last.slice(0, 7)]).toEqual([`${text}-01`, text])
      expect(comparedPeriods(period.mode, options).before.last < first).toBe(true)
      expect(periodLabel(period.mode, options)).not.toMatch(/Invalid|NaN|undefined/)
    }),
    { numRuns: 1000 },
  )
})
