import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { currencies } from '../reference/currencies.ts'
import { currencyDigits, setStoredCurrency } from './currency.ts'
import { formatMoney } from './format-money.ts'
import { parseAmount } from './parse-amount.ts'
import { parseNumber, plainNumber } from './plain-number.ts'
import { amountText, fromMinorUnits } from './round-money.ts'

afterEach(() => setStoredCurrency())

const amount = (value: number) => ({ kind: 'amount', amount: value })

test.each([
  ['0.0099999999999999999998', 0.01],
  ['0,0099999999999999999998', 0.01],
  ['12.500000000000000000', 12.5],
  ['1.0000000000000000001', 1],
])('reads the number that a program wrote with more digits than it has: %s', (text, value) => {
  expect(parseNumber(text)).toEqual({ kind: 'number', value })
})

test('reads no number with many digits of its own', () => {
  expect(parseNumber('0.1234567890123456789')).toEqual({ kind: 'invalid' })
})

test.each([
  ['25', 25],
  [' $1,250.50 ', 1250.5],
  ['12,50', 12.5],
  ['12.50', 12.5],
  ['12,5 $', 12.5],
  ['US$ 12.50', 12.5],
  ['12,34,567.8', 1_234_567.8],
  ['١٢٣', 123],
  ['۱۲۳٫۵', 123.5],
  ['١٬٢٣٤٫٥٦', 1234.56],
  ['١٢،٥٠', 12.5],
  ['१२,३४,५६७', 1_234_567],
  ['１２３．５０', 123.5],
  ['\u200f١٢٫٥٠ US$', 12.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u202f234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['1.234.567', 1_234_567],
  ['USD 1,234,567.8', 1_234_567.8],
  ['1234,5', 1234.5],
  ['12.-', 12],
  ['12,– $', 12],
  ['100:-', 100],
  ['+12.50', 12.5],
  ['1`234,50', 1234.5],
  ['12.5000', 12.5],
  ['.5', 0.5],
  ['7.', 7],
])('"%s" is %d wherever it is typed', (text, value) => {
  for (const locale of [undefined, 'en-US', 'de-DE', 'fr-FR', 'de-CH']) {
    expect(parseAmount(text, locale ? { locale } : {})).toEqual(amount(value))
  }
})

test.each([
  ['1,234', undefined, { kind: 'ambiguous', decimal: 1.234, grouped: 1234 }],
  ['1.234', undefined, { kind: 'ambiguous', decimal: 1.234, grouped: 1234 }],
  ['1,234', 'en-US', amount(1234)],
  ['1.234', 'de-DE', amount(1234)],
  ['1.234', 'en-US', { kind: 'decimals', digits: 2 }],
  ['1,234', 'de-DE', { kind: 'decimals', digits: 2 }],
  ['1,234', 'de-CH', { kind: 'ambiguous', decimal: 1.234, grouped: 1234 }],
  ['0,123', undefined, { kind: 'decimals', digits: 2 }],
  ['1234.567', undefined, { kind: 'decimals', digits: 2 }],
])('"%s" for %s', (text, locale, read) => {
  expect(parseAmount(text, locale ? { locale } : {})).toEqual(read)
})

test.each([
  '',
  ' ',
  '-5',
  '12.50-',
  '(12.50)',
  '$(12.50)',
  '$-12.50',
  '12.50-5',
  '(12.50',
  '12 p',
  '12.50 CR',
  '1e3',
  '12.34.5',
  '1,2,3',
  '1.234,567,890',
  '1,23.45',
  '12 50',
  'ten',
  '.',
  '$',
  '1,234.567.8',
  '1,23,45',
  '12,34,5678',
  '٫',
  '١٫٢٫٣',
  '5²',
  '12 apples',
  '9'.repeat(20),
])('"%s" is none', (text) => {
  expect(parseAmount(text)).toEqual({ kind: 'invalid' })
})

test.each([
  ['1500', 'JPY', amount(1500)],
  ['1500.5', 'JPY', { kind: 'decimals', digits: 0 }],
  ['7.125', 'KWD', { kind: 'ambiguous', decimal: 7.125, grouped: 7125 }],
  ['1,007.125', 'KWD', amount(1007.125)],
  ['٧٫١٢٥', 'KWD', amount(7.125)],
  ['د.ك.\u200f 7.5', 'KWD', amount(7.5)],
  ['￥1500', 'JPY', amount(1500)],
  ['50 zł', 'PLN', amount(50)],
  ["Fr. 1'234.50", 'CHF', amount(1234.5)],
  ["CHF 1'234.–", 'CHF', amount(1234)],
  ['CHF 1’234.50', 'CHF', amount(1234.5)],
  ['1 234,50 kr', 'SEK', amount(1234.5)],
  ['R$ 1.234,50', 'BRL', amount(1234.5)],
  ['₹1,23,456.00', 'INR', amount(123_456)],
  ['Rs. 1,23,456', 'INR', amount(123_456)],
  ['S/. 12.50', 'PEN', amount(12.5)],
  ['1 234 F CFA', 'XOF', amount(1234)],
  ['1.234,50 Euro', 'EUR', amount(1234.5)],
  ['￥1500.00', 'JPY', amount(1500)],
  ['kr. 50', 'DKK', amount(50)],
  // What is of another currency is worth something else.
  ['$50', 'KWD', { kind: 'currency', sign: '$' }],
  ['50 EUR', 'USD', { kind: 'currency', sign: 'EUR' }],
  ['¥ 1,500', 'EUR', { kind: 'currency', sign: '¥' }],
  ['50¢', 'USD', { kind: 'currency', sign: '¢' }],
  ['R$ 1.234,50', 'USD', { kind: 'currency', sign: 'R$' }],
  ["Fr. 1'234.50", 'USD', { kind: 'invalid' }],
  ['CA$50', 'USD', { kind: 'currency', sign: 'CA$' }],
  ['€', 'USD', { kind: 'invalid' }],
])('"%s" in %s', (text, currency, read) => {
  expect(parseAmount(text, { currency })).toEqual(read)
})

describe('over locales and all currencies of the reference data', () => {
  const locales = [
    'en-US',
    'en-GB',
    'de-DE',
    'fr-FR',
    'es-ES',
    'pt-BR',
    'it-IT',
    'pl-PL',
    'sv-SE',
    'de-CH',
    'ja-JP',
    'ru-RU',
    'nl-NL',
    'en-IN',
    'hi-IN-u-nu-deva',
    'bn-BD',
    'ar-EG',
    'ar-KW',
    'fa-IR',
    'my-MM',
  ]
  const codes = currencies.map(({ code }) => code)
  const anything = fc.record({
    minor: fc.integer({ min: 0, max: 1_000_000_000 }),
    currency: fc.constantFrom(...codes),
    locale: fc.constantFrom(...locales),
    useGrouping: fc.boolean(),
  })

  test('what a locale writes is read as it was meant there, and never as another amount elsewhere', () => {
    fc.assert(
      fc.property(anything, ({ minor, currency, locale, useGrouping }) => {
        const value = fromMinorUnits(minor, currency)
        const digits = currencyDigits(currency)
        const text = new Intl.NumberFormat(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          useGrouping,
        }).format(value)
        expect(parseAmount(text, { currency, locale })).toEqual(amount(value))
        const unknown = parseAmount(text, { currency })
        if (unknown.kind === 'ambiguous') expect([unknown.decimal, unknown.grouped]).toContain(value)
        else expect(unknown).toEqual(amount(value))
      }),
      { numRuns: 3000 },
    )
  })

  test.each(codes)('%s is shown, sent and read with its own digits', (currency) => {
    const digits = currencyDigits(currency)
    const value = fromMinorUnits(1_234_567, currency)
    const decimalsOf = (text: string) => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0
    expect(decimalsOf(amountText(value, currency))).toBe(digits)
    expect(decimalsOf(formatMoney(value, currency))).toBe(digits)
    expect(parseAmount(amountText(value, currency), { currency, locale: 'en-US' })).toEqual(amount(value))
    const shown = formatMoney(value, currency)
    expect(parseAmount(shown, { currency, locale: 'en-US' })).toEqual(amount(value))
  })
})

test.each([
  ['0,30', 0.3],
  ['-5', -5],
  ['−1.234,50 $', -1234.5],
  ['12.50-', -12.5],
  ['1.234,50− US$', -1234.5],
  ['(12.50)', -12.5],
  ['($1,234.50)', -1234.5],
  ['$(12.50)', -12.5],
  ['-$12.50', -12.5],
  ['$-12.50', -12.5],
  ['+5', 5],
  ["USD 1'234.-", 1234],
  ['$0.0125', 0.0125],
  ['12 %', 12],
  ['#12', 12],
  ['-0', 0],
  ['١٢٫٥٠', 12.5],
])('"%s" is the number %d wherever it is typed', (text, value) => {
  for (const locale of [undefined, 'en-US', 'de-DE'])
    expect(parseNumber(text, locale)).toEqual({ kind: 'number', value })
})

test('what can be two numbers is read in the language of who typed it, or not at all', () => {
  expect(parseNumber('1.234')).toEqual({ kind: 'ambiguous', decimal: 1.234, grouped: 1234 })
  expect(parseNumber('1.234', 'de-DE')).toEqual({ kind: 'number', value: 1234 })
  expect(parseNumber('1.234', 'en-US')).toEqual({ kind: 'number', value: 1.234 })
  for (const text of ['', 'ten', '12 calls', '1-2', '--5', '-(5)', '-5-', '(-5)', '-$-5', '1.2345678'])
    expect(parseNumber(text)).toEqual({ kind: 'invalid' })
})

test('a plain number is read as the same one in every language', () => {
  const value = fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }).map((millionths) => millionths / 1_000_000)
  fc.assert(
    fc.property(value, fc.constantFrom(undefined, 'en-US', 'de-DE', 'fr-FR', 'de-CH'), (number, locale) => {
      expect(parseNumber(plainNumber(number), locale)).toEqual({ kind: 'number', value: number || 0 })
    }),
  )
})

test('a number in another currency than the stored one is none, and says which', () => {
  expect(parseNumber('€ 12.50')).toEqual({ kind: 'invalid', sign: '€' })
  expect(parseNumber('50¢')).toEqual({ kind: 'invalid', sign: '¢' })
  setStoredCurrency('CHF')
  expect(parseNumber("CHF -1'234.50")).toEqual({ kind: 'number', value: -1234.5 })
  expect(parseNumber('$12.50')).toEqual({ kind: 'invalid', sign: '$' })
})
