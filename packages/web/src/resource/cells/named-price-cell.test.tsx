import { expect, test } from 'vitest'
import { namedPriceCell } from './named-price-cell.ts'

test.each([
  [{ name: 'Monthly', price: 49, currency: 'USD' }, '$49.00 · Monthly'],
  [{ name: 'Yearly', price: 40_000, currency: 'JPY' }, '¥40,000 · Yearly'],
  // A server may embed less.
  [{ name: 'Yearly' }, 'Yearly'],
])('%j is called %s', (Price, text) => {
  expect(namedPriceCell('Price').toText(Price.name, { Price })).toBe(text)
})
