import { act, render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../data/client.ts'
import { loadRates } from '../data/rates.ts'
import { showSession, testUser } from '../testing/show-session.ts'
import { ownMoney, useOwnMoney } from './own-money.ts'
import type { User } from './session.ts'

const Amount = () => <p>{useOwnMoney()(10)}</p>

async function signIn(id: number, currency: string) {
  const Customer: User['Customer'] = {
    id: 2,
    companyName: 'Harbor',
    currency,
    balance: 0,
    state: 'active',
    createdAt: '2026-05-01T10:00:00Z',
  }
  await act(async () => showSession({ status: 'signed-in', user: testUser({ id, Customer }) }))
}

beforeEach(() => {
  initClient({
    baseUrl: 'http://core.example/api/v1',
    fetch: async () => Response.json([{ code: 'NZD', rate: 0.8, symbol: 'NZ$' }]),
  })
})

it('amounts are in the currency of one’s customer once its rate is known, and in none before, and in dollars for the super administrator', async () => {
  await signIn(5, 'NZD')
  render(<Amount />)
  expect(document.body.textContent).toBe('…')
  await act(() => loadRates())
  expect(document.body.textContent).toBe('NZ$8.00')
  expect(ownMoney(-2.5)).toBe('-NZ$2.00')
  await signIn(1, 'NZD')
  expect(document.body.textContent).toBe('$10.00')
})
