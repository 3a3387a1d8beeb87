import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { loadRates } from '../../data/rates.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { initCards } from '../../shared/card/card-source.ts'
import { toasts } from '../../state/toasts.ts'
import { AddingFunds } from '../../testing/adding-funds.tsx'

const card = {
  ...{ id: 1, customerId: 2, token: '****1', payment_id: 'card_1', primary: true, brand: 'visa', last4: '3184' },
  ...{ expMonth: 8, expYear: 2029, createdAt: '2026-01-01T00:00:00.000Z' },
}
const rates = [
  { code: 'EUR', rate: 0.92, symbol: '€' },
  { code: 'JPY', rate: 156.5, symbol: '¥' },
  { code: 'KWD', rate: 0.307, symbol: 'KWD' },
]
const payment = { id: 'pi_1', client_secret: 'pi_1_secret', status: 'requires_action' }
const waits = {
  statusCode: 402,
  name: 'CardError',
  message: 'The bank asks.',
  code: 'authentication_required',
  payment,
}

/** What was asked, in its order: of the server, and of the bank. */
let calls: string[]

beforeEach(async () => {
  localStorage.clear()
  toasts.list = []
  calls = []
  setErrorHandler(() => undefined)
  initCards({ kind: 'sandbox', url: 'http://core.example/__mock/' })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.endsWith('/confirm')) return Response.json({ error: { code: 'incorrect_number', message: 'No card.' } })
    calls.push(body)
    const intent = { id: 'pi_1', status: 'succeeded', payment_method: 'pm_1' }
    return Response.json(JSON.parse(body).approve ? { paymentIntent: intent } : { error: { message: 'Not you.' } })
  })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.includes('CurrencyRates')) return Response.json(rates)
      if (request.method === 'GET') return Response.json([])
      calls.push(pathname.split('/').at(-1) ?? '')
      return pathname.endsWith('charge_customer') ? Response.json({ error: waits }, { status: 402 }) : Response.json({})
    },
  })
  await loadRates()
})
afterEach(() => {
  initCards({ kind: 'none' })
})

const currencies = ['USD', 'EUR', 'JPY', 'KWD']

async function askedByBank(currency: string) {
  render(<AddingFunds customerId={2} currency={currency} cards={[card]} />)
  fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: /^Pay / }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Pay / }))
  const approve = await screen.findByRole('button', { name: 'Approve' })
  // Before anybody has answered.
  expect(screen.getByText(/asks you to approve \$\d+.* Nothing is charged until you do\./)).toBeTruthy()
  return approve
}

it.each(currencies)('of a customer in %s, what the bank approves is put into the wallet', async (currency) => {
  fireEvent.click(await askedByBank(currency))
  await vi.waitFor(() =>
    expect(toasts.list.map(({ text }) => text)).toEqual([expect.stringMatching(/^\$\d+.* was added/)]),
  )
  const answered = JSON.stringify({ client_secret: payment.client_secret, approve: true })
  expect(calls).toEqual(['charge_customer', answered, 'intent_to_wallet'])
  expect(screen.queryByText(/Nothing is charged until/)).toBeNull()
})

it.each(currencies)(
  'of a customer in %s, what the person rejects is charged nowhere, and can be paid again',
  async (currency) => {
    await askedByBank(currency)
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText(/nothing was charged\. Not you\./)).toBeTruthy()
    expect(calls).not.toContain('intent_to_wallet')
    expect(screen.getByRole('button', { name: /^Pay / })).toHaveProperty('disabled', false)
    expect(toasts.list).toEqual([])
  },
)

it('leaving the screen while the bank asks approves nothing', async () => {
  await askedByBank('USD')
  cleanup()
  await vi.waitFor(() => expect(calls.at(-1)).toContain('"approve":false'))
  expect(calls).not.toContain('intent_to_wallet')
})
