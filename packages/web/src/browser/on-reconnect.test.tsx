import { expect, it, vi } from 'vitest'
import { onReconnect } from './keep-current.ts'

it('tells of a network that is back, and of a machine that woke, until it is ended', () => {
  vi.useFakeTimers()
  const back = vi.fn()
  const end = onReconnect(back)
  vi.advanceTimersByTime(600_000)
  expect(back).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  expect(back).toHaveBeenCalledTimes(1)
  // Timers rest while the machine sleeps, the clock goes on.
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(5000)
  expect(back).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  end()
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(back).toHaveBeenCalledTimes(2)
})
