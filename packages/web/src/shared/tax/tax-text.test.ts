import { expect, test } from 'vitest'
import { offeredTaxText, taxText } from './tax-text.ts'

test('an invoice with tax says how much is in the sum, and one without says that there is none', () => {
  expect(taxText(3.19)).toBe('$3.19 in it')
  expect(taxText(319, 'JPY')).toMatch(/319 in it$/)
  expect(taxText(0, 'KWD')).toBe('No tax is charged')
})

test.each(['USD', 'EUR', 'JPY', 'KWD'])('an offer in %s carries none, as its invoice will', (currency) => {
  expect(offeredTaxText(1500, currency)).toBe('No tax is charged')
})
