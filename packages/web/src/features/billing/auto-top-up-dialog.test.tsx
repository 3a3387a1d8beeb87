import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { useCall } from '../../data/use-call.ts'
import { sessionStore } from '../../state/session-store.ts'
import { toasts } from '../../state/toasts.ts'
import { card, payment } from '../../testing/paid-rows.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { AutoTopUpDialog } from './auto-top-up-dialog.tsx'
import { billingCalls } from './billing-calls.ts'

const at = '2026-05-01T10:00:00.000Z'
const customer = { id: 2, companyName: 'Harbor', currency: 'USD', state: 'active' as const, createdAt: at, balance: 40 }

let balanceAfter: number
let reads: number

beforeEach(() => {
  toasts.list = []
  reads = 0
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.includes('PaymentTransactions')) {
        reads += 1
        return Response.json([payment])
      }
      if (pathname.includes('DashUsers'))
        return Response.json(testUser({ Customer: { ...customer, balance: balanceAfter } }))
      if (pathname.includes('Customers')) return Response.json(request.method === 'GET' ? [customer] : customer)
      return Response.json({ accepted: true, customerId: 2, userId: 3, savedAt: at })
    },
  })
})

afterEach(() => {
  showSession({})
  sessionStore.access = undefined
})

function Latest() {
  const { data } = useCall('PaymentTransaction.find', billingCalls(2).payments)
  return <p>{data?.length ?? 0} payments</p>
}

/** The form over a wallet that holds so much, whose threshold is $50 and whose amount is $100. */
function open(balance: number, monthly = '') {
  showSession({
    status: 'signed-in',
    token: testToken('t'),
    user: testUser({ Customer: { ...customer, balance } }),
  })
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  render(
    <>
      <Latest />
      <AutoTopUpDialog customer={customer} cards={[card]} onClose={() => undefined} />
    </>,
  )
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/balance falls below/, '50')
  type(/^Charge/, '100')
  type(/^At most/, monthly)
}

async function save(): Promise<string | undefined> {
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toasts.list).toHaveLength(1))
  return toasts.list[0]?.text
}

it.each([
  ['', /^The balance is \$40\.00, which is less: \$100\.00 is charged to .*4242.* as soon as you save\.$/],
  ['200', /as soon as you save, unless that passes the limit of this month\.$/],
])('a wallet that holds less says before saving that it is charged at once, with the limit "%s"', (monthly, text) => {
  open(40, monthly)
  expect(screen.getByRole('alert').textContent).toMatch(text)
})

it('shows no note for a wallet with enough credit, and saves', async () => {
  balanceAfter = 50
  open(50)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await save()).toBe('The automatic top-up was saved.')
})

it('what was charged at once is said, and is among the latest payments', async () => {
  balanceAfter = 140
  open(40)
  await screen.findByText('1 payments')
  const before = reads
  expect(await save()).toBe('The automatic top-up was saved. The wallet held less, so $100.00 was charged at once.')
  await waitFor(() => expect(reads).toBe(before + 1))
})

it('a card that was declined has charged nothing, and nothing else is said', async () => {
  balanceAfter = 40
  open(40)
  expect(await save()).toBe('The automatic top-up was saved.')
})

it('what is wrong is said after the press that leaves a field: its buttons stay where they are until then', async () => {
  open(40)
  const field = screen.getByLabelText(/balance falls below/)
  fireEvent.change(field, { target: { value: 'abc' } })
  dispatchEvent(new MouseEvent('pointerdown'))
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBe('false')
  dispatchEvent(new Event('pointerup'))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})
