import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHandlingFollowed } from './open-calls.ts'

type Heard = (message: object) => void
const heard = vi.hoisted(() => new Set<Heard>())

vi.mock('../../data/live.ts', () => ({
  subscribeLive(_channel: string, listener: Heard) {
    heard.add(listener)
    return () => heard.delete(listener)
  },
}))

const answer = { mutate: vi.fn() }
const publish = (data: object) => act(() => heard.forEach((listener) => void listener({ data })))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  answer.mutate.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks again after what happens to calls that wait, once for all who show the answer', () => {
  const { unmount } = renderHook(() => [1, 2].map(() => useHandlingFollowed({ handling: 'handled' }, answer)))
  publish({ id: 3, status: 'answered' })
  pass(1000)
  expect(answer.mutate).not.toHaveBeenCalled()
  publish({ id: 4, handling: 'handled' })
  publish({ id: 5, handling: 'open' })
  pass(1000)
  expect(answer.mutate).toHaveBeenCalledOnce()
  unmount()
  expect(heard.size).toBe(0)
})

it('follows nothing where nothing is asked', () => {
  renderHook(() => useHandlingFollowed(null, answer))
  expect(heard.size).toBe(0)
})
