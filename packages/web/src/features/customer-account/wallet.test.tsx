import type { components } from '@lineboard/contract'
import { accessOf } from '@lineboard/sdk'
import { walletForecast } from '@lineboard/sdk/forecast'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { loadRates } from '../../data/rates.ts'
import { forecastText } from '../../shared/wallet/forecast.ts'
import { sessionStore } from '../../state/session-store.ts'
import { Wallet } from './wallet.tsx'

type Schemas = components['schemas']

let nextId = 500
let answers: (id: number) => Partial<Schemas['SubscriptionDetail']>

const at = new Date(Date.now() + 5 * 86_400_000).toISOString()
const spending = {
  dailySpend: 1.7,
  upcoming: [{ at, amount: 79.2, every: 'month', kind: 'plan', description: 'Performance' } as const],
}

beforeEach(async () => {
  localStorage.clear()
  nextId += 1
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => {
      if (url.includes('CurrencyRates')) return Response.json([{ code: 'JPY', rate: 151.4, symbol: '¥' }])
      if (url.includes('/Subscriptions')) return Response.json([])
      if (url.includes('callChargeSummary')) return Response.json({ amount: 60, days: [] })
      return Response.json({ state: 'active', currency: 'JPY', addOns: [], monthlyTotal: 0, ...answers(nextId) })
    },
  })
  await loadRates()
})
afterEach(() => {
  sessionStore.access = undefined
})

const customer = (): Schemas['Customer'] => ({
  ...{ id: nextId, companyName: 'Harbor Dental', currency: 'JPY', balance: 148.2, state: 'active' },
  createdAt: '2026-05-01T10:00:00.000Z',
})

it('the desk says word for word how long a wallet lasts, as its customer reads it', async () => {
  answers = (customerId) => ({ customerId, ...spending })
  render(<Wallet customer={customer()} />)
  const words = forecastText(walletForecast({ balance: 148.2 }, spending, new Date()))
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByText('$1.70 (¥257)')).toBeDefined()
})

it('the desk says why an account is held by money, and with how much it runs again', async () => {
  answers = (customerId) => ({ customerId, heldBy: 'wallet', warnBelowUsd: 20 })
  render(<Wallet customer={{ ...customer(), balance: -49.2, currency: 'USD', state: 'calls_stopped' }} />)
  expect(await screen.findByText(/the balance is -\$49.20: .* Add \$69.20: calls come in again/)).toBeDefined()
})

it('the desk says what is owed and since when, whatever the wallet holds, and nothing where nothing is', async () => {
  const due = { amount: 39, every: 'month', kind: 'plan', description: 'Basic' } as const
  const overdueSince = '2026-05-21T12:00:00.000Z'
  const upcoming = [{ ...due, at: overdueSince }]
  answers = (customerId) => ({ customerId, dailySpend: 0, ...(customerId % 2 === 0 ? { overdueSince, upcoming } : {}) })
  nextId += nextId % 2
  const { unmount } = render(<Wallet customer={{ ...customer(), currency: 'USD', balance: 9.4 }} />)
  expect(await screen.findByText('$39.00, due since 05/21/2026')).toBeDefined()
  unmount()
  nextId += 1
  render(<Wallet customer={{ ...customer(), currency: 'USD', balance: 9.4 }} />)
  expect(await screen.findByText('Nothing is charged at present, so it does not run down')).toBeDefined()
  expect(screen.queryByText('Owed')).toBeNull()
})

it('of a server that tells of its own customer alone the desk says what it knows: days of calls at most', async () => {
  answers = () => ({ ...spending, dailySpend: 9 })
  render(<Wallet customer={customer()} />)
  expect(await screen.findByText('74 days of calls at most, plan and numbers come on top')).toBeDefined()
  expect(screen.getByText('$2.00 (¥303)')).toBeDefined()
})
