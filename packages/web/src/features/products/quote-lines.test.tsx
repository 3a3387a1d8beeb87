import { type Discount, subscriptionQuote } from '@lineboard/sdk'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { loadRates } from '../../data/rates.ts'
import { setDateSettings } from '../../state/dates.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { amountText, QuoteLines } from './quote-lines.tsx'

const at = new Date('2026-05-22T12:00:00Z')
const rates = [
  { code: 'EUR', rate: 0.92 },
  { code: 'JPY', rate: 151.4 },
  { code: 'KWD', rate: 0.307 },
]
const fifth: Discount = { percent: 20, from: '2026-05-01T00:00:00.000Z', until: '2026-06-10T00:00:00.000Z' }

const held: Parameters<typeof QuoteLines>[0]['held'] & object = {
  id: 5,
  customerId: 2,
  productId: 1,
  quantity: 4,
  status: 'active',
  startedAt: '2026-01-01T00:00:00.000Z',
  renewsAt: '2026-06-05T12:00:00.000Z',
}

beforeEach(() => setDateSettings({ timeZone: 'UTC', dateFormat: 'yyyy-mm-dd' }))
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it.each([
  ['USD', 39, '2 at $31.20, $62.40', '2 for $78.00'],
  ['EUR', 35.5, '2 at €28.40, €56.80 ($61.74)', '2 for €71.00 ($77.18)'],
  ['JPY', 4500, '2 at ¥3,600, ¥7,200 ($47.56)', '2 for ¥9,000 ($59.44)'],
  ['KWD', 11.125, /^Today: 2 at .*8\.900, .*17\.800 \(\$57\.98\)/, /2 for .*22\.250 \(\$72\.48\)/],
])(
  'in %s it says what is charged today and at renewal, when the discount has ended',
  (currency, price, today, later) => {
    const sold = { price, currency, recur: 'monthly' }
    const quote = subscriptionQuote({ sold, discounts: [fifth], quantity: 2, rates }, at)
    render(
      <QuoteLines
        quote={quote}
        currency={currency}
        recur="monthly"
        held={undefined}
        replaced={undefined}
        balanceUsd={undefined}
      />,
    )
    const [first, off, renewal, whole, tax] = lines()
    expect(first).toMatch(today)
    expect(tax).toBe('No tax is charged.')
    expect(off).toBe('Taken off already: 20% off until 2026-06-10.')
    expect(renewal).toMatch(later)
    expect(renewal).toMatch(/^Next on 2026-06-22: .*, monthly, at the price of that day\.$/)
    expect(whole).toMatch(/^A whole period is charged however much of it is left/)
  },
)

it('more of what is there renews on its day, with the rest of it', () => {
  const sold = { price: 10, currency: 'USD', recur: 'monthly' }
  const quote = subscriptionQuote({ sold, discounts: [fifth], quantity: 1, held, rates }, at)
  render(
    <QuoteLines quote={quote} currency="USD" recur="monthly" held={held} replaced={undefined} balanceUsd={undefined} />,
  )
  expect(lines()).toContain('Your company has 4 and will have 5.')
  expect(lines()).toContain('Next on 2026-06-05: 5 for $40.00, monthly, at the price of that day.')
})

it('who sees every customer reads of the customer, and not of a company of their own', () => {
  showSession({ status: 'signed-in', user: testUser({ isSuperAdmin: true }) })
  const sold = { price: 10, currency: 'USD', recur: 'monthly' }
  const quote = subscriptionQuote({ sold, discounts: [], quantity: 1, held, rates }, at)
  render(
    <QuoteLines quote={quote} currency="USD" recur="monthly" held={held} replaced={undefined} balanceUsd={undefined} />,
  )
  expect(lines()).toContain('The customer has 4 and will have 5.')
  showSession({})
})

it('a plan says which one ends, and what is paid once that it never renews', () => {
  const sold = { price: 10, currency: 'USD', recur: 'once' }
  const quote = subscriptionQuote({ sold, discounts: [], quantity: 1, rates }, at)
  const plan = { ...held, Product: { id: 2, name: 'Basic' } } as Parameters<typeof QuoteLines>[0]['replaced']
  render(
    <QuoteLines quote={quote} currency="USD" recur="once" held={undefined} replaced={plan} balanceUsd={undefined} />,
  )
  expect(lines()).toEqual([
    'Today: $10.00, taken from the wallet at once.',
    'It takes the place of Basic, which ends now. Nothing is paid back for the rest of its time.',
    'It is paid once and never again.',
    'No tax is charged.',
  ])
})

it('says that pieces at another price stay as they are', () => {
  const sold = { price: 100, currency: 'USD', recur: 'yearly' }
  const quote = subscriptionQuote({ sold, discounts: [], quantity: 1, rates }, at)
  const monthly = { ...held, Product: { id: 5, name: 'Recording' }, ProductVariation: { id: 7, name: 'Monthly' } }
  render(
    <QuoteLines
      {...{ quote, currency: 'USD', recur: 'yearly', held: undefined, replaced: undefined, balanceUsd: undefined }}
      besides={[monthly as typeof held]}
    />,
  )
  expect(lines()).toContain('Recording, Monthly (4) stays a subscription of its own, with its own price and dates.')
})

it('a price in dollars is said in the own currency first', async () => {
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', fetch: async () => Response.json(rates) })
  await loadRates()
  const customer = {
    id: 2,
    companyName: 'Harbor',
    currency: 'JPY',
    balance: 10,
    state: 'active' as const,
    createdAt: '',
  }
  showSession({ status: 'signed-in', user: testUser({ Customer: customer }) })
  const sold = { price: 10, currency: 'USD', recur: 'monthly' }
  const quote = subscriptionQuote({ sold, discounts: [], quantity: 1, rates }, at)
  render(
    <QuoteLines
      quote={quote}
      currency="USD"
      recur="monthly"
      held={undefined}
      replaced={undefined}
      balanceUsd={undefined}
    />,
  )
  expect(lines()[0]).toBe('Today: ¥1,514 ($10.00), taken from the wallet at once.')
  // 30,007 before and 24,103 after: a yen less than the price alone.
  expect(amountText({ ...quote.now, all: 39 }, 'USD', 198.2)).toBe('¥5,904 ($39.00)')
  expect(lines()[1]).toMatch(/^Next on 2026-06-22: ¥1,514 \(\$10\.00\), monthly/)
  showSession({})
})
