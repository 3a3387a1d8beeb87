import { accessOf } from '@lineboard/sdk'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { AccountState } from './account-state.tsx'

beforeEach(() => {
  sessionStore.access = accessOf({ id: 3, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Manage Billing' }, GuiPermission: { name: 'PERMITALL' } },
  ])
})
afterEach(() => {
  sessionStore.access = undefined
})

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it.each([
  ['active', undefined, ['Pause tracking', 'Stop incoming calls'], /Active/],
  ['tracking_paused', 'person', ['Stop incoming calls', 'Reactivate the account'], /Tracking is paused/],
  ['tracking_paused', 'past_due', ['Stop incoming calls'], /Add \$69.20: what is due is paid/],
  ['calls_stopped', 'person', ['Reactivate the account'], /Incoming calls are stopped/],
  ['calls_stopped', 'past_due', [], /Add \$69.20: what is due is paid/],
  ['calls_stopped', 'wallet', [], /holds -\$49.20: .* Add \$69.20: calls come in again by themselves/],
] as const)('an account that is %s by %s: %j', (state, heldBy, offered, text) => {
  const customer = { id: 2, balance: -49.2, currency: 'USD', state }
  const detail = { state, currency: 'USD', addOns: [], monthlyTotal: 0, dailySpend: 1, upcoming: [], warnBelowUsd: 20 }
  render(<AccountState customer={customer} detail={{ ...detail, ...(heldBy && { heldBy }) }} />)
  expect(buttons()).toEqual(offered)
  expect(screen.getByText(text)).toBeDefined()
})
