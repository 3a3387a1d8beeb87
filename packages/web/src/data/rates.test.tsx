import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

const hourMs = 3_600_000
const startMs = Date.parse('2026-05-01T12:00:00Z')
let asked = 0

/** The module as a page that has just been opened sees it. */
async function opened(answer = async () => Response.json([{ code: 'EUR', rate: 0.5, symbol: '€' }])) {
  vi.resetModules()
  const { initClient } = await import('./client.ts')
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    fetch: () => {
      asked += 1
      return answer()
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
  'invalid stored rates are fetched again: %s',
  async (kept) => {
    localStorage.setItem('currencyRates', kept)
    await (await opened()).loadRates(startMs)
    expect(asked).toBe(1)
  },
)

it('amounts are written in the currency once its rate is known, in dollars without one, and claim none before', async () => {
  const { loadRates, useMoneyIn, useStepIn } = await opened()
  const written = (currency: string, amountUsd: number) =>
    renderHook(() => useMoneyIn(currency)).result.current(amountUsd)
  const step = renderHook(() => useStepIn('EUR')).result.current({ amount: 2, balanceAfter: 2 })
  expect([written('EUR', 12), step, written('USD', -5)]).toEqual(['…', '…', '-$5.00'])
  await loadRates(startMs)
  expect([written('EUR', 12), written('XXX', 12), written('USD', -5)]).toEqual(['€6.00', '$12.00', '-$5.00'])
})

it('amounts are said in dollars where rates can’t be had', async () => {
  const { loadRates, useMoneyIn } = await opened(async () => Response.error())
  await expect(loadRates(startMs)).rejects.toThrow()
  expect(renderHook(() => useMoneyIn('EUR')).result.current(12)).toBe('$12.00')
})
