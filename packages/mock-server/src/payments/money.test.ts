import { expect, test } from 'vitest'
import { currencyRates } from '../seed/material/currency-rates.ts'
import { fromCents, fromUsd, hasRate, symbolOf, toCents, toUsdCents } from './money.ts'

test.each([
  [0, 0],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [148.2, 14_820],
  [-4.36, -436],
  [-1.005, -101],
  [19.99, 1999],
])('%d is %d cents', (amount, cents) => {
  expect(toCents(amount)).toBe(cents)
})

test('cents become an amount without a negative zero', () => {
  expect(fromCents(1999)).toBe(19.99)
  expect(Object.is(fromCents(-0), 0)).toBe(true)
})

test('amounts are converted by the rate, to the cent', () => {
  expect(fromUsd(100, 'EUR')).toBe(92)
  expect(fromUsd(39, 'GBP')).toBe(30.81)
  expect(toUsdCents(92, 'EUR')).toBe(10_000)
  expect(fromUsd(39, 'XXX')).toBe(39)
})

test('what a currency is worth is known of many, each once', () => {
  expect(currencyRates.length).toBeGreaterThanOrEqual(30)
  expect(new Set(currencyRates.map(({ code }) => code)).size).toBe(currencyRates.length)
  expect(hasRate('EUR')).toBe(true)
  expect(hasRate('XXX')).toBe(false)
  expect(symbolOf('EUR')).toBe('€')
  expect(symbolOf('XXX')).toBe('XXX')
})
