import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
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
  ['tracking_paused', 'past_due', ['Stop incoming calls'], /Add \$69.20: that pays the due charge/],
  ['calls_stopped', 'person', ['Reactivate the account'], /Incoming calls are stopped/],
  ['calls_stopped', 'past_due', [], /Add \$69.20: that pays the due charge/],
  ['calls_stopped', 'wallet', [], /balance is -\$49.20: .* Add \$69.20: calls come in again automatically/],
] as const)('an account that is %s by %s: %j', (state, heldBy, offered, text) => {
  const customer = { id: 2, balance: -49.2, currency: 'USD', state }
  const detail = { state, currency: 'USD', addOns: [], monthlyTotal: 0, dailySpend: 1, upcoming: [], warnBelowUsd: 20 }
  render(<AccountState customer={customer} detail={{ ...detail, ...(heldBy && { heldBy }) }} />)
  expect(buttons()).toEqual(offered)
  expect(screen.getByText(text)).toBeDefined()
})

it('calls are stopped after a question that counts the numbers', async () => {
  const asked: string[] = []
  answerCalls((request) => {
    const { pathname } = new URL(request.url)
    asked.push(`${request.method} ${pathname.replace('/api/v1/', '')}`)
    return pathname.endsWith('/count') ? { count: 12 } : {}
  })
  const customer = { id: 2, balance: 20, currency: 'USD', state: 'active' } as const
  render(<AccountState customer={customer} detail={undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Stop incoming calls' }))
  const question = screen.getByRole('dialog', { name: 'Stop incoming calls?' })
  const agree = within(question).getByRole('button', { name: 'Stop incoming calls' })
  expect(
    await within(question).findByText(/Calls to 12 tracking numbers are rejected until you reactivate/),
  ).toBeTruthy()
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([])
  fireEvent.click(agree)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toContain('POST PaymentMethods/stop_incoming_calls')
})
