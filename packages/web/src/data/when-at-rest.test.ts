import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activity } from '../state/activity.ts'
import { whenAtRest, whenLineIsFree } from './when-at-rest.ts'

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

it('works once nothing was awaited for that long, and only once', async () => {
  const work = vi.fn()
  activity.pending = 1
  whenAtRest(work, 300)
  await pass(5000)
  expect(work).not.toHaveBeenCalled()
  activity.pending = 0
  await pass(200)
  activity.pending = 1
  await pass(1000)
  expect(work).not.toHaveBeenCalled()
  activity.pending = 0
  await pass(5000)
  expect(work).toHaveBeenCalledTimes(1)
  activity.pending = 1
  await pass(10)
  activity.pending = 0
  await pass(5000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('is called off', async () => {
  const work = vi.fn()
  const callOff = whenAtRest(work, 300)
  await pass(200)
  callOff()
  await pass(5000)
  expect(work).not.toHaveBeenCalled()
})

it('what waits for the line alone does not wait for a page that draws', async () => {
  vi.stubGlobal('requestIdleCallback', () => 1)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const [idle, free] = [vi.fn(), vi.fn()]
  activity.pending = 1
  const callOff = whenAtRest(idle, 100)
  whenLineIsFree(free, 100)
  await pass(5000)
  expect(free).not.toHaveBeenCalled()
  activity.pending = 0
  await pass(5000)
  expect(free).toHaveBeenCalledTimes(1)
  expect(idle).not.toHaveBeenCalled()
  callOff()
})
