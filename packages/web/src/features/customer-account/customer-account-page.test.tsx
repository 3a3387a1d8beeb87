import { accessOf } from '@lineboard/sdk'
import { cleanup, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { toasts } from '../../state/toasts.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { useAskedOperation } from './customer-account-page.tsx'

const payment = { id: 9, customerId: 3, transactionType: 'payment', status: 'succeeded', amount: 50 }
const ask = vi.fn()
let asked: string[]

beforeEach(() => {
  ask.mockClear()
  toasts.list.length = 0
  asked = []
})

function Account() {
  useAskedOperation(3, ask)
  return null
}

function open(search: string, found: object[], isSuperAdmin = true) {
  answerCalls(({ url }) => {
    asked.push(decodeURIComponent(url))
    return found
  })
  sessionStore.access = accessOf({ id: 2, customerId: isSuperAdmin ? 1 : 3, isSuperAdmin }, [])
  history.replaceState(null, '', `/service/customers/3/billing${search}`)
  render(<Account />)
}

it('the payment that the address names is asked to be refunded, once, however old it is', async () => {
  open('?refund=9', [payment])
  await waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith({ kind: 'refund', transaction: payment }))
  expect(asked.filter((url) => url.includes('"id":9'))).not.toEqual([])
  for (const url of asked) expect(url).toContain('"customerId":3')
  expect(location.search).toBe('')
})

const charge = { id: 9, customerId: 3, transactionType: 'charge', status: 'succeeded', amount: -20 }
const discountOf = (amount: number) => ({
  id: 11,
  customerId: 3,
  transactionType: 'adjustment',
  amount,
  discountOfId: 9,
})

it('so is a discount on the charge that it names, as long as earlier ones have left something of it', async () => {
  open('?discount=9', [charge, discountOf(15)])
  await waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith({ kind: 'discount', transaction: charge }))
  expect(asked.filter((url) => url.includes('"discountOfId":9'))).not.toEqual([])
  expect(location.search).toBe('')
})

it('what has been given back since it was asked the last time is not asked again', async () => {
  open('?discount=9', [charge])
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
  cleanup()
  open('?discount=9', [charge, discountOf(20)])
  await waitFor(() => expect(toasts.list).toHaveLength(1))
  expect(ask).toHaveBeenCalledOnce()
})

it('a charge that was given back, or is a payment, is said to have nothing left', async () => {
  for (const found of [[charge, discountOf(20)], [payment]]) {
    open('?discount=9', found)
    await waitFor(() =>
      expect(toasts.list.map(({ text }) => text)).toEqual(['Nothing of this charge is left to give back.']),
    )
    toasts.list.length = 0
    cleanup()
  }
  expect(ask).not.toHaveBeenCalled()
})

it.each([
  ['one that is not of this customer', []],
  ['one that was given back', [{ ...payment, refundedAmount: 50, status: 'refunded' }]],
])('%s is said to have nothing left', async (_, found) => {
  open('?refund=9', found)
  await waitFor(() =>
    expect(toasts.list.map(({ text }) => text)).toEqual(['Nothing of this payment is left to give back.']),
  )
  expect(ask).not.toHaveBeenCalled()
})

it.each([
  ['', true],
  ['?refund=nine', true],
  ['?refund=9', false],
])('with %j nothing is asked, of who may (%s)', async (search, isSuperAdmin) => {
  open(search, [payment], isSuperAdmin)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toEqual([])
  expect(ask).not.toHaveBeenCalled()
})
