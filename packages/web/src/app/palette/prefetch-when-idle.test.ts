import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activity } from '../../state/activity.ts'
import { prefetchWhenIdle } from './overlays.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  activity.pending = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets time pass, and what follows from it. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('does several one by one, each once the page is at rest again, also after one that failed', async () => {
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>()
  const works = [vi.fn(() => isDone), vi.fn(() => Promise.reject(new Error('refused'))), vi.fn(async () => undefined)]
  const calls = () => works.map((work) => work.mock.calls.length)
  prefetchWhenIdle(works, 300)
  await pass(5000)
  expect(calls()).toEqual([1, 0, 0])
  activity.pending = 1
  done()
  await pass(5000)
  expect(calls()).toEqual([1, 0, 0])
  activity.pending = 0
  await pass(5000)
  expect(calls()).toEqual([1, 1, 1])
})

it('calls off what is left of several', async () => {
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>()
  const later = vi.fn(async () => undefined)
  const callOff = prefetchWhenIdle([() => isDone, later], 300)
  await pass(5000)
  callOff()
  done()
  await pass(5000)
  expect(later).not.toHaveBeenCalled()
})

it('brings nothing ahead for anyone who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const work = vi.fn(async () => undefined)
  prefetchWhenIdle([work], 300)
  await pass(5000)
  expect(work).not.toHaveBeenCalled()
})
