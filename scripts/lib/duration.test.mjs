import { expect, test } from 'vitest'
import { formatDuration } from './duration.mjs'

test.each([
  [400, '0.4 s'],
  [9_949, '9.9 s'],
  [12_400, '12 s'],
  [59_700, '1 min 0 s'],
  [192_000, '3 min 12 s'],
])('%d ms is %s', (durationMs, expected) => {
  expect(formatDuration(durationMs)).toBe(expected)
})
