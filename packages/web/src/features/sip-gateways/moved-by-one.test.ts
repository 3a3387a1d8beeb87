import { expect, test } from 'vitest'
import { movedByOne } from './gateway-actions.ts'

test.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('%d by %d', (id, by, expected) => {
  expect(movedByOne([1, 2, 3], id, by)).toEqual(expected)
})
