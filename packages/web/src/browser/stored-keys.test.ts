import { expect, it } from 'vitest'
import { storedKeys } from './stored-keys.ts'

it('no password is among it', () => {
  expect(Object.keys(storedKeys).join()).not.toMatch(/password/i)
})
