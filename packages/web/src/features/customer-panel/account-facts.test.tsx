import { currencyCodes } from '@lineboard/sdk'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadRates } from '../../data/rates.ts'
import { refresh } from '../../data/use-call.ts'
import { formatMoney } from '../../state/numbers.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { AccountFacts } from './customer-panel-page.tsx'

const currencies = currencyCodes()
const rate = 0.5

beforeEach(async () => {
  localStorage.clear()
  answerCalls(() => currencies.map((code) => ({ code, rate })))
  await loadRates()
})

it.each(currencies)('the balance of a customer in %s is in that, beside the dollars it is kept in', (currency) => {
  const at = '2026-05-01T10:00:00.000Z'
  render(
    <AccountFacts
      customer={{ id: 2, companyName: 'Harbor', currency, balance: -25, state: 'active', createdAt: at }}
    />,
  )
  const text = screen.getByText('Balance').nextElementSibling?.textContent
  expect(text).toBe(currency === 'USD' ? '-$25.00' : `-$25.00 (${formatMoney(-12.5, currency)})`)
})

it('says beside the balance what a customer owes and since when, never what another customer owes', async () => {
  const overdueSince = '2026-05-21T12:00:00.000Z'
  const due = { at: overdueSince, amount: 39, every: 'month', kind: 'plan', description: 'Basic' }
  let customerId = 2
  const asked: string[] = []
  answerCalls(({ url }) => {
    if (!url.includes('/subscriptionDetail')) return []
    asked.push(url)
    return { customerId, overdueSince, upcoming: [due] }
  })
  const customer = { id: 2, companyName: 'Harbor', currency: 'USD', balance: 0, state: 'active' as const }
  render(<AccountFacts customer={{ ...customer, createdAt: overdueSince }} />)
  const owed = await screen.findByText('$39.00, due since 05/21/2026')
  expect(owed.previousElementSibling?.textContent).toBe('Owed')
  expect(asked.join()).toContain('customerId=2')
  // A server may tell of the own customer alone.
  customerId = 1
  await act(() => refresh('PaymentMethod'))
  await waitFor(() => expect(screen.queryByText('Owed')).toBeNull())
})
