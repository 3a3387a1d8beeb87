import { expect, it } from 'vitest'
import { hasUnsaved, holdUnsaved } from './unsaved.ts'

it('something is unsaved until nobody holds anything any more', () => {
  expect(hasUnsaved()).toBe(false)
  const [first, second] = [holdUnsaved(), holdUnsaved()]
  first()
  first()
  expect(hasUnsaved()).toBe(true)
  second()
  expect(hasUnsaved()).toBe(false)
})
