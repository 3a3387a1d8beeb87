import { beforeEach, expect, test, vi } from 'vitest'
import { startDeadline } from './send.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

test('is over when the time is up', () => {
  const deadline = startDeadline(5000)
  vi.advanceTimersByTime(4999)
  expect([deadline.isOver(), deadline.signal.aborted]).toEqual([false, false])
  vi.advanceTimersByTime(1)
  expect([deadline.isOver(), deadline.signal.aborted]).toEqual([true, true])
})

test('is never over once cleared', () => {
  const deadline = startDeadline(5000)
  deadline.clear()
  vi.advanceTimersByTime(10_000)
  expect(deadline.isOver()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([0, -1, 2 ** 31, Number.POSITIVE_INFINITY, Number.NaN])('%d is no limit', (timeoutMs) => {
  const deadline = startDeadline(timeoutMs)
  expect(vi.getTimerCount()).toBe(0)
  expect(deadline.timeoutMs).toBe(Number.POSITIVE_INFINITY)
})

test("passes on the caller's reason, and is not over", () => {
  const caller = new AbortController()
  const deadline = startDeadline(5000, caller.signal)
  caller.abort('changed my mind')
  expect(deadline.signal.reason).toBe('changed my mind')
  expect(deadline.isOver()).toBe(false)
})

test('starts aborted where the caller had aborted before', () => {
  expect(startDeadline(5000, AbortSignal.abort('early')).signal.reason).toBe('early')
})

test('tells what is left of it', () => {
  const deadline = startDeadline(5000)
  vi.advanceTimersByTime(1500)
  expect([deadline.endMs - performance.now(), startDeadline(0).endMs]).toEqual([3500, Number.POSITIVE_INFINITY])
})

test('without its limit is never over, and still ended by the caller', () => {
  const caller = new AbortController()
  const deadline = startDeadline(5000, caller.signal)
  deadline.endLimit()
  vi.advanceTimersByTime(10_000)
  expect(deadline.signal.aborted).toBe(false)
  caller.abort('enough')
  expect([deadline.signal.reason, deadline.isOver()]).toEqual(['enough', false])
})

test('leaves no listener behind', () => {
  const caller = new AbortController()
  const deadline = startDeadline(5000, caller.signal)
  deadline.clear()
  caller.abort()
  expect(deadline.signal.aborted).toBe(false)
})
