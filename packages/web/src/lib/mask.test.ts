import { expect, test } from 'vitest'
import { maskKey } from './labels.ts'

test.each([
  ['k_9f2c41aa77b0c3d1', '••••••••c3d1'],
  ['481516', '••••••••'],
])('%s', (key, masked) => {
  expect(maskKey(key)).toBe(masked)
})
