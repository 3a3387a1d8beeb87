import { expect, test } from 'vitest'
import { typedCount } from './typed-amount.ts'

test.each([
  [' 12 ', 12],
  ['١٢', 12],
  ['१२', 12],
  ['', 0],
  ['-1', 0],
  ['1.5', 0],
  ['two', 0],
])('"%s" is %i', (typed, count) => {
  expect(typedCount(typed)).toBe(count)
})
