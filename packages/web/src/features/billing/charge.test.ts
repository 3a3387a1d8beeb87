import { expect, test } from 'vitest'
import { typedAmount } from './charge.ts'

test.each([
  ['25', 25],
  [' $1,250.50 ', 1250.5],
  ['0.5', 0.5],
  ['100000', 100_000],
  ['0.49', undefined],
  ['100000.01', undefined],
  ['12.345', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('the amount typed as "%s": %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})
