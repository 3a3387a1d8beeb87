import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

const hourMs = 3_600_000
const startMs = Date.parse('2026-05-01T12:00:00Z')
let asked = 0

/** The module as a page that has just been opened sees it. */
async function opened() {
  vi.resetModules()
  const { initClient } = await import('./client.ts')
  initClient({
    baseUrl: 'http://core.example/api/v1',
    fetch: async () => {
      asked += 1
      return Response.json([{ code: 'EUR', rate: 0.5, symbol: '€' }])
    },
  })
  return import('./rates.ts')
}

beforeEach(() => {
  asked = 0
})

it('rates are fetched once in 24 hours, over all pages', async () => {
  await (await opened()).loadRates(startMs)
  await (await opened()).loadRates(startMs + 24 * hourMs)
  expect(asked).toBe(1)
  await (await opened()).loadRates(startMs + 24 * hourMs + 1)
  expect(asked).toBe(2)
})

it.each(['{', '{"currentTime":"now","rates":[]}', '{"currentTime":1777636800000,"rates":[{"code":1}]}'])(
  'what is kept and makes no sense is fetched anew: %s',
  async (kept) => {
    localStorage.setItem('currencyRates', kept)
    await (await opened()).loadRates(startMs)
    expect(asked).toBe(1)
  },
)

it('amounts are written in the currency once its rate is known, and in dollars without one', async () => {
  const { loadRates, useMoneyIn } = await opened()
  await loadRates(startMs)
  const written = (currency: string, amountUsd: number) =>
    renderHook(() => useMoneyIn(currency)).result.current(amountUsd)
  expect([written('EUR', 12), written('XXX', 12), written('USD', -5)]).toEqual(['€6.00', '$12.00', '-$5.00'])
})
