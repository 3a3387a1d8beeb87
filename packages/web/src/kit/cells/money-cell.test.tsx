import { expect, it } from 'vitest'
import { moneyCell } from './money-cells.tsx'

it.each([
  ['0,30', '$0.30'],
  ['$1,234.50', '$1,234.50'],
  ['12', '$12.00'],
  ['1.2340', undefined],
  ['1.234', undefined],
  ['free', undefined],
])('a filter by %j says the amount that is asked for', (typed, said) => {
  expect(moneyCell.ofFilter?.(typed)).toBe(said)
})
