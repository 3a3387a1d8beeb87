import { expect, test } from 'vitest'
import { costAMinute } from './index.ts'

const rates = [
  { code: 'GBP', rate: 0.78, symbol: '£' },
  { code: 'JPY', rate: 155.2 },
]

test.each([
  ['USD', 0.035, 'USD', '$', 4],
  ['GBP', 0.0273, 'GBP', '£', 4],
  ['JPY', 5.43, 'JPY', '¥', 2],
  // Without a rate it stays in dollars.
  ['EUR', 0.035, 'USD', '$', 4],
])('in %s', (currency, amount, shown, symbol, decimals) => {
  expect(costAMinute({ usdAMinute: 0.035 }, currency, rates)).toEqual({ amount, currency: shown, symbol, decimals })
})
