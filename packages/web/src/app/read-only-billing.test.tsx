import { accessOf } from '@lineboard/sdk'
import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Page as Cards } from '../features/billing/billing-cards-page.tsx'
import { Page as Profile } from '../features/billing/billing-profile-page.tsx'
import { Page as Wallet } from '../features/billing/billing-settings-page.tsx'
import { customers } from '../features/customers/customers.resource.ts'
import { sessionStore } from '../state/session-store.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { card, payment } from '../testing/paid-rows.ts'
import { showSession, testToken, testUser } from '../testing/show-session.ts'

const Customer = {
  ...{ id: 2, companyName: 'Harbor Dental', currency: 'USD', balance: 148.2, state: 'active' as const },
  createdAt: '2026-01-01T00:00:00Z',
}

/** Shows a page to a colleague who has this permission for billing and for customers. */
function showTo(permission: 'READONLY' | 'PERMITALL', page: ReactElement) {
  answerCalls(({ url }) => {
    const { pathname } = new URL(url)
    if (/\/Customers\/2$/.test(pathname)) return Customer
    if (/subscription_?detail/i.test(pathname)) return { customerId: 2, state: 'active', addOns: [], currency: 'USD' }
    if (pathname.endsWith('/PaymentMethods')) return [card]
    return pathname.endsWith('/PaymentTransactions') ? [payment] : []
  })
  const user = testUser({ Customer, DashRoleMapping: [{ id: 1, principalType: 'USER', principalId: 3, roleId: 2 }] })
  showSession({ status: 'signed-in', user, token: testToken('t') })
  const sections = ['Manage Billing', 'Manage Customers'].map((name) => ({
    GuiSection: { name },
    GuiPermission: { name: permission },
  }))
  sessionStore.access = accessOf(user, sections)
  render(page)
}

afterEach(() => showSession({}))

const buttonsOf = (part: string) =>
  within(screen.getByRole('region', { name: part }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

it.each([
  ['the wallet', <Wallet key="wallet" />, 'Wallet', '$148.20'],
  ['its cards', <Cards key="cards" />, 'Saved cards', 'Visa ending in 4242'],
  ['the account', <Profile key="profile" resource={customers} />, 'Account', 'Harbor Dental'],
] as const)('who only reads sees %s, and nothing to press', async (_, page, part, shown) => {
  showTo('READONLY', page)
  const region = within(await screen.findByRole('region', { name: part }))
  expect((await region.findAllByText(shown, { exact: false })).length).toBeGreaterThan(0)
  expect(buttonsOf(part)).toEqual([])
  expect(screen.queryByRole('button', { name: /^(Stop incoming calls|Edit the account)$/ })).toBeNull()
  expect(screen.getByText(/read-only permission|An administrator of your company/)).toBeTruthy()
})

it('who may change billing has something to press', async () => {
  showTo('PERMITALL', <Wallet />)
  expect(await screen.findByRole('button', { name: 'Stop incoming calls' })).toBeTruthy()
})
