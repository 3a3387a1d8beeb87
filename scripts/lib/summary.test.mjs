import { describe, expect, test } from 'vitest'
import { closingLines, stepLine, tail } from './summary.mjs'

const lint = { name: 'lint', ok: true, durationMs: 2_100 }
const unit = { name: 'unit', ok: true, durationMs: 41_000, counts: { passed: 1234, failed: 0, skipped: 0 } }
const e2e = { name: 'e2e', ok: false, durationMs: 90_000, counts: { passed: 8, failed: 1, skipped: 1 } }

test.each([
  [lint, '✔ lint         2.1 s'],
  [unit, '✔ unit         1,234 tests, 41 s'],
  [e2e, '✖ e2e          10 tests, 1 failed, 1 skipped, 1 min 30 s'],
])('%j', (result, expected) => {
  expect(stepLine(result)).toBe(expected)
})

describe('closingLines', () => {
  test('of a run that passed', () => {
    expect(closingLines([lint, unit], 192_000)).toEqual([
      '1234 passed, 0 failed, 0 skipped',
      'PASS 2 steps, 1,234 tests, 0 failed, 0 skipped in 3 min 12 s',
    ])
  })

  test('of one step', () => {
    expect(closingLines([lint], 2_100)[1]).toBe('PASS 1 step, 0 tests, 0 failed, 0 skipped in 2.1 s')
  })

  test('name the steps that failed', () => {
    expect(closingLines([{ ...lint, ok: false }, unit, e2e], 192_000)).toEqual([
      '1242 passed, 1 failed, 1 skipped',
      'FAIL lint, e2e of 3 steps, 1,244 tests, 1 failed, 1 skipped in 3 min 12 s',
    ])
  })
})

test('a long output is cut from the top', () => {
  expect(tail('1\n2\n3\n', 3, 'x.log')).toBe('1\n2\n3')
  expect(tail('1\n2\n3\n', 2, 'x.log')).toBe('… 1 lines before these in x.log\n2\n3')
})
