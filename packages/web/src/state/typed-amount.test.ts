import { expect, test } from 'vitest'
import { amountProblem, readAmount, typedAmount } from './typed-amount.ts'

test.each([
  ['1,234', 'en-US', 1234],
  ['12,50', 'en-US', 12.5],
  ['12,50', 'de-DE', 12.5],
  ['1.234,50', 'de-DE', 1234.5],
  ['1,234.50', 'de-DE', 1234.5],
])('%s in a browser of %s is %d', (text, language, amount) => {
  expect(readAmount(text, 'USD', language)).toEqual({ kind: 'amount', amount })
})

test.each([
  ['1,234', 'de-DE', 'Do you mean $1,234.00 or $1.23? Write 1234.00 or 1.23.'],
  ['1.234', 'de-DE', 'Do you mean $1,234.00 or $1.23? Write 1234.00 or 1.23.'],
  ['1.234', 'en-US', 'An amount in USD has 2 decimals at most'],
  ['1.234', 'no language', 'Do you mean $1,234.00 or $1.23? Write 1234.00 or 1.23.'],
  ['ten', 'en-US', 'Write an amount in digits, such as 12.50'],
])('%s in a browser of %s is asked about', (text, language, problem) => {
  expect(amountProblem(readAmount(text, 'USD', language))).toBe(problem)
})

test.each([
  ['1,234', 'de-DE', { kind: 'amount', amount: 1.234 }],
  ['1.234', 'en-US', { kind: 'amount', amount: 1.234 }],
  ['1,234', 'en-US', { kind: 'amount', amount: 1234 }],
  // The app shows it like this, and the browser's language would read it as thousands.
  ['1.234', 'de-DE', { kind: 'ambiguous', decimal: 1.234, grouped: 1234 }],
  ['1,234', 'no language', { kind: 'ambiguous', decimal: 1.234, grouped: 1234 }],
])('%s of a currency with three decimals, in a browser of %s', (text, language, expected) => {
  expect(readAmount(text, 'KWD', language)).toEqual(expected)
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
