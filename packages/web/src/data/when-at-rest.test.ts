import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activity } from '../state/activity.ts'
import { whenAtRest } from './when-at-rest.ts'

beforeEach(() => {
  vi.useFakeTimers()
  activity.pending = 0
})
afterEach(() => vi.useRealTimers())

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
