import { rowCurrency } from '@lineboard/contract/row-currency'
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

it('writes an amount in the currency of its row', () => {
  expect(moneyCell.toText(5, { [rowCurrency]: 'EUR' })).toBe('€5.00')
  expect(moneyCell.toText(5, { [rowCurrency]: 'USD' })).toBe('$5.00')
  expect(moneyCell.toText(5, {})).toBe('$5.00')
})
