import { toLowBalance, walletBand } from '@lineboard/sdk/account'
import { expect, test } from 'vitest'
import { amountToOffer, amountToRun, missingFor, overdueCharges, owedOf } from './past-due-of.ts'

const now = new Date('2026-05-22T12:00:00Z')
const charge = (at: string, amount: number) =>
  ({ at, amount, every: 'month', kind: 'plan', description: 'Basic' }) as const

test.each([
  ['nothing is overdue', 5, [charge('2026-05-23T00:00:00Z', 49)], 0],
  ['two are', 5.1, [charge('2026-05-20T00:00:00Z', 49), charge('2026-05-21T00:00:00Z', 15.2)], 59.1],
  ['the wallet is overdrawn', -1, [charge('2026-05-20T00:00:00Z', 49)], 50],
  ['the wallet suffices by now', 60, [charge('2026-05-20T00:00:00Z', 49)], 0],
])('%s', (_name, balance, upcoming, missing) =>
  expect(missingFor(balance, overdueCharges({ upcoming }, [], now))).toBe(missing),
)

test.each([
  ['no limit is set', 'prepaid', {}, 45],
  ['a warning comes below 20', 'prepaid', { warnBelowUsd: 20, stopBelowUsd: 5 }, 64],
  ['calls stop below 30, and no warning is set', 'prepaid', { warnBelowUsd: 0, stopBelowUsd: 30 }, 74],
  ['calls are paid afterwards', 'postpaid', { warnBelowUsd: 20, stopBelowUsd: 5 }, 44],
] as const)('where %s, paying leaves a wallet from which calls continue', (_name, accounting_type, limits, amount) => {
  const wallet = { id: 2, balance: 5, accounting_type }
  const due = 49
  expect(amountToOffer(wallet, due - wallet.balance, limits)).toBe(amount)
  const balance = wallet.balance + amount - due
  expect(walletBand({ ...wallet, balance }, toLowBalance(limits))).toBe('enough')
})

test('an account runs again with what is overdrawn or due, and what calls continue from', () => {
  const limits = { warnBelowUsd: 20, stopBelowUsd: 5 }
  const due = { ...limits, upcoming: [charge('2026-05-20T00:00:00Z', 49), charge('2026-06-20T00:00:00Z', 49)] }
  const ran = (balance: number, detail?: Parameters<typeof amountToRun>[1]) =>
    amountToRun({ id: 2, balance, accounting_type: 'prepaid' }, detail, now)
  expect([ran(-49.2, limits), ran(-49.2, due), ran(3, due), ran(-49.2)]).toEqual([69.2, 118.2, 66, 50.2])
})

test('what the server calls past due is due, also where the clock here is behind', () => {
  const renewsAt = '2026-05-22T15:00:00Z'
  const subscription = { id: 1, customerId: 2, productId: 1, quantity: 1, startedAt: '2026-01-22T15:00:00Z', renewsAt }
  const missing = (status: 'past_due' | 'active') =>
    missingFor(5, overdueCharges({ upcoming: [charge(renewsAt, 49)] }, [{ ...subscription, status }], now))
  expect([missing('past_due'), missing('active')]).toEqual([44, 0])
})

test('so are numbers alone, from the day that the server names', () => {
  const overdueSince = '2026-05-22T15:00:00Z'
  const rent = { ...charge(overdueSince, 2.5), kind: 'number' as const }
  expect(overdueCharges({ upcoming: [rent, charge('2026-06-01T00:00:00Z', 49)], overdueSince }, [], now)).toEqual([
    rent,
  ])
})

test('what is owed is all that is due, since the oldest of it, whatever the wallet holds', () => {
  const upcoming = [
    charge('2026-05-21T00:00:00Z', 15.2),
    charge('2026-05-20T00:00:00Z', 49),
    charge('2026-06-20T00:00:00Z', 49),
  ]
  expect(owedOf({ upcoming }, [], now)).toEqual({ amountUsd: 64.2, since: '2026-05-20T00:00:00Z' })
  expect(owedOf({ upcoming: upcoming.slice(2) }, [], now)).toBeUndefined()
})
