import { expect, it } from 'vitest'
import { storedKeys } from './storage.ts'

it('no password is among it', () => {
  expect(Object.keys(storedKeys).join()).not.toMatch(/password/i)
})
