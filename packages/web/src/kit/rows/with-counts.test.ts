import { expect, test } from 'vitest'
import { countBy, lookedUp } from '../count-by.ts'
import { valueAt } from '../value-at.ts'
import { withCounts } from './with-counts.ts'

const rows = [
  { id: 1, name: 'Ads' },
  { id: 2, name: 'Print' },
]

test('a row has what was counted for it, 0 where nothing was, and nothing that is not known', () => {
  const counted = withCounts(rows, { numbers: new Map([[1, 3]]), calls: undefined })
  expect(counted.map((row) => valueAt(row, 'counted.numbers'))).toEqual([3, 0])
  expect(valueAt(counted[0] ?? {}, 'counted.calls')).toBeUndefined()
})

test('what is saved or compared of a row has no counts', () => {
  const [row] = withCounts(rows, { numbers: new Map([[1, 3]]) })
  expect(row).toEqual(rows[0])
  expect(JSON.stringify({ ...row })).toBe(JSON.stringify(rows[0]))
})

test('rows are counted by a field; those without it count for none', () => {
  expect([...countBy([{ at: 1 }, { at: 2 }, { at: 1 }, {}] as { at?: number }[], 'at')]).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test('what is looked up of rows is a text, and an empty one of a row that came since', () => {
  const { countsOf } = lookedUp({ call: 'OpNumber.find', ask: async () => [] })
  const told = withCounts(rows, { place: countsOf([[1, 'Voice menu Office']], rows) })
  expect(told.map((row) => valueAt(row, 'counted.place'))).toEqual(['Voice menu Office', ''])
})
