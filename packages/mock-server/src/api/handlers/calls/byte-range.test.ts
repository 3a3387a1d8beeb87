import { expect, test } from 'vitest'
import { parseRange } from './recordings.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=100-', { first: 100, last: 999 }],
  ['bytes=-10', { first: 990, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-5', undefined],
  ['bytes=a-b', undefined],
])('%s of 1000 bytes', (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected)
})
