import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFollowed } from './use-live-calls.ts'

const heard = vi.hoisted(() => new Set<() => void>())

vi.mock('../../data/live.ts', () => ({
  subscribeLive(_channel: string, listener: () => void) {
    heard.add(listener)
    return () => heard.delete(listener)
  },
}))

let isHidden: boolean

beforeEach(() => {
  isHidden = false
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const callComes = () => act(() => heard.forEach((listener) => void listener()))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('followed data is requested again as calls come, once for several calls', () => {
  const answer = { mutate: vi.fn() }
  const { unmount } = renderHook(() => useFollowed(answer, 5000))
  pass(60_000)
  expect(answer.mutate).not.toHaveBeenCalled()
  for (let calls = 0; calls < 100; calls += 1) callComes()
  pass(5000)
  expect(answer.mutate).toHaveBeenCalledOnce()
  callComes()
  unmount()
  pass(5000)
  expect(answer.mutate).toHaveBeenCalledOnce()
  expect(heard.size).toBe(0)
})

it('nothing is asked for while nobody looks, and it is once somebody does', () => {
  const answer = { mutate: vi.fn() }
  renderHook(() => useFollowed(answer, 5000))
  isHidden = true
  callComes()
  pass(60_000)
  expect(answer.mutate).not.toHaveBeenCalled()
  isHidden = false
  pass(5000)
  expect(answer.mutate).toHaveBeenCalledOnce()
})
