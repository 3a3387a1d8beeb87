import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refresh } from '../../data/use-call.ts'
import { refreshMarket } from './market.ts'

vi.mock('../../data/use-call.ts', () => ({ refresh: vi.fn() }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('asks once for many holds, and again for later ones', () => {
  for (let held = 0; held < 50; held += 1) {
    refreshMarket()
    vi.advanceTimersByTime(10)
  }
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(refresh).toHaveBeenCalledExactlyOnceWith('NumberProvider')
  refreshMarket()
  vi.advanceTimersByTime(1000)
  expect(refresh).toHaveBeenCalledTimes(2)
})
