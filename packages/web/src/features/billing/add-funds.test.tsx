import type { LineboardOptions } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { loadRates } from '../../data/rates.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { toasts } from '../../state/toasts.ts'
import { AddingFunds } from '../../testing/adding-funds.tsx'
import { card, payment } from '../../testing/paid-rows.ts'
import { showSession, testUser } from '../../testing/show-session.ts'

const rates = [
  { code: 'EUR', rate: 0.92, symbol: '€' },
  { code: 'JPY', rate: 156.5, symbol: '¥' },
  { code: 'KWD', rate: 0.307, symbol: 'KWD' },
]
const currencies = ['USD', 'EUR', 'JPY', 'KWD'] as const

let answer: () => Response | Promise<Response>
let sent: unknown[]

beforeEach(async () => {
  localStorage.clear()
  toasts.list = []
  sent = []
  setErrorHandler(() => undefined)
  connect({ retry: false })
  await loadRates()
})

const connect = (options: Partial<LineboardOptions>) =>
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    fetch: async (request) => {
      if (request.url.includes('CurrencyRates')) return Response.json(rates)
      if (request.method === 'GET') return Response.json([])
      sent.push(await request.json())
      return answer()
    },
    ...options,
  })

// Each has a customer of its own, whose orders are none of any other's.
let customerId = 700

/** Presses Pay, and agrees to the question, which it answers. */
function pay(currency: string): { form: HTMLElement; asked: string } {
  customerId += 1
  render(<AddingFunds customerId={customerId} currency={currency} cards={[card]} />)
  const form = screen.getByRole('form')
  fireEvent.click(within(form).getByRole('button', { name: /^Pay / }))
  const question = screen.getByRole('dialog')
  const asked = question.textContent.replaceAll('\u00a0', ' ')
  fireEvent.click(within(question).getByRole('button', { name: /^Pay / }))
  return { form, asked }
}

it.each([
  ['USD', 25, '$25.00 is charged to Visa ending in 4242'],
  ['EUR', 27.17, '$27.17, the nearest to €25.00 that can be charged in US dollars'],
  ['JPY', 25.56, '$25.56, the nearest to ¥4,000 that can be charged in US dollars'],
  ['KWD', 24.43, '$24.43, the nearest to KWD 7.500 that can be charged in US dollars'],
] as const)('in %s a saved card is charged $%d, as was asked', async (currency, amount, words) => {
  answer = () => Response.json({})
  const { asked } = pay(currency)
  expect(asked).toContain(words)
  await vi.waitFor(() => expect(toasts.list.map(({ text }) => text).join()).toContain('added to the wallet'))
  expect(sent).toEqual([expect.objectContaining({ amount })])
})

it('what was paid is called as it was chosen, and the form does not hold it any more', async () => {
  answer = () => Response.json({ transaction: { ...payment, amount: 25.56, balanceAfter: 100.01 } })
  const customer = {
    id: 2,
    companyName: 'Harbor',
    balance: 0,
    state: 'active' as const,
    createdAt: payment.transactionDate,
  }
  showSession({ status: 'signed-in', user: testUser({ id: 5, Customer: { ...customer, currency: 'JPY' } }) })
  pay('JPY')
  const again = await screen.findByRole('button', { name: 'Add more funds' })
  const said = toasts.list
    .map(({ text }) => text)
    .join()
    .replaceAll('\u00a0', ' ')
  expect(said).toContain('¥4,000 was paid, which is ¥4,001 ($25.56) in the wallet')
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
  fireEvent.click(again)
  expect(screen.getByRole('button', { name: 'Pay ¥4,000' })).toBeDefined()
})

const details = {
  context: 'PaymentMethod',
  codes: { amount: ['decimals'] },
  messages: { amount: ['must have at most 2 decimals, as amounts of USD have'] },
}
const refusals = [
  { statusCode: 402, name: 'CardError', message: 'Your card was declined.', code: 'card_declined' },
  { statusCode: 422, name: 'ValidationError', message: 'The `PaymentMethod` instance is not valid.', details },
  { statusCode: 404, name: 'Error', message: 'Unknown "PaymentMethod" id "x".' },
]

it.each(currencies.flatMap((currency) => refusals.map((error) => [currency, error] as const)))(
  'in %s says of a charge that is refused why, in the form, in words: %j',
  async (currency, error) => {
    answer = () => Response.json({ error }, { status: error.statusCode })
    const { form } = pay(currency)
    const problem = await within(form).findByText(/\w+ \w+/, { selector: '.MuiAlert-message' })
    // The status stands behind a sentence of the app's own, for who is asked about it.
    const text = problem.textContent?.replace(/ \(error \d+\)/, '')
    expect(text).not.toMatch(/PaymentMethod|instance|402|404|422|`/)
  },
)

it.each(currencies)('in %s a lost answer leaves it open, and names the amount that was sent', async (currency) => {
  answer = () => Response.error()
  const { form, asked } = pay(currency)
  const amount = /\$\d+\.\d\d/.exec(asked)?.[0] ?? ''
  expect(await within(form).findByText(/It is not known whether the payment of/)).toBeDefined()
  expect(form.textContent).toContain(amount)
})

it.each([
  ['nothing is sent again, and another try may charge again', false, 1, /may be charged a second time/],
  ['it is sent again under its key, and charged once', true, 3, /charged once, however often/],
] as const)(
  'where an answer is lost, %s: of a server that knows keys that is %j',
  async (_, idempotencyKeys, times, words) => {
    connect({ idempotencyKeys, retry: { attempts: 3, baseDelayMs: 1 } })
    answer = () => Response.json({ error: { statusCode: 503, name: 'Error', message: 'Busy' } }, { status: 503 })
    const { form } = pay('USD')
    expect(await within(form).findByText(words)).toBeDefined()
    expect(sent).toHaveLength(times)
    // The question closes while the answer comes; what is behind it can't be pressed until then.
    fireEvent.click(await within(form).findByRole('button', { name: 'It was not carried out' }))
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(within(form).queryByText(words)).toBeNull())
    expect(await within(form).findByRole('button', { name: 'Pay $25.00' })).toBeDefined()
  },
)

it('while a payment is under way nothing can be pressed twice, and the question stays', async () => {
  answer = () => new Promise(() => undefined)
  // A customer of its own: the order is left without an answer.
  render(<AddingFunds customerId={3} currency="USD" cards={[card]} />)
  fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: /^Pay / }))
  const dialog = screen.getByRole('dialog')
  const agree = within(dialog).getByRole('button', { name: /^Pay / })
  fireEvent.click(agree)
  fireEvent.click(agree)
  await waitFor(() => expect([sent.length, agree]).toMatchObject([1, { disabled: true }]))
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect([screen.queryByRole('dialog'), sent.length]).toEqual([dialog, 1])
})

/** Chooses another amount, types it, and leaves its field by pressing something, as far as the press goes. */
function leaveOther(typed: string): HTMLElement {
  customerId += 1
  render(<AddingFunds customerId={customerId} currency="USD" cards={[card]} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Other' }))
  const field = screen.getByLabelText('Other amount in USD')
  fireEvent.change(field, { target: { value: typed } })
  dispatchEvent(new MouseEvent('pointerdown'))
  fireEvent.blur(field)
  return field
}

it('what is wrong with an amount is said after the press that leaves its field, which would miss what it meant', async () => {
  const field = leaveOther('0')
  expect(field.getAttribute('aria-invalid')).toBe('false')
  dispatchEvent(new Event('pointerup'))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  // Emptied, it is as wrong, and stays so as it is left.
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('the press that leaves the field may choose another amount', async () => {
  leaveOther('0')
  fireEvent.click(screen.getByRole('radio', { name: '$50' }))
  dispatchEvent(new Event('pointerup'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.getByRole('button', { name: 'Pay $50.00' })).toBeDefined()
})
