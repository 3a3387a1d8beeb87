import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { backoffMs, sleep } from './retries.ts'
import { retryAfterMs } from './send.ts'

test('waits up to a bound that doubles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 1000 }), (attempt, baseDelayMs) => {
      const delayMs = backoffMs(attempt, baseDelayMs)
      expect(delayMs).toBeGreaterThanOrEqual(0)
      expect(delayMs).toBeLessThanOrEqual(baseDelayMs * 2 ** (attempt - 1))
    }),
  )
})

const noon = 'Fri, 06 Mar 2026 12:00:00 GMT'

describe.each([
  ['by the clock of this machine', {}, noon],
  ['by that of the server, where it says what it shows', { date: noon }, '2026-03-06T15:47:11Z'],
])('Retry-After %s', (_, more, now) => {
  test.each([
    ['2', 2000],
    ['0', 0],
    ['Fri, 06 Mar 2026 12:00:05 GMT', 5000],
    ['Fri, 06 Mar 2026 11:00:00 GMT', 0],
    ['soon', 0],
    ['', 0],
    [undefined, 0],
  ])('%s: %i ms', (header, expected) => {
    vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
    const waitMs = retryAfterMs(new Headers({ ...more, ...(header !== undefined && { 'retry-after': header }) }))
    vi.useRealTimers()
    expect(waitMs).toBe(expected)
  })
})

describe('sleep', () => {
  test('waits', async () => {
    const start = performance.now()
    await sleep(20, new AbortController().signal)
    expect(performance.now() - start).toBeGreaterThan(15)
  })

  test('ends with the reason of its signal', async () => {
    const controller = new AbortController()
    const slept = sleep(60_000, controller.signal)
    controller.abort(new Error('enough'))
    await expect(slept).rejects.toThrow('enough')
  })
})
