import { expect, test } from 'vitest'
import { hoursOfDay } from './hours-of-day.ts'
import { sumReports } from './sum-reports.ts'

const figures = {
  ...{ calls: 4, answered: 3, missed: 1, voicemail: 0, busy: 0, failed: 0 },
  ...{ firstTimeCallers: 2, uniqueCallers: 4, talkSeconds: 180 },
  ...{ averageTalkSeconds: 60, averageRingSeconds: 8, charge: 0.1 },
}

test('counts and amounts are added, averages weighted by answered calls', () => {
  const other = { ...figures, answered: 1, averageTalkSeconds: 20, averageRingSeconds: 10, charge: 0.2 }
  expect(sumReports([figures, other])).toEqual({
    ...{ calls: 8, answered: 4, missed: 2, voicemail: 0, busy: 0, failed: 0 },
    ...{ firstTimeCallers: 4, uniqueCallers: 8, talkSeconds: 360 },
    ...{ averageTalkSeconds: 50, averageRingSeconds: 8.5, charge: 0.3 },
  })
  expect(sumReports([figures])).toBe(figures)
  expect(sumReports([]).averageTalkSeconds).toBe(0)
})

const hours = Array.from({ length: 24 }, (_, hour) => ({
  key: String(hour),
  label: `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
}))
const labels = (parts: { start: string; end: string; offset: number }[]) =>
  hoursOfDay(parts, [hours, hours]).map(({ label, aheadMinutes }) => [label, aheadMinutes])

test('a day of 25 hours has both 1 AM hours with their offset', () => {
  const shown = labels([
    { start: '2026-11-01T00:00', end: '2026-11-01T01:59', offset: 240 },
    { start: '2026-11-01T01:00', end: '2026-11-01T23:59', offset: 300 },
  ])
  expect(shown).toHaveLength(25)
  expect(shown.slice(0, 4)).toEqual([
    ['12 AM', undefined],
    ['1 AM GMT-4', -240],
    ['1 AM GMT-5', -300],
    ['2 AM', undefined],
  ])
})

test('one of 23 has no 2 AM, and half an hour that is skipped leaves its hour', () => {
  const spring = labels([
    { start: '2026-03-08T00:00', end: '2026-03-08T01:59', offset: 300 },
    { start: '2026-03-08T03:00', end: '2026-03-08T23:59', offset: 240 },
  ])
  expect(spring.map(([label]) => label).slice(0, 4)).toEqual(['12 AM', '1 AM', '3 AM', '4 AM'])
  const lordHowe = labels([
    { start: '2026-10-04T00:00', end: '2026-10-04T01:59', offset: -630 },
    { start: '2026-10-04T02:30', end: '2026-10-04T23:59', offset: -660 },
  ])
  expect(lordHowe).toHaveLength(24)
})
