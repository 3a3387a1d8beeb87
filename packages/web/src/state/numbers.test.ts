import { afterEach, describe, expect, it } from 'vitest'
import { setNumberFormat } from './number-style.ts'
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

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })

it('no screen writes amounts past the style that a person chose', () => {
  const shown = Object.entries(sources).filter(([path]) => !path.includes('.test.') && !path.endsWith('/numbers.ts'))
  expect(shown.length).toBeGreaterThan(500)
  const past = shown.filter(([, text]) => /import \{[^}]*\bformatMoney\b[^}]*\} from '@lineboard\/sdk/.test(text))
  expect(past.map(([path]) => path)).toEqual([])
})

describe.each([
  ['1,234.56', '1,234,567.89', '-$1,234.50', '1,234', '12.5%', 'KD\u00a01,234.500'],
  ['1.234,56', '1.234.567,89', '-$1.234,50', '1.234', '12,5%', 'KD\u00a01.234,500'],
  ['1 234,56', '1 234 567,89', '-$1 234,50', '1 234', '12,5%', 'KD 1 234,500'],
  ['1’234.56', '1’234’567.89', '-$1’234.50', '1’234', '12.5%', 'KD 1’234.500'],
] as const)('written as %s', (format, number, money, whole, percent, dinars) => {
  it('numbers, shares and amounts agree', () => {
    setNumberFormat(format)
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
