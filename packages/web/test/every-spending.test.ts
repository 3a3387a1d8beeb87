import { dailySpendOf } from '@lineboard/contract/forecast'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, type Lineboard } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { invoiceCalls } from '../src/features/billing/billing-calls.ts'
import { accountCalls } from '../src/features/customer-account/account-calls.ts'
import { spent } from '../src/features/customer-account/wallet-counts.ts'
import { setDateSettings } from '../src/state/dates.ts'

const harbor = 2
let server: MockServer
let api: Lineboard

beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 900 }, now: new Date('2026-05-21T23:00:00Z'), strict: true })
  const visitor = createLineboard({ baseUrl: server.apiUrl })
  const { id } = await visitor.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })
  api = createLineboard({ baseUrl: server.apiUrl, tokens: { token: () => id } })
  // A discount on the calls of a day is no part of what they cost.
  const [charge] = await api.PaymentTransaction.find({
    filter: { where: { customerId: harbor, category: 'call_charges' }, order: 'id DESC', limit: 1 },
  })
  const discount = { customerId: harbor, transactionType: 'adjustment', amount: 0.01, reason: 'A bad line.' } as const
  await api.PaymentTransaction.create({ body: { ...discount, ...(charge && { discountOfId: charge.id }) } })
})
afterEach(() => {
  setDateSettings({ timeZone: 'UTC' })
  vi.useRealTimers()
})
afterAll(() => server.close())

/** What the calls of the last 30 days cost, as each screen asks for it. */
async function figures() {
  const calls = invoiceCalls(harbor, { mode: 'last30' })
  const invoices = await api.PaymentTransaction.callChargeSummary(calls.charges)
  const desk = await api.PaymentTransaction.callChargeSummary(accountCalls(harbor).spent)
  // The question is typed as that of any counted list.
  const { data: rows } = await api.call('PaymentTransaction.find', spent.argsOf([harbor]))
  return { invoices: invoices.amount, desk: desk.amount, lowWallets: spent.countsOf(rows, []).get(harbor) }
}

it.each(
  ['UTC', 'Pacific/Chatham', 'Pacific/Honolulu', 'America/New_York'].flatMap((timeZone) =>
    // Where it is another day elsewhere, and in the middle of one, which calls of 30 times 24 hours begin in.
    ['2026-05-22T00:30:00Z', '2026-05-22T12:00:00Z', '2026-05-22T23:30:00Z'].map((now) => [timeZone, now] as const),
  ),
)('all screens have one figure of the last 30 days, to the cent: in %s at %s', async (timeZone, now) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  server.control.clock.set(new Date(now))
  setDateSettings({ timeZone })
  const { invoices, desk, lowWallets } = await figures()
  expect(invoices).toBeGreaterThan(0)
  expect({ desk, lowWallets }).toEqual({ desk: invoices, lowWallets: invoices })
  const detail = await api.PaymentMethod.subscriptionDetail({ customerId: harbor })
  expect(detail.dailySpend).toBe(dailySpendOf(invoices))
})
