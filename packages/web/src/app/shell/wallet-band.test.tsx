import { accessOf } from '@lineboard/sdk'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { loadRates } from '../../data/rates.ts'
import { refresh } from '../../data/use-call.ts'
import { sessionStore } from '../../state/session-store.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { WalletBand } from './wallet-band.tsx'

// The screen is at rest at once.
vi.mock('../../data/when-at-rest.ts', () => ({
  whenAtRest(work: () => void) {
    work()
    return () => undefined
  },
}))

const detail = { state: 'active', currency: 'USD', addOns: [], monthlyTotal: 0, dailySpend: 1, upcoming: [] }
const rates = [
  { code: 'EUR', rate: 0.5, symbol: '€' },
  { code: 'JPY', rate: 150, symbol: '¥' },
  { code: 'KWD', rate: 0.3, symbol: 'KD' },
  { code: 'GBP', rate: 0.79, symbol: '£' },
]
let answered: object

beforeEach(async () => {
  localStorage.clear()
  answered = { ...detail, warnBelowUsd: 20, stopBelowUsd: 5 }
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => Response.json(url.includes('CurrencyRates') ? rates : answered),
  })
  await loadRates(Date.now() + 100 * 3_600_000)
})
afterEach(async () => {
  showSession({})
  sessionStore.access = undefined
  await refresh('PaymentMethod')
})

const may = (permission: string, id = 3) =>
  accessOf({ id, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Manage Billing' }, GuiPermission: { name: permission } },
  ])

function show(customer: object, access = may('PERMITALL')) {
  const Customer = {
    id: 2,
    companyName: 'Harbor',
    currency: 'USD',
    balance: 10,
    state: 'active' as const,
    createdAt: '',
  }
  showSession({ status: 'signed-in', user: testUser({ Customer: { ...Customer, ...customer } }) })
  sessionStore.access = access
  render(<WalletBand />)
}
const text = () => screen.getByRole('status').textContent

it.each([
  ['USD', '$10.00 is left in the wallet.', 'Below $5.00 calls stop.'],
  ['EUR', '€5.00 is left in the wallet.', 'Below €2.50 calls stop.'],
  ['JPY', '¥1,500 is left in the wallet.', 'Below ¥750 calls stop.'],
  ['KWD', 'KD\u00a03.000 is left in the wallet.', 'Below KD\u00a01.500 calls stop.'],
])('a low wallet is reported in %s, with until when it lasts', async (currency, left, stop) => {
  show({ currency })
  await screen.findByText(/is left in the wallet/)
  expect(text()).toContain(left)
  expect(text()).toContain('Lasts 10 days with calls and renewals as now, until ')
  expect(text()).toContain(stop)
})

it('what has stopped is reported with why, and goes before what is low', async () => {
  answered = { ...answered, heldBy: 'past_due' }
  show({ state: 'calls_stopped' })
  expect(await screen.findByText(/a charge is past due/)).toBeTruthy()
  expect(text()).not.toContain('is left')
})

it.each([
  // What is overdrawn, and as much as nobody is warned below.
  ['wallet', { balance: -49.2 }, [], 'balance is -$49.20: callers reach nobody. Add $69.20: calls come in again'],
  ['wallet', { balance: 3 }, [], 'Add $20.00: calls come in again'],
  // What waits for money is paid with it.
  [
    'past_due',
    { balance: 3 },
    [49],
    'Add $66.00: that pays the due charge and leaves enough for calls, which come in again',
  ],
  ['past_due', { balance: 3, currency: 'EUR' }, [49], 'Add €33.00: that pays the due charge'],
  // Never a digit too little: it is £44.714.
  ['past_due', { balance: 3, currency: 'GBP' }, [39.6], 'Add £44.72: that pays the due charge'],
  ['past_due', { balance: -5, accounting_type: 'postpaid' }, [49], 'Add $54.00: that pays the due charge'],
])(
  'what the %s has stopped names the amount that lets it run again: %j, %j due',
  async (heldBy, customer, due, said) => {
    const at = new Date(Date.now() - 86_400_000).toISOString()
    const upcoming = due.map((amount) => ({ at, amount, every: 'month', kind: 'plan', description: 'Basic' }))
    answered = { ...answered, heldBy, upcoming }
    show({ state: 'calls_stopped', ...customer })
    await screen.findByText(/Incoming calls are stopped/)
    expect(text()).toContain(said)
  },
)

it.each([
  ['who may only look', { balance: 1 }, may('READONLY')],
  ['the super administrator', { balance: 1 }, accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])],
  ['a wallet that holds enough', { balance: 100 }, may('PERMITALL')],
  ['who pays afterwards', { balance: -50, accounting_type: 'postpaid' }, may('PERMITALL')],
])('%s learns nothing', async (_, customer, access) => {
  show(customer, access)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(text()).toBe('')
})
