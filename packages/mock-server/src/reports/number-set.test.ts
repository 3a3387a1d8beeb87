import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberSet } from './number-set.ts'

test('counts what a set counts', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5000 })), (values) => {
      const numbers = new NumberSet()
      for (const value of values) numbers.add(value)
      expect(numbers.size).toBe(new Set(values).size)
    }),
    { examples: [[[31, 32, 31, 0, 0, 63, 64]]] },
  )
})
