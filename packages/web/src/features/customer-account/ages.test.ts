import { expect, it } from 'vitest'
import { agesAt } from './ages.ts'

const { all, days30, days60, days90, older } = agesAt(Date.parse('2026-05-22T12:00:00Z'), 'UTC')

it('what is due is of one age, and each age follows the one before', () => {
  expect([days30, days60, days90, older].map(({ start, end }) => [start, end])).toEqual([
    ['2026-04-22', '2026-05-22'],
    ['2026-03-23', '2026-04-21'],
    ['2026-02-21', '2026-03-22'],
    ['2000-01-01', '2026-02-20'],
  ])
  expect([all.start, all.end]).toEqual([older.start, days30.end])
})

it('today is the day of the time zone that the list reads its days in', () => {
  const late = Date.parse('2026-05-23T01:00:00Z')
  expect([agesAt(late, 'America/New_York').all.end, agesAt(late, 'Asia/Tokyo').all.end]).toEqual([
    '2026-05-22',
    '2026-05-23',
  ])
})
