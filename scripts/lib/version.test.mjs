import { expect, test } from 'vitest'
import { isAtLeast } from './version.mjs'

test.each([
  ['v24.18.0', '24.18.0', true],
  ['v24.21.0', '24.18.0', true],
  ['v24.9.3', '24.18.0', false],
  ['v20.20.2', '24.18.0', false],
  ['v26.0.0', '24.18.0', true],
  ['v26.0.0-nightly20260101', '24.18.0', true],
  ['12.21.0', '12', true],
  ['11.9.9', '12.0.0', false],
  ['', '12.0.0', false],
])('%s is at least %s: %s', (version, wanted, expected) => {
  expect(isAtLeast(version, wanted)).toBe(expected)
})
