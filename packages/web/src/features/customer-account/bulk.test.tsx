import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { failedRuns } from '../../kit/bulk/failed-rows.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { toasts } from '../../state/toasts.ts'
import {
  CreditCustomersDialog as Credit,
  DiscountCustomersDialog as Discount,
  discountOne,
  PauseDialog,
  ReactivateDialog,
} from './wallet-panels.tsx'

const targets = [
  { id: 3, name: 'Kestrel Estates' },
  { id: 4, name: 'Bluebird Plumbing' },
]
interface Sent {
  path: string
  key: string | null
  body: { customerId: number; reason: string; amount?: number }
}

let sent: Sent[]
let refusedFor: number | undefined
let isClosed: boolean
/** Whether the server is a stock one: it knows its caller's account alone, and writes transactions down as any other rows. */
let isOwnAlone: boolean
/** What a plan cost the last time. */
let charged: object[]
/** What was given back of it. */
let given: object[]

beforeEach(() => {
  localStorage.clear()
  setErrorHandler(() => undefined)
  failedRuns.list = []
  toasts.list = []
  sent = []
  refusedFor = undefined
  isClosed = false
  given = []
  isOwnAlone = false
  charged = [{ id: 8, customerId: 3, amount: -40, transactionType: 'charge', category: 'plan' }]
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      const { pathname, search, searchParams } = new URL(request.url)
      if (pathname.endsWith('/subscriptionDetail'))
        return Response.json(isOwnAlone ? {} : { customerId: Number(searchParams.get('customerId')) })
      if (request.method === 'GET') return Response.json(search.includes('plan') ? charged : given)
      const body = await request.json()
      sent.push({ path: pathname, key: request.headers.get('idempotency-key'), body })
      if (body.customerId === refusedFor) throw new TypeError('Failed to fetch')
      return Response.json(isOwnAlone ? { id: 91, balanceAfter: null } : { state: 'active', id: 91, balanceAfter: 7.5 })
    },
  })
})
const close = () => {
  isClosed = true
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe.each([
  ['Pause tracking', PauseDialog, '/api/v1/PaymentMethods/pause_tracking_code'],
  ['Reactivate', ReactivateDialog, '/api/v1/PaymentMethods/reactive_account'],
  ['Give a credit', Credit, '/api/v1/PaymentTransactions'],
  ['Give a discount', Discount, '/api/v1/PaymentTransactions'],
] as const)('%s', (label, Dialog, path) => {
  const open = () => {
    render(<Dialog targets={targets} onClose={close} />)
    if (Dialog === Credit) type(/^Amount/, '7,50')
  }
  const button = () => screen.getByRole('button', { name: label })

  it('is not done without a reason', () => {
    open()
    expect(button()).toHaveProperty('disabled', true)
    type(/^Reason/, 'An outage')
    expect(button()).toHaveProperty('disabled', false)
  })

  it('is not called done over a server that does it to nobody, or to the one who asks', async () => {
    isOwnAlone = true
    open()
    type(/^Reason/, 'An outage')
    fireEvent.click(button())
    await waitFor(() => expect(isClosed).toBe(true))
    const reasons = failedRuns.list.flatMap(({ failed }) => failed.map(({ error }) => errorText(error)))
    const isMoney = path.includes('Transactions')
    for (const reason of reasons)
      expect(reason).toMatch(isMoney ? /put nothing into the wallet/ : /of the signed-in user/)
    expect(sent.filter((each) => each.path.includes('/PaymentMethods/'))).toEqual([])
    expect(failedRuns.list.flatMap(({ failed }) => failed)).toHaveLength(2)
  })

  it('is done for each, with the reason, and what failed is kept to be tried again', async () => {
    refusedFor = 4
    open()
    type(/^Reason/, ' An outage ')
    fireEvent.click(button())
    await waitFor(() => expect(isClosed).toBe(true))
    expect(sent.map((each) => [each.path, each.body.customerId, each.body.reason])).toEqual([
      [path, 3, 'An outage'],
      [path, 4, 'An outage'],
    ])
    expect(failedRuns.list.map(({ failed }) => failed.map(({ name }) => name))).toEqual([['Bluebird Plumbing']])
    expect(toasts.list.map(({ text }) => text).join(' ')).toMatch(/Kestrel Estates/)
  })
})

it('sends a credit again under its key after a lost response, and under another key for another customer', async () => {
  refusedFor = 4
  render(<Credit targets={targets} onClose={close} />)
  type(/^Amount/, '7.50')
  type(/^Reason/, 'An outage')
  fireEvent.click(screen.getByRole('button', { name: 'Give a credit' }))
  await waitFor(() => expect(isClosed).toBe(true))
  refusedFor = undefined
  const [failed] = failedRuns.list
  await failed?.run.act(failed.failed, () => undefined)
  const keys = sent.map(({ body, key }) => [body.customerId, body.amount, key])
  expect(keys).toEqual([
    [3, 7.5, expect.any(String)],
    [4, 7.5, expect.any(String)],
    [4, 7.5, keys[1]?.[2]],
  ])
  expect(keys[0]?.[2]).not.toBe(keys[1]?.[2])
})

it('a discount is of what the plan of each cost the last time, and of nothing where none was charged', async () => {
  charged = [{ id: 9, customerId: 3, amount: -40, transactionType: 'charge', category: 'plan' }]
  render(<Discount targets={targets} onClose={close} />)
  type(/^Per cent/, '12,5')
  type(/^Reason/, 'An outage')
  fireEvent.click(screen.getByRole('button', { name: 'Give a discount' }))
  await waitFor(() => expect(isClosed).toBe(true))
  expect(sent.map(({ body }) => body)).toMatchObject([
    { customerId: 3, amount: 5, discountOfId: 9 },
    { customerId: 4, amount: 5, discountOfId: 9 },
  ])
  charged = []
  await expect(discountOne(3, 10, 'An outage')).rejects.toThrow(/nothing to reduce\. No money was moved/)
})

it('a discount on a charge that is discounted as far already moves no money, and says why', async () => {
  given = [{ id: 9, customerId: 3, amount: 38, transactionType: 'adjustment', discountOfId: 8 }]
  await expect(discountOne(3, 10, 'An outage')).rejects.toThrow(/left less than 10%.*No money was moved/)
  expect(sent).toEqual([])
  await discountOne(3, 5, 'An outage')
  expect(sent.map(({ body }) => body.amount)).toEqual([2])
})
