import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { periodAt } from '../../shared/period/use-present.ts'
import { setDateSettings } from '../../state/dates.ts'
import { sessionStore } from '../../state/session-store.ts'
import { hostileSearch } from '../../testing/hostile-search.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { invoiceCalls } from './billing-calls.ts'
import { ask, Page } from './billing-invoices-page.tsx'

/** Bodies that call charges were asked for with. */
let asked: unknown[]
/** Names of the files that were saved. */
let saved: string[]

beforeEach(() => {
  ;[asked, saved] = [[], []]
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      if (request.url.includes('getCustomerInvoice'))
        return new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })
      if (!request.url.includes('callChargeSummary')) return Response.json([])
      asked.push(await request.json())
      return Response.json({ days: [], calls: 0, talkSeconds: 0, amount: 0 })
    },
  })
  const Customer = { id: 2, companyName: 'Harbor', currency: 'USD', createdAt: '2026-01-07T00:00:00Z' }
  const user = Object.assign(testUser(), { Customer })
  showSession({ status: 'signed-in', user, token: testToken('t') })
  const grant = (section: string, permission: string) => ({
    GuiSection: { name: section },
    GuiPermission: { name: permission },
  })
  sessionStore.access = accessOf(user, [grant('Manage Billing', 'READONLY'), grant('Call Logs', 'PERMITALL')])
})
afterEach(() => {
  setDateSettings({ timeZone: 'UTC' })
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function show(search: string) {
  history.replaceState(null, '', `/service/billing/invoices${search}`)
  render(
    <MayOpenProvider value={() => true}>
      <Page />
    </MayOpenProvider>,
  )
}
const march = { startDate: '2026-03-01', endDate: '2026-03-31', customerId: 2 }

it('invoices are of the period in the address, on the screen, ahead of need and on paper', async () => {
  show('?period=2026-03')
  screen.getByRole('button', { name: 'Period: March 2026' })
  await vi.waitFor(() => expect(asked).toEqual([march]))
  ask('?period=2026-03')
  await vi.waitFor(() => expect(asked).toEqual([march]))
  fireEvent(window, new Event('beforeprint'))
  screen.getByText('Harbor · 03/01/2026 ~ 03/31/2026')
})

it('the address says which period was chosen', async () => {
  setDateSettings({ timeZone: 'America/New_York' })
  show('')
  fireEvent.click(screen.getByRole('button', { name: 'Period: This Month' }))
  await screen.findByText('Days begin and end in UTC.')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Last Month' }))
  expect(location.search).toBe('?period=lastMonth')
  screen.getByRole('button', { name: 'Period: Last Month' })
})

it('the file is called by the days that it is of, which are those of UTC', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T02:00:00Z') })
  setDateSettings({ timeZone: 'America/New_York' })
  show('')
  fireEvent.click(screen.getByRole('button', { name: 'Save the invoice' }))
  await vi.waitFor(() => expect(saved).toEqual(['invoice-2-2026-12-01-2026-12-01.pdf']))
  fireEvent(window, new Event('beforeprint'))
  screen.getByText('Harbor · 12/01/2026')
})

it('whatever the address says, days of the calendar are asked for', () => {
  fc.assert(
    fc.property(hostileSearch(['period'], ['period']), (search) => {
      const { startDate, endDate } = invoiceCalls(2, periodAt(search, { mode: 'thisMonth' })).charges.body
      expect([startDate, endDate]).toEqual([startDate, endDate].toSorted())
    }),
  )
})

it('a ticket about the invoice names its period and account, and is of the kind for invoices', () => {
  show('?period=2026-03')
  const link = screen.getByRole('link', { name: 'Ask about this invoice' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.origin)
  expect(pathname).toBe('/service/ticket/add')
  expect(searchParams.get('subject')).toBe('Invoice of 2, 03/01/2026 ~ 03/31/2026')
  expect(searchParams.get('about')).toBe('other::Invoice of 2, 03/01/2026 ~ 03/31/2026')
})
