import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { sessionStore } from '../../state/session-store.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { ReceiptButton } from './receipt-button.tsx'

let asked: unknown[]
let said: unknown[]
let status: number
/** Names of the files that were saved. */
let saved: string[]

beforeEach(() => {
  ;[asked, said, saved, status] = [[], [], [], 200]
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  setErrorHandler((error) => said.push(error))
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      asked.push(await request.json())
      return status === 200
        ? new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })
        : Response.json({ error: { statusCode: status, name: 'Error', message: 'No' } }, { status })
    },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const show = (customerId: number, permission: 'PERMITALL' | 'READONLY' | 'DENY' = 'READONLY') => {
  const user = testUser()
  showSession({ status: 'signed-in', user })
  sessionStore.access = accessOf(user, [
    { GuiSection: { name: 'Manage Billing' }, GuiPermission: { name: permission } },
  ])
  render(<ReceiptButton transaction={{ id: 9, customerId }} number="LB-2026-00009" />)
}
const button = () => screen.queryByRole('button', { name: 'Save the receipt LB-2026-00009 as a PDF' })

it('has the receipt of a payment printed and saves it', async () => {
  show(testUser().customerId)
  fireEvent.click(button() ?? document.body)
  await vi.waitFor(() => expect(asked).toEqual([{ transactionId: 9 }]))
  await vi.waitFor(() => expect(button()?.getAttribute('aria-busy')).toBeNull())
  expect(said).toEqual([])
  expect(saved).toEqual(['invoice-LB-2026-00009.pdf'])
})

it('says why there is none', async () => {
  status = 404
  show(testUser().customerId)
  fireEvent.click(button() ?? document.body)
  await vi.waitFor(() => expect(said).toHaveLength(1))
})

it.each([
  ['of another customer', () => show(77)],
  ['to who does not see billing', () => show(testUser().customerId, 'DENY')],
])('is not offered %s', (_, open) => {
  open()
  expect(button()).toBeNull()
})
