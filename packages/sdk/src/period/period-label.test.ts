import { expect, test } from 'vitest'
import { dateFormats, formatDay } from './date-format.ts'
import { periodRange } from './period.ts'
import { periodLabel } from './period-label.ts'
import { periodWhere } from './period-where.ts'

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
