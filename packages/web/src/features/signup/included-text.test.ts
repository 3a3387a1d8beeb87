import { expect, test } from 'vitest'
import { includedText } from './checkout-step.tsx'

test.each([
  [10, 'USD', '10'],
  [9.2, 'EUR', '9.20'],
  [1514, 'JPY', '1,514'],
  [3.07, 'KWD', '3.070'],
])('%d %s is written as %s', (walletBaseline, currency, text) => {
  expect(includedText({ walletBaseline, currency })).toBe(text)
})
