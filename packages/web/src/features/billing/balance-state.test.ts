import { expect, test } from 'vitest'
import { balanceState } from './balance-state.ts'

test.each([
  ['prepaid', 100, 30, undefined],
  ['prepaid', 100, 7, undefined],
  ['prepaid', 100, 6, 'low'],
  ['prepaid', 100, undefined, undefined],
  ['prepaid', 0, 0, 'empty'],
  ['prepaid', -0.01, 0, 'overdrawn'],
  [undefined, -5, undefined, 'overdrawn'],
  ['postpaid', -80, 0, undefined],
] as const)('%s with %d for %s days: %s', (accounting_type, balance, daysLeft, state) => {
  expect(balanceState({ balance, ...(accounting_type && { accounting_type }) }, daysLeft)).toBe(state)
})
