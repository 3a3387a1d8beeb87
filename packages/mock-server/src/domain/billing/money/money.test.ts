import { expect, test } from 'vitest'
import { currencyRates } from './currency-rates.ts'
import { convert, digitsOf, fromCents, fromMinor, hasRate, symbolOf, toCents, toMinor, toUsdCents } from './money.ts'

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

test.each([
  ['USD', 2, 12.34, 1234],
  ['JPY', 0, 1500, 1500],
  ['KWD', 3, 1.234, 1234],
])('%s has %i decimals', (currency, digits, amount, minor) => {
  expect(digitsOf(currency)).toBe(digits)
  expect(toMinor(amount, currency)).toBe(minor)
  expect(fromMinor(minor, currency)).toBe(amount)
})

test('cents become an amount without a negative zero', () => {
  expect(fromCents(1999)).toBe(19.99)
  expect(Object.is(fromCents(-0), 0)).toBe(true)
})

test('amounts are converted by the rate, to the cent', () => {
  expect(convert(100, 'USD', 'EUR')).toBe(9200)
  expect(convert(39, 'USD', 'GBP')).toBe(3081)
  expect(convert(39, 'USD', 'JPY')).toBe(5905)
  expect(convert(10, 'USD', 'KWD')).toBe(3070)
  expect(convert(99, 'USD', 'JPY', 0.8)).toBe(11_991)
  expect(toUsdCents(92, 'EUR')).toBe(10_000)
  expect(convert(39, 'USD', 'XXX')).toBe(3900)
})

test('what a currency is worth is known of many, each once', () => {
  expect(currencyRates.length).toBeGreaterThanOrEqual(30)
  expect(new Set(currencyRates.map(({ code }) => code)).size).toBe(currencyRates.length)
  expect(hasRate('EUR')).toBe(true)
  expect(hasRate('XXX')).toBe(false)
  expect(symbolOf('EUR')).toBe('€')
  expect(symbolOf('XXX')).toBe('XXX')
})
