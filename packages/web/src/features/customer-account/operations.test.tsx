import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { loadRates } from '../../data/rates.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { sessionStore } from '../../state/session-store.ts'
import { toasts } from '../../state/toasts.ts'
import { isUnsaved } from '../../state/unsaved.ts'
import { card, charge, payment, product } from '../../testing/paid-rows.ts'
import { ChargeDialog, CreditDialog, DiscountDialog, RefundDialog } from './operation-dialogs.tsx'
import { SubscribeCustomerDialog } from './subscription-dialogs.tsx'

const rates = [
  { code: 'EUR', rate: 0.92, symbol: '€' },
  { code: 'JPY', rate: 156.5, symbol: '¥' },
  { code: 'KWD', rate: 0.307, symbol: 'KWD' },
]
const variation = { ...product, id: 4, productId: 1, name: 'Monthly' }

const detail = { state: 'active', currency: 'USD', addOns: [], monthlyTotal: 0, dailySpend: 0 }
const renewal = { every: 'month', kind: 'plan', description: 'Basic plan' }

interface Sent {
  key: string | null
  body: Record<string, unknown>
}
let sent: Sent[]
let answer: () => Response
/** What was given on the charge before. */
let given: object[]
/** What is past due of whoever is asked about. */
let due: { at: string; amount: number }[]

beforeEach(async () => {
  localStorage.clear()
  toasts.list = []
  setErrorHandler(() => undefined)
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  sent = []
  answer = () => Response.json({ balanceAfter: 20 })
  due = []
  given = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.includes('CurrencyRates')) return Response.json(rates)
      if (pathname.endsWith('/Products')) return Response.json([product])
      if (pathname.endsWith('/ProductVariations')) return Response.json([variation])
      if (pathname.includes('subscriptionDetail'))
        return Response.json({ ...detail, customerId: lastId, upcoming: due.map((one) => ({ ...renewal, ...one })) })
      if (request.method === 'GET') return Response.json(pathname.endsWith('/PaymentTransactions') ? given : [])
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
      return answer()
    },
  })
  await loadRates()
})
afterEach(() => {
  sessionStore.access = undefined
})

// Each case has a customer of its own, whose orders are none of any other's, nor of another file's, which may share them.
let lastId = 7100
const customerOf = (currency: string, balance = 0) => {
  lastId += 1
  return { id: lastId, companyName: 'Harbor Dental', currency, balance }
}
const nothing = () => undefined
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function question(): Promise<HTMLElement> {
  type(/^Reason/, 'Agreed by phone')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  return asked()
}

/** The question, which shows the reason. */
async function asked(): Promise<HTMLElement> {
  await screen.findByText('Reason: Agreed by phone')
  return screen.getAllByRole('dialog').at(-1) ?? document.body
}

type Case = readonly [name: string, render: (currency: string) => ReactElement, fill: () => unknown, body: object]
const cases: readonly Case[] = [
  [
    'Charge a card',
    (currency) => <ChargeDialog customer={customerOf(currency)} cards={[card]} onClose={nothing} />,
    () => type(/^Amount/, '20'),
    { amount: 20, source: '****1' },
  ],
  [
    'Give a credit',
    (currency) => <CreditDialog customer={customerOf(currency)} onClose={nothing} />,
    () => type(/^Amount/, '20,00'),
    { amount: 20, transactionType: 'adjustment' },
  ],
  [
    'Refund',
    (currency) => <RefundDialog customer={customerOf(currency)} payment={payment} onClose={nothing} />,
    nothing,
    { amount: 20, transactionId: 9 },
  ],
  [
    'Discount',
    (currency) => <DiscountDialog customer={customerOf(currency)} charge={charge} onClose={nothing} />,
    () => type(/^Per cent/, '10'),
    { amount: 20, discountOfId: 8, transactionType: 'adjustment' },
  ],
  [
    'Subscribe or change plan',
    (currency) => <SubscribeCustomerDialog customer={customerOf(currency)} plan={undefined} onClose={nothing} />,
    () => screen.findByLabelText('Price'),
    { productId: 1, variationId: 4, quantity: 1 },
  ],
]

describe.each(cases)('%s', (name, element, fill, body) => {
  it('asks before what was typed is lost', async () => {
    render(element('USD'))
    await fill()
    type(/^Reason/, 'Agreed by phone')
    expect(isUnsaved()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('Discard your changes?')
  })

  it.each([
    ['USD', /\$20\.00(?! \()/],
    ['EUR', /\$20\.00 \(€18\.40\)/],
    ['JPY', /\$20\.00 \(¥3,130\)/],
    ['KWD', /\$20\.00 \(KWD\s?6\.140\)/],
  ])('asks with the amount in dollars and in %s, and does it once, for a reason', async (currency, amount) => {
    render(element(currency))
    await fill()
    const shown = await question()
    expect(shown.textContent).toMatch(amount)
    expect(sent).toEqual([])
    const before = toasts.list.length
    fireEvent.click(within(shown).getByRole('button', { name }))
    await waitFor(() => expect(toasts.list.length).toBeGreaterThan(before))
    expect(sent).toEqual([
      { key: expect.any(String), body: { ...body, customerId: lastId, reason: 'Agreed by phone' } },
    ])
  })

  it('is sent again just as it was, under its key, after a lost answer', async () => {
    answer = () => Response.error()
    render(element('EUR'))
    await fill()
    fireEvent.click(within(await question()).getByRole('button', { name }))
    expect(await screen.findByText(/not known whether this was carried out/)).toBeDefined()
    expect(screen.getByText(/An earlier one has no answer/)).toBeDefined()
    expect(screen.queryByLabelText(/^Reason/)).toBeNull()
    answer = () => Response.json({})
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    fireEvent.click(within(await asked()).getByRole('button', { name }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(sent[0])
  })

  it('is not asked about without a reason', async () => {
    render(element('USD'))
    await fill()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findAllByText(/Say why/)).not.toEqual([])
    expect(screen.queryByText(/^Reason: /)).toBeNull()
  })
})

it.each([
  ['USD', '$0.07', '$3.33'],
  ['EUR', '$0.07 (€0.07)', '$3.33 (€3.06)'],
  ['JPY', '$0.07 (¥11)', '$3.33 (¥521)'],
  ['KWD', '$0.07 (KWD\u00a00.021)', '$3.33 (KWD\u00a01.023)'],
])('amounts are asked about as the ledger of a wallet in %s will have them', async (currency, credited, refunded) => {
  const { unmount } = render(<CreditDialog customer={customerOf(currency, 148.24)} onClose={nothing} />)
  type(/^Amount/, '0.07')
  // 148.24 and 148.31, each as it is shown: what lies between them.
  expect((await question()).textContent).toContain(`Give ${credited}?`)
  unmount()
  render(<RefundDialog customer={customerOf(currency, 233.23)} payment={payment} onClose={nothing} />)
  type(/^Amount/, '3.33')
  expect((await question()).textContent).toContain(`Refund ${refunded}?`)
})

it.each([
  [{ balance: 20 }, 'The balance is then $0.00: calls stop until funds are added.'],
  [{ balance: 15.5 }, 'The balance is then -$4.50: calls stop until funds are added.'],
  [{ balance: 20.01 }, undefined],
  // Its calls have stopped already.
  [{ balance: -5 }, 'The balance is then -$25.00, below zero.'],
  [{ balance: 15.5, accounting_type: 'postpaid' as const }, 'The balance is then -$4.50, below zero.'],
])('a refund of $20.00 from %j says what it leaves, before and after: %s', async (wallet, said) => {
  render(<RefundDialog customer={{ ...customerOf('USD'), ...wallet }} payment={payment} onClose={nothing} />)
  const shown = await question()
  expect(/The balance is then .*(are added|below zero)\./.exec(shown.textContent ?? '')?.[0]).toBe(said)
  const before = toasts.list.length
  fireEvent.click(within(shown).getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(toasts.list.length).toBeGreaterThan(before))
  const { text = '' } = toasts.list.at(-1) ?? {}
  expect(/The balance is now .*(are added|below zero)\./.exec(text)?.[0]).toBe(said?.replace('then', 'now'))
})

it('less than a cent is no discount', async () => {
  const small = { ...charge, amount: -0.04 }
  render(<DiscountDialog customer={customerOf('JPY')} charge={small} onClose={nothing} />)
  type(/^Per cent/, '10')
  type(/^Reason/, 'Agreed by phone')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText(/less than a cent/)).toBeDefined()
})

it('no more of a charge is given back than discounts have left', async () => {
  given = [{ ...payment, transactionType: 'adjustment', amount: 190, discountOfId: charge.id }]
  render(<DiscountDialog customer={customerOf('USD')} charge={charge} onClose={nothing} />)
  type(/^Per cent/, '6')
  type(/^Reason/, 'Agreed by phone')
  await screen.findByText(/have left \$10\.00 of it/)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText(/more than the \$10\.00/)).toBeDefined()
  expect(screen.queryByText(/^Reason: /)).toBeNull()
  type(/^Per cent/, '5')
  await question()
})

it('what others have given back of a payment meanwhile is left no more', async () => {
  given = [{ ...payment, refundedAmount: 15 }]
  render(<RefundDialog customer={customerOf('USD')} payment={payment} onClose={nothing} />)
  await screen.findByText(/\$5\.00 can be given back/)
  // It is what is offered then, as long as nobody has typed.
  expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '5.00')
  type(/^Amount/, '5.01')
  type(/^Reason/, 'Agreed by phone')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByLabelText(/^Amount/).getAttribute('aria-invalid')).toBe('true')
  type(/^Amount/, '5')
  await question()
})

it.each(['0', '20.01', '1.005', 'much'])('no more is refunded than is left: %s', (typed) => {
  render(<RefundDialog customer={customerOf('USD')} payment={payment} onClose={nothing} />)
  type(/^Amount/, typed)
  type(/^Reason/, 'Agreed by phone')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.queryByText(/^Reason: /)).toBeNull()
  expect(screen.getByLabelText(/^Amount/).getAttribute('aria-invalid')).toBe('true')
})

it.each([
  ['USD', 'The balance is $16.00, which is $4.00 too little'],
  ['JPY', 'The balance is ¥2,504, which is ¥626 too little'],
  ['KWD', 'The balance is KWD 4.912, which is KWD 1.228 too little'],
])('a wallet in %s that holds too little to subscribe says so before anybody asks', async (currency, text) => {
  const dialog = (balance: number) => (
    <SubscribeCustomerDialog customer={customerOf(currency, balance)} plan={undefined} onClose={nothing} />
  )
  const { rerender } = render(dialog(16))
  expect(await screen.findByText(text, { exact: false })).toBeDefined()
  rerender(dialog(20))
  expect(screen.queryByText(/too little/)).toBeNull()
})

const performance = {
  ...{ id: 9, customerId: 2, productId: 99, variationId: 3, quantity: 1, status: 'active' as const },
  ...{ startedAt: '2026-01-01T00:00:00.000Z', Product: { ...product, id: 99, name: 'Performance plan' } },
}

it('another plan says which one it takes the place of', async () => {
  render(<SubscribeCustomerDialog customer={customerOf('USD')} plan={performance} onClose={nothing} />)
  await screen.findByLabelText('Price')
  expect((await question()).textContent).toMatch(/takes the place of Performance plan/)
})

it.each([
  ['USD', /\$20\.00(?! \()/],
  ['EUR', /\$20\.00 \(€18\.40\)/],
  ['JPY', /\$20\.00 \(¥3,130\)/],
  ['KWD', /\$20\.00 \(KWD\s?6\.140\)/],
])('a card whose bank asks is charged nothing: only the customer can approve it, in %s', async (currency, amount) => {
  const payment = { id: 'pi_1', client_secret: 'pi_1_secret', status: 'requires_action' }
  const error = { statusCode: 402, name: 'CardError', message: 'The bank asks.', code: 'authentication_required' }
  answer = () => Response.json({ error: { ...error, payment } }, { status: 402 })
  render(<ChargeDialog customer={customerOf(currency)} cards={[card]} onClose={nothing} />)
  type(/^Amount/, '20')
  fireEvent.click(within(await question()).getByRole('button', { name: 'Charge a card' }))
  const said = await screen.findByText(/^Nothing was charged\. .* Only Harbor Dental can do that/)
  expect(said.textContent).toMatch(amount)
  // It is over: the next one is a charge of its own.
  expect(screen.getByLabelText(/^Reason/)).toBeDefined()
})

const past = '2026-01-01T00:00:00.000Z'
const intoWallet = cases.filter(([name]) => ['Charge a card', 'Give a credit'].includes(name))

describe.each(intoWallet)('%s, where something is past due', (name, element, fill) => {
  async function said(currency: string) {
    render(element(currency))
    await fill()
    const shown = await question()
    await waitFor(() => expect(shown.textContent).toContain('past due'))
    const asked = shown.textContent
    fireEvent.click(within(shown).getByRole('button', { name }))
    await waitFor(() => expect(toasts.list).toHaveLength(1))
    return [asked, toasts.list[0]?.text]
  }

  it.each([
    ['USD', '$18.50'],
    ['EUR', '$18.50 (€17.02)'],
  ])('says before and after that it is paid from what is added, in %s', async (currency, amount) => {
    due = [
      { at: past, amount: 16 },
      { at: past, amount: 2.5 },
      { at: '2999-01-01T00:00:00.000Z', amount: 50 },
    ]
    const [asked, done] = await said(currency)
    expect(asked).toContain(`${amount} is past due, and is paid from that at once.`)
    expect(done).toContain(`added to the wallet. ${amount} that was past due is paid from it.`)
  })

  it('does not promise that all of it is paid where the wallet does not suffice', async () => {
    due = [
      { at: past, amount: 16 },
      { at: past, amount: 4.01 },
    ]
    const part = '$20.01 is past due: as much of it as the wallet covers is paid from it at once.'
    for (const text of await said('USD')) expect(text).toContain(part)
  })

  it('promises nothing where the wallet suffices for none of it', async () => {
    due = [
      { at: past, amount: 20.01 },
      { at: past, amount: 39 },
    ]
    const none = '$59.01 is past due, which the wallet does not cover: it stays past due.'
    for (const text of await said('USD')) expect(text).toContain(none)
  })
})
