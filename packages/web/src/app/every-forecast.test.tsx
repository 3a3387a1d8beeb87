import type { components } from '@lineboard/contract'
import { accessOf } from '@lineboard/sdk'
import { walletForecast } from '@lineboard/sdk/forecast'
import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../data/client.ts'
import { loadRates } from '../data/rates.ts'
import { ForecastParts } from '../features/billing/forecast-parts.tsx'
import { ConfirmPurchase } from '../features/buy-numbers/confirm-purchase.tsx'
import { Wallet } from '../features/customer-account/wallet.tsx'
import { lasting, lastsCell } from '../features/customer-account/wallet-counts.ts'
import { askedDashboardAt } from '../features/dashboard/dashboard-address.ts'
import { Figures } from '../features/dashboard/figures.tsx'
import { forecastText } from '../shared/wallet/forecast.ts'
import { sessionStore } from '../state/session-store.ts'
import { showSession, testUser } from '../testing/show-session.ts'
import { WalletLine } from './shell/area-nav.tsx'
import { WalletBand } from './shell/wallet-band.tsx'

// The screen is at rest at once.
vi.mock('../data/when-at-rest.ts', () => ({
  whenAtRest(work: () => void) {
    work()
    return () => undefined
  },
}))

type Schemas = components['schemas']

const rates = [
  { code: 'EUR', rate: 0.92, symbol: '€' },
  { code: 'JPY', rate: 151.4, symbol: '¥' },
  { code: 'KWD', rate: 0.307, symbol: 'KWD' },
]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Three days of calls, before a plan that the wallet can't pay. */
const spending = {
  dailySpend: 1.7,
  upcoming: [{ at: inDays(3.5), amount: 79.2, every: 'month' as const, kind: 'plan' as const, description: 'Basic' }],
}

const span = { startDate: inDays(-1), endDate: inDays(0) }
const noCalls = { calls: 0, answered: 0, missed: 0, firstTimeCallers: 0, averageTalkSeconds: 0, charge: 0 }

let nextId = 900
beforeEach(() => {
  localStorage.clear()
  nextId += 1
})
afterEach(() => {
  showSession({})
  sessionStore.access = undefined
})

async function shownTo(currency: string) {
  const customer: Schemas['Customer'] = {
    ...{ id: nextId, companyName: 'Harbor Dental', currency, balance: 12, state: 'active' },
    ...{ accounting_type: 'prepaid', createdAt: '2026-05-01T10:00:00.000Z' },
  }
  const detail: Schemas['SubscriptionDetail'] = {
    ...{ customerId: nextId, state: 'active', currency, addOns: [], monthlyTotal: 0, warnBelowUsd: 20 },
    ...spending,
  }
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => {
      if (url.includes('CurrencyRates')) return Response.json(rates)
      if (url.includes('CallLogs/count')) return Response.json({ count: 0 })
      if (url.includes('statistics')) return Response.json({ totals: noCalls, ...span })
      return Response.json(url.includes('subscriptionDetail') ? detail : [])
    },
  })
  await loadRates()
  showSession({ status: 'signed-in', user: testUser({ id: nextId, customerId: nextId, Customer: customer }) })
  sessionStore.access = accessOf({ id: nextId, customerId: nextId, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Manage Billing' }, GuiPermission: { name: 'PERMITALL' } },
    { GuiSection: { name: 'Dashboard' }, GuiPermission: { name: 'PERMITALL' } },
  ])
  return { customer, detail }
}

const currencies = ['USD', 'EUR', 'JPY', 'KWD']
const places: readonly [string, (shown: Awaited<ReturnType<typeof shownTo>>) => ReactElement][] = [
  ['the line of billing', () => <WalletLine />],
  ['the band over every screen', () => <WalletBand />],
  ['the dashboard', () => <Figures asked={askedDashboardAt('')} />],
  [
    'the wallet',
    ({ customer, detail }) => (
      <ForecastParts
        forecast={walletForecast(customer, spending, new Date())}
        detail={detail}
        currency={customer.currency}
      />
    ),
  ],
  [
    'the question before numbers are bought, which cost nothing here',
    ({ customer }) => (
      <ConfirmPurchase
        customer={customer}
        numbers={[]}
        pending={false}
        onConfirm={() => undefined}
        onClose={() => undefined}
      />
    ),
  ],
  ['the staff desk', ({ customer }) => <Wallet customer={customer} />],
  [
    'the list of low wallets',
    ({ customer, detail }) => <p>{lastsCell.toText(lasting.countsOf(detail, [customer]).get(customer.id) ?? 0)}</p>,
  ],
]

it.each(currencies.flatMap((currency) => places.map(([name, show]) => [name, currency, show] as const)))(
  '%s says how long a wallet in %s lasts, in the words of all others',
  async (_name, currency, show) => {
    const shown = await shownTo(currency)
    render(show(shown))
    const words = forecastText(walletForecast(shown.customer, spending, new Date()))
    expect(words).toMatch(/^Lasts 3 days with calls and renewals as now, until /)
    expect(
      await screen.findByText((_, element) => element?.children.length === 0 && element.textContent.includes(words)),
    ).toBeDefined()
  },
)

it.each([
  ['nothing is spent', { dailySpend: 0, upcoming: [] }, 12],
  ['it lasts beyond any forecast', { dailySpend: 0.01, upcoming: [] }, 100_000],
  ['it is empty', { dailySpend: 1, upcoming: [] }, 0],
])('the list of low wallets says the same where %s', (_name, spent, balance) => {
  const customer = { id: 4, balance }
  const detail = { customerId: 4, state: 'active', currency: 'USD', addOns: [], monthlyTotal: 0, ...spent } as const
  const counts = lasting.countsOf({ ...detail, addOns: [], upcoming: [] }, [customer])
  const words = forecastText(walletForecast(customer, spent, new Date()))
  expect(lastsCell.toText(counts.get(4) ?? 0)).toBe(words)
})

it('a server that answers about its own customer alone is not taken for another', () => {
  const detail = { state: 'active', currency: 'USD', addOns: [], monthlyTotal: 0, dailySpend: 1 } as const
  const counts = lasting.countsOf({ ...detail, addOns: [] }, [{ id: 4, balance: 5 }])
  expect(lastsCell.toText(counts.get(4) ?? 0)).toBe('Not known')
})
