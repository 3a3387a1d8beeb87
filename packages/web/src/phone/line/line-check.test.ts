import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLineCheck } from './line-check.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('while the sound of any call is gone the server is asked, and given up each time it is silent', () => {
  const line = { ask: vi.fn(), giveUp: vi.fn() }
  const check = createLineCheck(line)
  check.soundIs('a', true)
  check.soundIs('b', true)
  expect(line.ask).toHaveBeenCalledTimes(1)
  check.answered()
  vi.advanceTimersByTime(3000)
  expect([line.ask, line.giveUp].map(({ mock }) => mock.calls.length)).toEqual([2, 0])
  check.soundIs('a', false)
  vi.advanceTimersByTime(3000)
  expect([line.ask, line.giveUp].map(({ mock }) => mock.calls.length)).toEqual([3, 1])
  check.soundIs('b', false)
  vi.advanceTimersByTime(60_000)
  expect([line.ask, line.giveUp].map(({ mock }) => mock.calls.length)).toEqual([3, 1])
})
