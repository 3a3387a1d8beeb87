import { expect, it } from 'vitest'
import { isKeyEnd, latestKeyEnd, usualKeyEnd } from '../src/row-rules/api-key-end.ts'

const now = new Date('2026-05-10T12:00:00Z')

it.each([
  ['2026-05-10T12:00:00.000Z', false],
  ['2026-05-10T12:00:00.001Z', true],
  [usualKeyEnd(now).toISOString(), true],
  [latestKeyEnd(now).toISOString(), true],
  ['2028-05-11T00:00:00.000Z', false],
  ['some day', false],
])('a key that ends at %s: %s', (expiresAt, isGood) => {
  expect(isKeyEnd(expiresAt, now)).toBe(isGood)
})
