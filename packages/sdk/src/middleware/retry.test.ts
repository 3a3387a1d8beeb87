import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backoffMs, retryAfterMs, sleep } from './retry.ts'

test('waits up to a bound that doubles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 1000 }), (attempt, baseDelayMs) => {
      const delayMs = backoffMs(attempt, baseDelayMs)
      expect(delayMs).toBeGreaterThanOrEqual(0)
      expect(delayMs).toBeLessThanOrEqual(baseDelayMs * 2 ** (attempt - 1))
    }),
  )
})

test.each([
  ['2', 2000],
  ['0', 0],
  ['Fri, 06 Mar 2026 12:00:05 GMT', 5000],
  ['Fri, 06 Mar 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('Retry-After %s: %i ms', (header, expected) => {
  expect(retryAfterMs(header, Date.parse('2026-03-06T12:00:00Z'))).toBe(expected)
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
