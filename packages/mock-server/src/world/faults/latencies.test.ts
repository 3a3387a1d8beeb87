import { describe, expect, test } from 'vitest'
import { createPrng } from '../../ground/prng.ts'
import { type Distribution, draw } from './latencies.ts'

function drawn(distribution: Distribution, seed = 1): number[] {
  const { next } = createPrng(seed, 'test')
  return Array.from({ length: 20_000 }, () => draw(distribution, next)).sort((a, b) => a - b)
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

test('fixed is always the same', () => {
  expect(new Set(drawn({ kind: 'fixed', ms: 40 }))).toEqual(new Set([40]))
})

test('uniform fills its range evenly', () => {
  const all = drawn({ kind: 'uniform', minMs: 100, maxMs: 200 })
  expect(all[0]).toBeGreaterThanOrEqual(100)
  expect(all.at(-1)).toBeLessThan(200)
  for (const share of [0.1, 0.5, 0.9]) expect(percentile(all, share)).toBeCloseTo(100 + 100 * share, -1)
})

describe.each(['normal', 'log-normal'] as const)('%s', (kind) => {
  test.each([
    [{ kind, p50Ms: 100, p95Ms: 300 }, 0.95, 300],
    [{ kind, p50Ms: 100, p99Ms: 300 }, 0.99, 300],
  ] as [Distribution, number, number][])('%j keeps its percentiles', (distribution, share, upperMs) => {
    const all = drawn(distribution)
    expect(Math.abs(percentile(all, 0.5) - 100)).toBeLessThan(4)
    expect(Math.abs(percentile(all, share) - upperMs)).toBeLessThan(upperMs * 0.05)
    expect(all[0]).toBeGreaterThanOrEqual(0)
    expect(all.at(-1)).toBeLessThanOrEqual(60_000)
  })
})

test('the tail of log-normal is longer', () => {
  const shape = { p50Ms: 100, p95Ms: 300 }
  const [normal, log] = [drawn({ kind: 'normal', ...shape }), drawn({ kind: 'log-normal', ...shape })]
  expect(percentile(log, 0.999)).toBeGreaterThan(percentile(normal, 0.999) * 1.4)
})

test('no wait is below nothing or above a minute', () => {
  expect(drawn({ kind: 'normal', p50Ms: 5, p95Ms: 500 })[0]).toBe(0)
  expect(drawn({ kind: 'log-normal', p50Ms: 1000, p95Ms: 50_000 }).at(-1)).toBe(60_000)
})

test('the same seed draws the same waits, another one others', () => {
  const shape: Distribution = { kind: 'log-normal', p50Ms: 100, p95Ms: 300 }
  expect(drawn(shape)).toEqual(drawn(shape))
  expect(drawn(shape)).not.toEqual(drawn(shape, 2))
})
