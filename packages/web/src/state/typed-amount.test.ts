import { fromMinorUnits, parseNumber, setStoredCurrency } from '@lineboard/sdk'
import { csvLines } from '@lineboard/sdk/csv'
import { currencies } from '@lineboard/sdk/reference/currencies'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { numberFormats } from '../lib/region.ts'
import { numberStyle, setNumberFormat } from './number-style.ts'
import { formatMoney } from './numbers.ts'
import { amountProblem, amountToType, readAmount, typedAmount } from './typed-amount.ts'

afterEach(() => {
  setNumberFormat(numberFormats[0])
  setStoredCurrency()
})

test.each([
  ['1,234', '1,234.56', 1234],
  ['12,50', '1,234.56', 12.5],
  ['12,50', '1.234,56', 12.5],
  ['1.234', '1.234,56', 1234],
  ['1.234,50', '1.234,56', 1234.5],
  ['1,234.50', '1.234,56', 1234.5],
  ['1 234,50', '1 234,56', 1234.5],
  ['1’234.50', '1’234.56', 1234.5],
  ["1'234", '1’234.56', 1234],
] as const)('%s where numbers are written as %s is %d', (text, format, amount) => {
  setNumberFormat(format)
  expect(readAmount(text)).toEqual({ kind: 'amount', amount })
})

test.each([
  // Neither sign stands between thousands there.
  ['1.234', '1 234,56', 'Do you mean $1 234,00 or $1,23? Write 1234,00 or 1,23.'],
  ['1,234', '1’234.56', 'Do you mean $1’234.00 or $1.23? Write 1234.00 or 1.23.'],
  ['1.234', '1,234.56', 'An amount in USD has 2 decimals at most'],
  ['1,234', '1.234,56', 'An amount in USD has 2 decimals at most'],
  ['ten', '1,234.56', 'Write an amount in digits, such as 12.50'],
  ['ten', '1.234,56', 'Write an amount in digits, such as 12,50'],
] as const)('%s where numbers are written as %s is asked about', (text, format, problem) => {
  setNumberFormat(format)
  expect(amountProblem(readAmount(text))?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(problem)
})

test.each([
  ['1.234', '1,234.56', 1.234],
  ['1,234', '1,234.56', 1234],
  ['1,234', '1.234,56', 1.234],
  ['1.234', '1.234,56', 1234],
] as const)('%s of a currency with three decimals, where numbers are written as %s', (text, format, amount) => {
  setNumberFormat(format)
  expect(readAmount(text, 'KWD')).toEqual({ kind: 'amount', amount })
})

test('the words follow the currency', () => {
  expect(amountProblem(readAmount('1.5', 'JPY'), 'JPY')).toBe('An amount in JPY has no decimals')
  expect(amountProblem(readAmount('x', 'KWD'), 'KWD')).toBe('Write an amount in digits, such as 12.500')
})

test.each([
  ['', undefined],
  ['12,50', 12.5],
  ['1,2,3', '1,2,3'],
])('a form sends "%s" as %s', (text, sent) => {
  expect(typedAmount(text)).toBe(sent)
})

test.each(numberFormats)('an amount written as %s is read as what it is', (format) => {
  setNumberFormat(format)
  for (const currency of ['USD', 'EUR', 'JPY', 'KWD']) {
    for (const amount of [0, 7, 1000, 1234, 1_234_567]) {
      expect(readAmount(formatMoney(amount, currency), currency)).toEqual({ kind: 'amount', amount })
      expect(typedAmount(amountToType(amount, currency), currency)).toBe(amount)
    }
  }
  for (const amount of [12.5, 1234.5, 0.01]) {
    expect(readAmount(formatMoney(amount, 'EUR'), 'EUR')).toEqual({ kind: 'amount', amount })
    expect(typedAmount(amountToType(amount, 'EUR'), 'EUR')).toBe(amount)
  }
  // Three decimals look like thousands elsewhere.
  for (const amount of [7.5, 1.234, 1234.567, 0.001])
    expect(typedAmount(amountToType(amount, 'KWD'), 'KWD')).toBe(amount)
})

const anyAmount = fc.record({
  currency: fc.constantFrom(...currencies.map(({ code }) => code)),
  format: fc.constantFrom(...numberFormats),
  minor: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
})

test('an amount of any currency is shown, typed back, filtered by, exported and imported as the same', async () => {
  await fc.assert(
    fc.asyncProperty(anyAmount, async ({ currency, format, minor }) => {
      setNumberFormat(format)
      setStoredCurrency(currency)
      const value = fromMinorUnits(minor, currency) || 0
      const shown = formatMoney(value)
      expect(parseNumber(shown, numberStyle().language)).toEqual({ kind: 'number', value })
      const positive = Math.abs(value)
      expect(readAmount(formatMoney(positive))).toEqual({ kind: 'amount', amount: positive })
      expect(typedAmount(amountToType(positive))).toBe(positive)
      const cell = csvLines([{ value }], ['value'])
      expect(parseNumber(cell)).toEqual({ kind: 'number', value })
    }),
    { numRuns: 400 },
  )
})

test('a field has the digits of its currency, and keeps decimals beyond them', () => {
  const typed = [amountToType(7.5, 'KWD'), amountToType(1500, 'JPY'), amountToType(25), amountToType(0.125)]
  expect(typed).toEqual(['7.500', '1500', '25.00', '0.125'])
  expect(amountToType(undefined, 'KWD')).toBe('')
})

test('an amount of another currency is not taken for one of this', () => {
  expect(amountProblem(readAmount('€50', 'KWD'), 'KWD')).toBe(
    '€ is another currency. Write the amount in KWD, without a sign',
  )
})
