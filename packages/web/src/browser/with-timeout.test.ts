import { beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from './timing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

it('brings what comes in time, and leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve(7), 50)).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

it('fails as what it waits for fails', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')), 50)).rejects.toThrow('broken')
})

it('gives up what takes too long', async () => {
  const waiting = expect(withTimeout(new Promise(() => undefined), 50)).rejects.toThrow('50 ms')
  await vi.advanceTimersByTimeAsync(50)
  await waiting
})
