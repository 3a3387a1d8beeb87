import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchQuality } from './line-quality.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is reported from look to look while nobody holds, and no more once the call is over', async () => {
  let received = 0
  const held = { local: false, remote: false }
  const listeners = new Map<string, () => void>()
  const session = {
    isOnHold: () => held,
    connection: {
      getStats: async () => {
        received += 150
        return new Map([['in', { type: 'inbound-rtp', kind: 'audio', packetsReceived: received }]])
      },
    },
    on: (name: string, listener: () => void) => void listeners.set(name, listener),
  }
  const onQuality = vi.fn()
  watchQuality(session, onQuality)
  await vi.advanceTimersByTimeAsync(3000)
  expect(onQuality).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(onQuality.mock.calls).toMatchObject([[{ grade: 'good' }]])
  held.remote = true
  await vi.advanceTimersByTimeAsync(9000)
  held.remote = false
  await vi.advanceTimersByTimeAsync(3000)
  expect(onQuality).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(onQuality).toHaveBeenCalledTimes(2)
  listeners.get('ended')?.()
  await vi.advanceTimersByTimeAsync(9000)
  expect(onQuality).toHaveBeenCalledTimes(2)
})
