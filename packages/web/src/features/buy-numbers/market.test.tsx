import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { IdleNumbers } from './buy-numbers-page.tsx'
import { dropHeld, noteOutcome } from './held-numbers.ts'
import { HeldPanel } from './held-panel.tsx'
import { readQuery } from './number-query.ts'
import { PurchaseReport } from './purchase-report.tsx'
import { SearchResults } from './search-results.tsx'

const number = '+12025550101'
const text = '(202) 555-0101'
const prices = { monthlyPrice: 2.5, setupPrice: 1 }
const customer = {
  id: 2,
  companyName: 'Harbor Dental',
  currency: 'USD',
  balance: 148.2,
  state: 'active' as const,
  createdAt: '2026-01-01T00:00:00Z',
}
const outcomeOf = (minutes: number) =>
  ({ number, status: 'held', ...prices, heldUntil: new Date(Date.now() + minutes * 60_000).toISOString() }) as const

/** What each call answers, by the end of its address. */
let answers: Record<string, unknown>

beforeEach(() => {
  answers = {}
  setErrorHandler(() => undefined)
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1 }) })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => {
      const answer = answers[new URL(url).pathname.split('/').at(-1) ?? ''] ?? []
      return answer instanceof Response ? answer.clone() : Response.json(answer)
    },
  })
  dropHeld({ customerId: 2, number })
})

const offer = {
  number,
  type: 'local' as const,
  country: 'us',
  areaCode: '202',
  capabilities: ['voice' as const],
  ...prices,
}
const results = (readOnly: boolean) => (
  <SearchResults
    customerId={2}
    result={{ total: 1, numbers: [offer] }}
    query={readQuery('')}
    hrefOf={() => ''}
    readOnly={readOnly}
  />
)
const panel = (more: Partial<typeof customer> = {}, readOnly = false) => (
  <HeldPanel customer={{ ...customer, ...more }} readOnly={readOnly} />
)
const press = (name: RegExp | string, place = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name }))

it('read-only people see numbers and prices, and nothing to press', () => {
  noteOutcome(2, outcomeOf(10))
  render(
    <>
      {results(true)}
      {panel({}, true)}
    </>,
  )
  expect(screen.getByText('$2.50 a month')).toBeTruthy()
  expect([screen.queryByRole('checkbox'), screen.queryByRole('button')]).toEqual([null, null])
})

it('reports a number that is gone; a number with a failed hold stays chosen', async () => {
  render(results(false))
  const hold = async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: /555-0101/ }))
    press('Hold 1 number')
    return (await screen.findByRole('alert')).textContent
  }
  answers.reserve = [{ number, status: 'gone', message: 'The number was just sold.' }]
  expect(await hold()).toBe(`${text} is gone. The number was just sold.`)
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  answers.reserve = Response.json({ error: { statusCode: 409, message: 'Taken a moment ago' } }, { status: 409 })
  await vi.waitFor(async () => expect(await hold()).toContain('Taken a moment ago'))
})

it('the end of a hold is reported, and the number can be held again', async () => {
  const news = () => screen.getByRole('status').textContent
  const holdFor = (minutes: number) => noteOutcome(2, outcomeOf(minutes))
  noteOutcome(2, outcomeOf(15))
  render(panel())
  expect(news()).toBe('')
  holdFor(4)
  await vi.waitFor(() => expect(news()).toBe(`Less than five minutes are left to buy ${text}.`))
  holdFor(-1)
  await vi.waitFor(() => expect(news()).toBe(`The hold on ${text} has ended.`))
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
  answers.reserve = [outcomeOf(15)]
  press(`Hold ${text} again`)
  expect(await screen.findByText(/^1[45]:\d\d left$/)).toBeTruthy()
  expect(news()).toBe('')
  holdFor(-1)
  fireEvent.click(await screen.findByRole('button', { name: `Remove ${text} from this list` }))
  await vi.waitFor(() => expect(screen.queryByText(text)).toBeNull())
})

it('reports a wallet with too little credit before the purchase', () => {
  noteOutcome(2, outcomeOf(10))
  render(panel({ balance: 3 }))
  press(`Buy ${text}`)
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByRole('alert').textContent).toMatch(/^The wallet is \$0\.50 short\./)
  expect(within(dialog).getByRole('button', { name: 'Buy for $3.50' })).toBeTruthy()
})

it('who sees no tracking numbers learns what was bought, without a link', () => {
  const purchases = [{ number, status: 'bought', id: 7 }] as const
  const { rerender } = render(<PurchaseReport purchases={purchases} />)
  expect([screen.getByText(text), screen.queryByRole('link')]).toEqual([expect.anything(), null])
  rerender(
    <MayOpenProvider value={() => true}>
      <PurchaseReport purchases={purchases} />
    </MayOpenProvider>,
  )
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe('/service/tracking-number/edit/7')
})

it.each([
  [[2.5], 'One number of yours has had no call for 30 days, and costs $2.50 a month.'],
  [[2.5, 3], '2 numbers of yours have had no call for 30 days, and cost $5.50 a month.'],
])('numbers that nobody calls are reported with what they cost a month: %j', async (monthly, words) => {
  answers.OpNumbers = monthly.map((monthlyPrice, id) => ({ id, monthlyPrice }))
  // Each case has a customer of its own, whose answers are none of the other's.
  render(<IdleNumbers customerId={20 + monthly.length} />)
  expect(await screen.findByText(words, { exact: false })).toBeTruthy()
})

it('a purchase that leaves little says so in the words of this page, not in those of the server', async () => {
  const left = { ...customer, balance: 2.4 }
  const user = testUser({ id: 1, customerId: 2, Customer: left })
  showSession({ status: 'signed-in', user })
  noteOutcome(2, outcomeOf(10))
  answers.reserve = [outcomeOf(10)]
  answers.OpNumbers = Response.json({ id: 7 }, { headers: { 'X-Wallet-Warning': 'The wallet holds USD 2.40.' } })
  answers['1'] = user
  answers.subscriptionDetail = {
    state: 'active',
    currency: 'USD',
    addOns: [],
    monthlyTotal: 0,
    dailySpend: 1,
    upcoming: [],
  }
  render(panel({ balance: 10 }))
  press(`Buy ${text}`)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Buy for/ }))
  expect(await screen.findByText(/^Balance \$2\.40\. Lasts 2 days with calls and renewals as now/)).toBeTruthy()
  expect(screen.queryByText(/USD 2\.40/)).toBeNull()
})
