import { expect, test } from 'vitest'
import { sentCharge } from './top-up.ts'

test.each([
  [undefined, undefined],
  [{ key: 'k', state: 'open', atMs: 0 } as const, undefined],
  [{ key: 'k', state: 'sent', atMs: 0, body: { amount: '25' } } as const, undefined],
  [{ key: 'k', state: 'sent', atMs: 0, body: { amount: 25, source: 'pm_1' } } as const, { amount: 25, source: 'pm_1' }],
])('of the order %j %j was sent', (order, charge) => {
  expect(sentCharge(order)).toEqual(charge)
})
