import { expect, it } from 'vitest'
import { dayStarts } from './marks-and-chips.tsx'

const times = [
  '2026-03-15T16:00:00Z',
  '2026-03-15T04:30:00Z',
  '2026-03-15T03:30:00Z',
  undefined,
  '2026-03-14T16:00:00Z',
  '2026-03-12T16:00:00Z',
]
const page = { times, timeZone: 'America/New_York' }
const facts = (isFirst: boolean, isLast: boolean) =>
  dayStarts({ ...page, isFirst, isLast }).map(({ index, day, rows, isWhole }) => [index, day, rows, isWhole])

it('a day begins where the one before ends, in the zone of the person', () => {
  expect(facts(true, true)).toEqual([
    [0, '2026-03-15', 2, true],
    [2, '2026-03-14', 2, true],
    [5, '2026-03-12', 1, true],
  ])
})

it('only the days at the ends of a page may continue elsewhere', () => {
  expect(facts(false, false).map(([, , , isWhole]) => isWhole)).toEqual([false, true, false])
  expect(facts(true, false).map(([, , , isWhole]) => isWhole)).toEqual([true, true, false])
  expect(dayStarts({ times: [], timeZone: 'UTC', isFirst: true, isLast: true })).toEqual([])
})
