import { zTrackingSourceInput } from '@lineboard/contract/zod'
import { expect, test } from 'vitest'
import { cellValue } from './input-schema.ts'
import { numberLanguage } from './number-language.ts'

const rows = (...texts: string[]) => texts.map((cost) => ({ cells: { cost } }))

test.each([
  [['120,50', '1.234'], 'de-DE'],
  [['120.50', '1,234'], 'en-US'],
  [['1.234,50'], 'de-DE'],
  [['1.234.567'], 'de-DE'],
  [['1,234,567'], 'en-US'],
  [['1 234,5'], 'de-DE'],
  [['0.125'], 'en-US'],
  [['1.234', '12', '', 'free'], undefined],
  [['120,50', '120.50'], undefined],
])('%j is written as in %s', (texts, language) => {
  expect(numberLanguage(rows(...texts), ['cost'])).toBe(language)
})

test.each([
  ['120,50', 120.5],
  ['1.234,50', 1234.5],
  ['12,5', 12.5],
  ['$ 12.50', 12.5],
  ['€ 12.50', '€ 12.50'],
  ['USD 1’234.50', 1234.5],
  ['(12.50)', -12.5],
  ['12,50-', -12.5],
  ['1e3', 1000],
  ['+5', 5],
  ['1.234', '1.234'],
])('a cell with %j is the amount %j', (text, value) => {
  expect(cellValue(zTrackingSourceInput, 'monthlyCost', text)).toBe(value)
})

test('what can be two amounts is read as the file writes numbers', () => {
  expect(cellValue(zTrackingSourceInput, 'monthlyCost', '1.234', 'de-DE')).toBe(1234)
  expect(cellValue(zTrackingSourceInput, 'monthlyCost', '1.234', 'en-US')).toBe(1.234)
})
