import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chargesOnSaving,
  dunningSteps,
  strictest,
  toLowBalance,
  type WalletBand,
  walletBand,
} from '../src/account/index.ts'

const limits = { warnBelowUsd: 20, stopBelowUsd: 5 }
const prepaid = { id: 2, accounting_type: 'prepaid' as const }

test.each<[number, WalletBand]>([
  [20, 'enough'],
  [19.99, 'low'],
  [5, 'low'],
  [4.99, 'empty'],
  [0, 'empty'],
  [-1, 'empty'],
])('a wallet of %d USD', (balance, band) => {
  expect(walletBand({ ...prepaid, balance }, limits)).toBe(band)
})

test('an empty wallet pays for no call, whatever the setting', () => {
  expect(walletBand({ ...prepaid, balance: 0 }, { warnBelowUsd: 0, stopBelowUsd: 0 })).toBe('empty')
  expect(walletBand({ ...prepaid, balance: 0.01 }, { warnBelowUsd: 0, stopBelowUsd: 0 })).toBe('enough')
})

test('who pays afterwards, and the owner, always have enough', () => {
  expect(walletBand({ id: 2, accounting_type: 'postpaid', balance: -50 }, limits)).toBe('enough')
  expect(walletBand({ id: 1, accounting_type: 'prepaid', balance: -50 }, limits)).toBe('enough')
})

test.each([
  [{ warnBelowUsd: 20, stopBelowUsd: 5 }, limits],
  [
    { warnBelowUsd: '20', stopBelowUsd: -5 },
    { warnBelowUsd: 0, stopBelowUsd: 0 },
  ],
  [undefined, { warnBelowUsd: 0, stopBelowUsd: 0 }],
  [{ warnBelowUsd: Number.NaN }, { warnBelowUsd: 0, stopBelowUsd: 0 }],
])('the setting %j', (payload, read) => {
  expect(toLowBalance(payload)).toEqual(read)
})

test('more money never makes a band worse', () => {
  const order = { enough: 2, low: 1, empty: 0 }
  const amount = fc.double({ min: -100, max: 100, noNaN: true })
  fc.assert(
    fc.property(amount, amount, amount, amount, (one, other, warnBelowUsd, stopBelowUsd) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const bandOf = (balance: number) =>
        order[walletBand({ ...prepaid, balance }, toLowBalance({ warnBelowUsd, stopBelowUsd }))]
      expect(bandOf(more)).toBeGreaterThanOrEqual(bandOf(less))
    }),
  )
})

test('the strictest reason decides', () => {
  expect(strictest()).toBe('active')
  expect(strictest('active', 'tracking_paused')).toBe('tracking_paused')
  expect(strictest('calls_stopped', 'tracking_paused', 'active')).toBe('calls_stopped')
})

test('who does not pay gets a message first, and is stopped last', () => {
  const days = dunningSteps.map(({ day }) => day)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  for (const [at, { state }] of dunningSteps.entries())
    expect(strictest(state, dunningSteps[at - 1]?.state ?? 'active')).toBe(state)
})

const order = { isOn: true, belowUsd: 50, amountUsd: 100, paymentId: 'card_1' }

test.each([
  ['the wallet holds less', 49.99, order, undefined, true],
  ['it holds just that', 50, order, undefined, false],
  ['a part of a cent is nothing', 49.999, order, undefined, false],
  ['it is off', 1, { ...order, isOn: false }, undefined, false],
  ['nothing is changed', 1, order, { ...order }, false],
  ['a limit is added', 1, { ...order, monthlyLimitUsd: 200 }, order, true],
  ['it was off', 1, order, { ...order, isOn: false }, true],
] as const)('whether saving an order to fill the wallet charges at once: %s', (_, balance, next, kept, charges) => {
  expect(chargesOnSaving(balance, next, kept)).toBe(charges)
})
