import { expect, test } from 'vitest'
import { chargeAmount, sentCharge } from './charge.ts'

test.each([
  ['25', 25],
  [' $1,250.50 ', 1250.5],
  ['0.5', 0.5],
  ['12,50', 12.5],
  ['1.234,50', 1234.5],
  ['100000', 100_000],
])('the amount typed as "%s": %s', (text, amount) => {
  expect(chargeAmount(text)).toEqual({ amount })
})

const outside = 'From $0.50 to $100,000, with up to two decimals'
test.each([
  ['0.49', outside],
  ['100000.01', outside],
  ['12.345', 'An amount in USD has 2 decimals at most'],
  ['-5', 'Write an amount in digits, such as 12.50'],
  ['1e3', 'Write an amount in digits, such as 12.50'],
  ['', 'Write an amount in digits, such as 12.50'],
])('the amount typed as "%s" is none: %s', (text, problem) => {
  expect(chargeAmount(text)).toEqual({ problem })
})

test.each([
  [undefined, undefined],
  [{ key: 'k', state: 'open', atMs: 0 } as const, undefined],
  [{ key: 'k', state: 'sent', atMs: 0, body: { amount: '25' } } as const, undefined],
  [{ key: 'k', state: 'sent', atMs: 0, body: { amount: 25, source: 'pm_1' } } as const, { amount: 25, source: 'pm_1' }],
])('of the order %j %j was sent', (order, charge) => {
  expect(sentCharge(order)).toEqual(charge)
})
