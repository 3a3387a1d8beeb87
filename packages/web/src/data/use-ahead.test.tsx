import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activity } from '../state/activity.ts'
import { useAhead } from './use-ahead.ts'

beforeEach(() => {
  vi.useFakeTimers()
  activity.pending = 0
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

const code = () => ({ peek: () => undefined, load: vi.fn(() => Promise.reject(new Error('no network'))) })

it('brings code once the page rests, and is not harmed where that fails', async () => {
  const some = code()
  renderHook(() => useAhead(some, 300))
  expect(some.load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(some.load).toHaveBeenCalledTimes(1)
})

it('brings nothing for anyone who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const some = code()
  renderHook(() => useAhead(some, 300))
  await vi.advanceTimersByTimeAsync(5000)
  expect(some.load).not.toHaveBeenCalled()
})
