import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { setDateSettings } from '../../state/dates.ts'
import { sessionStore } from '../../state/session-store.ts'
import { TransactionInvoiceDialog } from './billing-panels.tsx'

const at = '2026-05-20T00:00:00.000Z'
const row = {
  ...{
    id: 412,
    customerId: 2,
    productId: 3,
    description: 'Funds added',
    amount: 20,
    balanceAfter: 60,
    transactionDate: at,
  },
  ...{ transactionType: 'payment' as const, category: 'wallet' as const, status: 'succeeded' as const },
}

let currency = 'USD'
let asked: unknown[]
let print: () => Response
const saved: string[] = []

beforeEach(() => {
  asked = []
  saved.length = 0
  print = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })
  setErrorHandler(() => undefined)
  setDateSettings({ timeZone: 'Asia/Tokyo' })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      if (request.url.includes('/invoice')) {
        const line = { description: 'Funds added', quantity: 1, unitPrice: 20, amount: 20 }
        const sums = { lines: [line], subtotal: 20, tax: 0, total: 20 }
        return Response.json({ id: 1, number: 'INV-7', issuedAt: at, status: 'paid', currency, ...sums })
      }
      asked.push(await request.json())
      return print()
    },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStore.access = undefined
  setDateSettings({ timeZone: 'UTC' })
})

const open = () => render(<TransactionInvoiceDialog row={row} onClose={() => undefined} />)

it.each(['USD', 'EUR', 'JPY', 'KWD'])('the invoice in %s is saved as a PDF, in days of billing', async (code) => {
  currency = code
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Save the invoice' }))
  await vi.waitFor(() => expect(saved).toEqual(['invoice-INV-7.pdf']))
  expect(asked).toEqual([{ transactionId: 412, customerId: 2 }])
})

it('a refusal is reported in words, and it can be saved again', async () => {
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  print = () =>
    Response.json({ error: { statusCode: 404, name: 'Error', message: 'No invoice today' } }, { status: 404 })
  open()
  const save = await screen.findByRole('button', { name: 'Save the invoice' })
  fireEvent.click(save)
  expect((await screen.findByRole('alert')).textContent).toMatch(/No invoice today/)
  await vi.waitFor(() => expect(save).toHaveProperty('disabled', false))
  expect(saved).toEqual([])
})

it('is not offered to staff whom the server refuses the PDF of others', async () => {
  sessionStore.access = accessOf({ id: 4, customerId: 1, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { guiPermissionId: 2, GuiSection: { name: 'Manage Billing' } },
  ])
  open()
  await screen.findByText('Total')
  expect(screen.queryByRole('button', { name: 'Save the invoice' })).toBeNull()
})
