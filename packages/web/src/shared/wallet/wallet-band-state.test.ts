import type { WalletForecast } from '@lineboard/sdk/forecast'
import { expect, test } from 'vitest'
import { walletBandState } from './wallet-band-state.ts'

const limits = { warnBelowUsd: 20, stopBelowUsd: 0 }
const lasts = (days: number): WalletForecast => ({ kind: 'until', days, at: new Date(0) })

test.each([
  ['prepaid', 'active', 100, limits, lasts(30), undefined],
  ['prepaid', 'active', 20, limits, lasts(30), undefined],
  ['prepaid', 'active', 19.99, limits, lasts(30), 'low'],
  [undefined, 'active', -0.01, limits, lasts(0), 'low'],
  ['prepaid', 'active', 100, limits, lasts(6), 'low'],
  ['prepaid', 'active', 100, limits, lasts(7), undefined],
  // What a server tells nothing of is not said, but for a wallet that holds nothing.
  ['prepaid', 'active', 0, undefined, undefined, undefined],
  ['prepaid', 'active', 5, {}, lasts(30), undefined],
  ['prepaid', 'active', 5, {}, lasts(2), 'low'],
  ['postpaid', 'active', -80, limits, { kind: 'postpaid' }, undefined],
  ['postpaid', 'calls_stopped', -80, limits, { kind: 'postpaid' }, 'stopped'],
  ['prepaid', 'calls_stopped', 3, undefined, undefined, 'stopped'],
  ['prepaid', 'calls_stopped', 0, { ...limits, heldBy: 'wallet' }, lasts(0), 'stoppedByWallet'],
  ['prepaid', 'calls_stopped', 0, { ...limits, heldBy: 'past_due' }, lasts(0), 'stoppedByDebt'],
  ['prepaid', 'tracking_paused', 100, limits, lasts(30), 'paused'],
  ['prepaid', 'tracking_paused', 3, { ...limits, heldBy: 'past_due' }, lasts(0), 'pausedByDebt'],
] as const)('%s, %s with %d: %#', (accounting_type, state, balance, detail, forecast, said) => {
  const customer = { id: 2, balance, state, ...(accounting_type && { accounting_type }) }
  expect(walletBandState(customer, detail, forecast)).toBe(said)
})
