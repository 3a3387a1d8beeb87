import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxWithin } from '../src/tax.ts'

test.each([
  [12_000, 20, 2000],
  [1999, 19, 319],
  [1999, 0, 0],
])('of %i there are at %i percent %i', (sum, percent, tax) => {
  expect(taxWithin(sum, percent)).toBe(tax)
})

test('tax is a whole part of the sum, and never more than its percent of what is left', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 30 }), (sum, percent) => {
      const tax = taxWithin(sum, percent)
      expect(Number.isInteger(tax)).toBe(true)
      expect(Math.abs(tax - ((sum - tax) * percent) / 100)).toBeLessThanOrEqual(1)
    }),
  )
})
