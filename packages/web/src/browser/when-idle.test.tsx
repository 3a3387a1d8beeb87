import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './timing.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
afterEach(async () => {
  // Until nothing is scrolled any more.
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Somebody scrolls: one move alone would be a jump. */
function scroll(): void {
  for (let move = 0; move < 2; move += 1) document.dispatchEvent(new Event('scroll'))
}

it('does in a pause what can wait', async () => {
  const work = vi.fn()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(1)
})

it('does nothing while somebody scrolls, however idle the browser is, and all of it once after that', async () => {
  const work = vi.fn()
  scroll()
  whenIdle(work)
  await vi.advanceTimersByTimeAsync(100)
  scroll()
  await vi.advanceTimersByTimeAsync(100)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('is called off, also while somebody scrolls', async () => {
  const work = vi.fn()
  whenIdle(work)()
  scroll()
  const callOff = whenIdle(work)
  await vi.advanceTimersByTimeAsync(50)
  callOff()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).not.toHaveBeenCalled()
})
