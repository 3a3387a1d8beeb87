import { expect, test } from 'vitest'
import { gatherBytes } from './gathered-bytes.ts'

test.each([
  ['none', []],
  ['a few', [3, 5]],
  ['as many as are put together at once', [1024 * 1024]],
  ['one more', [1024 * 1024, 1]],
  ['many', Array<number>(300).fill(9000)],
])('%s bytes come back whole and in their order', (_, sizes) => {
  const pieces = sizes.map((size, at) => Buffer.alloc(size, at + 1))
  const expected = Buffer.concat(pieces)
  const gathered = gatherBytes(expected.length)
  for (const piece of pieces) gathered.add(piece)
  expect(gathered.size).toBe(expected.length)
  expect(gathered.whole().equals(expected)).toBe(true)
})
