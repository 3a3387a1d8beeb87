import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { User } from '../state/session.ts'
import { testUser } from '../testing/show-session.ts'

const customerWith = (currency: string): NonNullable<User['Customer']> => ({
  id: 2,
  companyName: 'Harbor',
  currency,
  balance: 0,
  state: 'active',
  createdAt: '2026-05-01T10:00:00Z',
})

/** The modules as a page that has just been opened sees them, which no other test has given rates. */
async function opened() {
  vi.resetModules()
  const { initClient } = await import('./client.ts')
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    fetch: async () => Response.json([{ code: 'NZD', rate: 0.8, symbol: 'NZ$' }]),
  })
  const { loadRates } = await import('./rates.ts')
  const { showSession } = await import('../testing/show-session.ts')
  const signIn = (id: number, currency: string) =>
    act(async () => showSession({ status: 'signed-in', user: testUser({ id, Customer: customerWith(currency) }) }))
  return { loadRates, signIn, ...(await import('./own-money.ts')) }
}

it('amounts are in the currency of one’s customer once its rate is known, and in none before, and in dollars for the super administrator', async () => {
  const { loadRates, signIn, ownMoney, useOwnMoney } = await opened()
  await signIn(5, 'NZD')
  const { result } = renderHook(() => useOwnMoney()(10))
  expect(result.current).toBe('…')
  await act(() => loadRates())
  expect(result.current).toBe('NZ$8.00')
  expect(ownMoney(-2.5)).toBe('-NZ$2.00')
  await signIn(1, 'NZD')
  expect(result.current).toBe('$10.00')
})
