import { expect, it } from 'vitest'
import { keepInPlace } from './use-pinned-rows.ts'

const row = (id: number, name = 'as it was') => ({ id, name })
const idOf = (each: object) => Number(Reflect.get(each, 'id'))
const before = [1, 2, 3, 4].map((id) => row(id))

const stand = (edited: readonly number[], answered: readonly object[]) => {
  const { rows, left, moved } = keepInPlace({ before, answered, edited: new Set(edited), idOf })
  return { ids: rows.map(idOf), left, moved, rows }
}

it('without an edited row it is the answer itself, no matter who is gone from it', () => {
  const answered = [row(4), row(1)]
  expect(stand([], answered).rows).toBe(answered)
  expect(stand([9], answered).rows).toBe(answered)
})

it('an edited row that is where it was is the answer itself', () => {
  const answered = [row(1), row(2, 'new'), row(3), row(4)]
  expect(stand([2], answered)).toMatchObject({ rows: answered, left: [], moved: [] })
})

it('an edited row that is gone from the answer stays below the row above it, the first one at the top', () => {
  expect(
    stand(
      [3],
      [1, 2, 4, 5].map((id) => row(id)),
    ),
  ).toMatchObject({ ids: [1, 2, 3, 4, 5], left: [3], moved: [] })
  expect(
    stand(
      [1],
      [2, 3, 4].map((id) => row(id)),
    ),
  ).toMatchObject({ ids: [1, 2, 3, 4], left: [1] })
})

it('an edited row with another place in the order stays with its new values, and no other is said to have moved', () => {
  const answered = [row(4, 'new'), row(1), row(2), row(3)]
  const { ids, left, moved, rows } = stand([4], answered)
  expect([ids, left, moved]).toEqual([[1, 2, 3, 4], [], [4]])
  expect(rows[3]).toEqual(row(4, 'new'))
})

it('several stay at once, and below what is still there where the row above is deleted', () => {
  expect(stand([2, 3], [row(4)])).toMatchObject({ ids: [2, 3, 4], left: [2, 3] })
  expect(stand([1, 2, 3, 4], [])).toMatchObject({ ids: [1, 2, 3, 4], left: [1, 2, 3, 4] })
  expect(
    stand(
      [1, 2, 3, 4],
      [4, 1, 2, 3].map((id) => row(id)),
    ).ids,
  ).toEqual([1, 2, 3, 4])
})
