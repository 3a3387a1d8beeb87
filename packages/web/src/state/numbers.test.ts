import { afterEach, describe, expect, it } from 'vitest'
import { translator } from '../lib/messages.ts'
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

it('no screen writes numbers or amounts past the style that a person chose', () => {
  const shown = Object.entries(sources).filter(([path]) => !path.includes('.test.') && !path.endsWith('/numbers.ts'))
  expect(shown.length).toBeGreaterThan(500)
  const past = shown.filter(([, text]) => /import \{[^}]*\bformatMoney\b[^}]*\} from '@lineboard\/sdk/.test(text))
  expect(past.map(([path]) => path)).toEqual([])
  const own = shown.filter(([, text]) => /\bnew Intl\.NumberFormat\b|\.toLocaleString\(/.test(text))
  // A region's own signs are read off what it writes.
  expect(own.map(([path]) => path)).toEqual(['../lib/region.ts'])
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
