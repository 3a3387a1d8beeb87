import { afterEach, describe, expect, it } from 'vitest'
import { translator } from '../lib/messages.ts'
import { inMoneyStyle, setNumberFormat } from './number-style.ts'
import { formatInCurrency, formatMoney, formatNumber, formatPercent } from './numbers.ts'

afterEach(() => setNumberFormat('1,234.56'))

// Spaces that do not break the line stand between thousands in some formats.
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('numbers and money', () => {
  it.each([
    [formatNumber(1234567.891), '1,234,567.89'],
    [formatNumber(1.5, 0), '2'],
    [formatNumber(0), '0'],
    [formatNumber(null), ''],
    [formatPercent(0.125, 1), '12.5%'],
    [formatMoney(-1234.5), '-$1,234.50'],
    [formatMoney(12, 'EUR'), '€12.00'],
  ])('%j is %j', (text, expected) => {
    expect(text).toBe(expected)
  })
})

const t = translator({
  number: '{count, number} of {all, number}',
  plural: '{count, plural, one {# call} other {# calls}}',
})

describe.each([
  ['1,234.56', '1,234,567.89', '-$1,234.50', '1,234', '12.5%', 'KD\u00a01,234.500'],
  ['1.234,56', '1.234.567,89', '-$1.234,50', '1.234', '12,5%', 'KD\u00a01.234,500'],
  ['1 234,56', '1 234 567,89', '-$1 234,50', '1 234', '12,5%', 'KD 1 234,500'],
  ['1’234.56', '1’234’567.89', '-$1’234.50', '1’234', '12.5%', 'KD 1’234.500'],
] as const)('written as %s', (format, number, money, whole, percent, dinars) => {
  it('numbers, shares and amounts agree, in sentences too', () => {
    setNumberFormat(format)
    expect(plain(t('number', { count: 1234567.89, all: 5 }))).toBe(`${plain(number)} of 5`)
    expect(plain(t('plural', { count: 1234 }))).toBe(`${whole} calls`)
    expect(plain(formatNumber(1234567.891))).toBe(plain(number))
    expect(plain(formatMoney(-1234.5))).toBe(plain(money))
    expect(plain(formatNumber(1234))).toBe(whole)
    expect(formatPercent(0.125, 1)).toBe(percent)
    expect(plain(formatMoney(1234.5, 'KWD', { symbol: 'KD' }))).toBe(plain(dinars))
    expect(plain(formatInCurrency(1, 'JPY', [{ code: 'JPY', rate: 1500, symbol: '¥' }]))).toBe(
      `¥${whole.replace('234', '500')}`,
    )
  })
})

it.each([
  ['-$1,234.50', 'de', '-1,234.50 $'],
  ['€12.00', 'es', '12.00 €'],
  ['KWD 1.500', 'de', '1.500 KWD'],
  ['$12.00', 'en', '$12.00'],
  ['', 'de', ''],
])('the sign of %s stands where people of %s write it', (text, language, written) => {
  expect(plain(inMoneyStyle(text.replace(' ', '\u00a0'), language))).toBe(written)
})
