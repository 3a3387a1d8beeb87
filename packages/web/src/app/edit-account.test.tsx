import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { initClient } from '../data/client.ts'
import { setErrorHandler } from '../data/report-error.ts'
import { EditAccount } from '../features/billing/billing-profile-page.tsx'
import { customers } from '../features/customers/customers.resource.ts'
import { session } from '../state/session.ts'
import { showSession, testToken, testUser } from '../testing/show-session.ts'

afterEach(() => showSession({}))

it('an administrator changes the account, and the shell knows its new name', async () => {
  let Customer = {
    ...{ id: 2, companyName: 'Harbor Dental Group', currency: 'USD', balance: 0, state: 'active' as const },
    ...{ createdAt: '2026-01-01T00:00:00Z', BusinessAddress: { city: 'Salem', country: 'us' } },
  }
  const sent: object[] = []
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (/\/DashUsers\/\d+$/.test(pathname)) return Response.json(testUser({ Customer }))
      if (request.method === 'GET') return Response.json(/\/Customers\/2$/.test(pathname) ? Customer : [Customer])
      const body = await request.json()
      sent.push(body)
      Customer = { ...Customer, ...body }
      return Response.json(Customer)
    },
  })
  showSession({ status: 'signed-in', user: testUser({ Customer }), token: testToken('t') })
  const closed: boolean[] = []
  render(<EditAccount customerId={2} customers={customers} onClose={() => closed.push(true)} />)
  fireEvent.change(await screen.findByLabelText(/^City/), { target: { value: 'Boston' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Company' }), { target: { value: 'Harbor Dental' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(closed).toEqual([true]))
  expect(sent).toMatchObject([{ companyName: 'Harbor Dental', BusinessAddress: { city: 'Boston' } }])
  await waitFor(() => expect(session.user?.Customer?.companyName).toBe('Harbor Dental'))
})
