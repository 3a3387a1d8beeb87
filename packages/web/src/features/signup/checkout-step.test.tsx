import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { initCards } from '../../shared/card/card-source.ts'
import { toasts } from '../../state/toasts.ts'
import { showSignUp } from '../../testing/show-sign-up.tsx'
import { signUpStates } from '../../testing/sign-up-states.ts'
import { CheckoutStep } from './checkout-step.tsx'
import { SummaryPanel } from './summary-panel.tsx'

const { atCheckout, afterPaying } = signUpStates
const press = (name: RegExp | string, place = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name }))
const type = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const terms = () => screen.getByRole('checkbox', { name: /^I agree to the Terms/ })

/** What the server says of the terms, as HTML; undefined where it says nothing. */
let agreement: string | undefined

beforeEach(() => {
  toasts.list = []
  agreement = undefined
  initCards({ kind: 'sandbox', url: 'http://core.example/__mock/' })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async () => (agreement === undefined ? new Response('', { status: 503 }) : Response.json({ agreement })),
  })
})
afterEach(() => initCards({ kind: 'none' }))

async function typeCard() {
  await screen.findByLabelText('Card number')
  type('Card number', '4242 4242 4242 4242')
  type(/^Expiry/, '12/40')
  type('Security code', '123')
}

it('terms that do not come are reported, and cannot be agreed to; those that do are declined or accepted', async () => {
  showSignUp({ ...atCheckout, hasAgreed: false }, <CheckoutStep />)
  await typeCard()
  const pay = screen.getByRole('button', { name: 'Pay' })
  fireEvent.click(terms())
  await vi.waitFor(() =>
    expect(toasts.list.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^The Terms of Service could not be loaded/),
    ]),
  )
  expect([screen.queryByRole('dialog'), pay]).toEqual([null, expect.objectContaining({ disabled: true })])

  agreement = '<p>Be kind.</p>'
  fireEvent.click(terms())
  const dialog = await screen.findByRole('dialog', { name: 'Terms of Service' })
  expect(dialog.textContent).toContain('Be kind.')
  press('Decline')
  expect([screen.queryByRole('dialog'), pay]).toEqual([null, expect.objectContaining({ disabled: true })])
  fireEvent.click(terms())
  press('Accept', await screen.findByRole('dialog'))
  expect([terms(), pay]).toMatchObject([{ checked: true }, { disabled: false }])
  fireEvent.click(terms())
  expect(pay).toHaveProperty('disabled', true)
})

it('a card field that is left empty says so', async () => {
  showSignUp(atCheckout, <CheckoutStep />)
  for (const [name, text] of [
    ['Card number', 'Card number is required'],
    ['Expiry (MM/YY)', 'Expiry is required'],
    ['Security code', 'Security code is required'],
  ] as const) {
    const field = await screen.findByRole('textbox', { name, description: '' })
    fireEvent.blur(field)
    expect(screen.getByRole('textbox', { name, description: text })).toBe(field)
  }
  type('Card number', '4242')
  expect(screen.getByRole('textbox', { name: 'Card number', description: 'Card number is incomplete' })).toBeTruthy()
})

it('a payment that is refused says so where the focus is, and another card may pay', async () => {
  const refused = { type: 'cardRefused', message: 'Your card was declined.' } as const
  showSignUp(atCheckout, <CheckoutStep />, async ({ type: effect }) => (effect === 'confirmCard' ? refused : undefined))
  await typeCard()
  press('Pay')
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(screen.getByRole('alert').textContent).toBe('Your card was declined. No money was moved.')
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveProperty('disabled', false)
})

it('offers only to pay again after a lost response', async () => {
  const lost = { type: 'payUnclear', message: 'No answer. nobody is charged twice' } as const
  showSignUp(
    atCheckout,
    <>
      <CheckoutStep />
      <SummaryPanel />
    </>,
    async ({ type: effect }) => (effect === 'confirmCard' ? lost : undefined),
  )
  await typeCard()
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveProperty('disabled', false)
  press('Pay')
  expect((await screen.findByRole('alert')).textContent).toContain('nobody is charged twice')
  for (const name of ['Currency', 'Starting balance'])
    expect(screen.getByRole('combobox', { name })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveProperty('disabled', false)
})

it('a payment that cannot be begun is asked for again, and no card is typed before it is', async () => {
  const { wizard } = showSignUp({ ...atCheckout, intent: undefined }, <CheckoutStep />)
  act(() => {
    wizard.send({ type: 'retryIntent' })
    wizard.send({ type: 'intentFailed', message: 'No more today' })
  })
  expect(screen.getByRole('alert').textContent).toContain('No more today')
  expect(screen.queryByLabelText('Card number')).toBeNull()
  press('Try again')
  act(() => wizard.send({ type: 'intentReady', intent: { secret: 'pi_2', amount: '44.00', currency: 'USD' } }))
  expect(await screen.findByLabelText('Card number')).toBeTruthy()
})

it('what is paid says so, and only waits for the account; a refusal of it charges nothing', () => {
  const { wizard } = showSignUp(
    afterPaying,
    <>
      <CheckoutStep />
      <SummaryPanel />
    </>,
  )
  expect(screen.getByText(/^Your payment of \$44\.00 was received\./).textContent).toContain(afterPaying.email)
  expect([screen.queryByRole('button', { name: 'Pay' }), screen.queryByLabelText('Card number')]).toEqual([null, null])
  press('Next')
  act(() => wizard.send({ type: 'registrationRefused', reason: 'The ledger is closed' }))
  expect(screen.getByRole('alert').textContent).toContain('The ledger is closed')
  expect(screen.getByTestId('charged-today').previousSibling?.textContent).toBe('Paid')
  press('Next')
  expect(wizard.state().work).toBe('registering')
})

it('who comes back after the payment is asked for no card, not for the name on it either', () => {
  const { wizard } = showSignUp({ ...afterPaying, cardName: '' }, <CheckoutStep />)
  expect(screen.queryByLabelText(/card/i)).toBeNull()
  expect(screen.queryByText(/Choose how to pay/)).toBeNull()
  press('Next')
  expect(wizard.state().work).toBe('registering')
})

it('plans that do not come can be asked for again', () => {
  const { wizard } = showSignUp(signUpStates.atEmail, <SummaryPanel />)
  expect(screen.getByTestId('charged-today').textContent).toBe('$44.00')
  act(() => {
    wizard.send({ type: 'currencyChosen', currency: 'EUR' })
    wizard.send({ type: 'plansFailed', currency: 'EUR' })
  })
  expect(screen.getByRole('alert').textContent).toContain('The plans could not be loaded.')
  press('Try again')
  expect([wizard.state().offer.isLoading, screen.queryByRole('alert')]).toEqual([true, null])
})
