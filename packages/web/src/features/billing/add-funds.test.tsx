import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import type { Card } from '../../parts/card/card-name.ts'
import { AddFunds } from './add-funds.tsx'

const card: Card = {
  id: 1,
  customerId: 2,
  token: '****1',
  payment_id: 'card_1',
  primary: true,
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2029,
  createdAt: '2026-01-01T00:00:00.000Z',
}

let refusal: { statusCode: number; [more: string]: unknown } | undefined
/** How often a card was to be charged; without a refusal no answer comes. */
let charges: number

beforeEach(() => {
  localStorage.clear()
  setErrorHandler(() => undefined)
  refusal = undefined
  charges = 0
  initClient({
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ method }) => {
      if (method === 'GET') return Response.json([])
      charges += 1
      if (!refusal) return new Promise<Response>(() => undefined)
      return Response.json({ error: refusal }, { status: refusal.statusCode })
    },
  })
})
afterEach(cleanup)

const details = {
  context: 'PaymentMethod',
  codes: { amount: ['decimals'] },
  messages: { amount: ['must have at most 2 decimals, as amounts of USD have'] },
}

it.each([
  { statusCode: 402, name: 'CardError', message: 'Your card was declined.', code: 'card_declined' },
  { statusCode: 422, name: 'ValidationError', message: 'The `PaymentMethod` instance is not valid.', details },
  { statusCode: 404, name: 'Error', message: 'Unknown "PaymentMethod" id "x".' },
])('says of a charge that is refused why, in the form, in words: %j', async (error) => {
  refusal = error
  render(<AddFunds customerId={2} currency="USD" cards={[card]} />)
  const form = screen.getByRole('form')
  fireEvent.click(within(form).getByRole('button', { name: /^Pay / }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Pay / }))
  const problem = await within(form).findByText(/\w+ \w+/, { selector: '.MuiAlert-message' })
  expect(problem.textContent).not.toMatch(/PaymentMethod|instance|402|404|422|`/)
})

it('while a payment is under way nothing can be pressed twice, and the question stays', async () => {
  // A customer of its own: the order is left without an answer.
  render(<AddFunds customerId={3} currency="USD" cards={[card]} />)
  fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: /^Pay / }))
  const dialog = screen.getByRole('dialog')
  const agree = within(dialog).getByRole('button', { name: /^Pay / })
  fireEvent.click(agree)
  fireEvent.click(agree)
  await waitFor(() => expect([charges, agree]).toMatchObject([1, { disabled: true }]))
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect([screen.queryByRole('dialog'), charges]).toEqual([dialog, 1])
})
