import { expect, test } from 'vitest'
import { periodModes } from '../period/period.ts'
import { periodNames, whereOf } from './export-command.ts'
import { CliError } from './flags.ts'
import { listOf } from './lists.ts'

const now = new Date('2026-03-11T20:30:00Z')
const whereIn = (period: string, timeZone = 'UTC') => whereOf(listOf('call-logs', false), { period, timeZone, now })

test.each([
  ['a month', '2026-02', '2026-02-01', '2026-02-28'],
  ['the month of a leap day', '2024-02', '2024-02-01', '2024-02-29'],
  ['a day', '2026-02-10', '2026-02-10', '2026-02-10'],
  ['days', '2026-02-01..2026-02-10', '2026-02-01', '2026-02-10'],
  ['a name', 'yesterday', '2026-03-10', '2026-03-10'],
])('%s is a period: %s', (_, period, first, last) => {
  expect(whereIn(period)).toEqual({ startedAt: { between: [`${first}T00:00:00.000Z`, `${last}T23:59:59.999Z`] } })
})

test('days are those of the time zone', () => {
  expect(whereIn('2026-02', 'Europe/Berlin')).toEqual({
    startedAt: { between: ['2026-01-31T23:00:00.000Z', '2026-02-28T22:59:59.999Z'] },
  })
})

test('every name is taken', () => {
  expect(periodNames).toHaveLength(periodModes.length - 1)
  for (const name of periodNames) expect(whereIn(name)).toHaveProperty('startedAt.between')
})

test.each([
  '2026',
  '2026-2',
  '2026-13',
  '2026-02-30',
  '2026-02-10..2026-02-01',
  '2026-02-01..',
  '..2026-02-10',
  '2026-02-01..2026-02-30',
  '2026-02-01..2026-02-03..2026-02-05',
  '2026-01..2026-02',
  '2026-02-01 - 2026-02-10',
  'last31',
  'constructor',
  '',
])('%j is none, and what may be written is said', (period) => {
  expect(() => whereIn(period)).toThrow(CliError)
  expect(() => whereIn(period)).toThrow(
    `There is no period ${period}. Write a month (2026-02), a day (2026-02-10), days (2026-02-01..2026-02-10), or one of today, `,
  )
})
