import { currencyCodes } from '@lineboard/sdk'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadRates } from '../../data/rates.ts'
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
