import { expect, test } from 'vitest'
import { readDuration } from './duration.ts'

test.each<[string, number | undefined]>([
  ['90', 90],
  ['0', 0],
  ['1:30', 90],
  ['0:05', 5],
  ['90:00', 5400],
  ['1:02:03', 3723],
  ['2m', 120],
  ['2 min', 120],
  ['45s', 45],
  ['1h 5m', 3900],
  ['1h5m10s', 3910],
  [' 1:30 ', 90],
  ['1:75', undefined],
  ['', undefined],
  ['   ', undefined],
  ['long', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['9'.repeat(40), undefined],
])('%j is %s seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds)
})
