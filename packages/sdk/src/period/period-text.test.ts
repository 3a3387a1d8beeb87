import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedPeriods } from './compared-periods.ts'
import { dateFormats, formatDay, isDay } from './day.ts'
import { periodModes, periodRange, periodWhere } from './period.ts'
import { formatPeriod, type Period, parsePeriod, periodLabel } from './period-text.ts'

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

const options = { now: new Date('2026-03-11T20:30:00Z'), timeZone: 'UTC' }

test.each([
  ['today', 'Today'],
  ['yesterday', 'Yesterday'],
  ['thisWeek', 'This Week'],
  ['lastWeek', 'Last Week'],
  ['thisMonth', 'This Month'],
  ['lastMonth', 'Last Month'],
  ['last7', 'Last 7 Days'],
  ['last30', 'Last 30 Days'],
  ['last60', 'Last 60 Days'],
] as const)('%s is called %s', (mode, label) => {
  expect(periodLabel(mode, options)).toBe(label)
})

test('a range is called by its days, or its one day', () => {
  expect(periodLabel('range', { ...options, start: '2026-03-01', end: '2026-03-15' })).toBe('03/01/2026 ~ 03/15/2026')
  expect(periodLabel('range', { ...options, start: '2026-03-01', end: '2026-03-01' })).toBe('03/01/2026')
  expect(periodLabel('range', { ...options, start: '2026-03-01', end: '2026-03-02' }, 'dd-mm-yyyy')).toBe(
    '01-03-2026 ~ 02-03-2026',
  )
})

test('a month is called by its name', () => {
  expect(periodLabel('month', { ...options, start: '2026-03' })).toBe('March 2026')
})

test.each([
  ['mm/dd/yyyy', '03/01/2026'],
  ['mm-dd-yyyy', '03-01-2026'],
  ['dd/mm/yyyy', '01/03/2026'],
  ['dd-mm-yyyy', '01-03-2026'],
  ['yyyy/mm/dd', '2026/03/01'],
  ['yyyy-mm-dd', '2026-03-01'],
] as const)('%s: %s', (format, expected) => {
  expect(formatDay('2026-03-01', format)).toBe(expected)
  expect(dateFormats).toContain(format)
})

test('a period becomes a condition on a timestamp', () => {
  expect(periodWhere('startedAt', periodRange('today', options))).toEqual({
    startedAt: { between: ['2026-03-11T00:00:00.000Z', '2026-03-11T23:59:59.999Z'] },
  })
})
