import { describe, expect, test } from 'vitest'
import { playwrightCounts, sumCounts, vitestCounts } from './reports.mjs'

describe('vitestCounts', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }

  test('adds what waits and what is to be done to the skipped', () => {
    expect(vitestCounts(report)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  test('a file that did not load is a failure, one with a failed test is counted by its tests', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ]
    expect(vitestCounts({ ...report, testResults }).failed).toBe(2)
  })
})

describe('playwrightCounts', () => {
  const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }

  test.each([
    ['all well', { stats, errors: [] }, { passed: 7, failed: 0, skipped: 0 }],
    ['flaky is passed', { stats: { ...stats, flaky: 1 }, errors: [] }, { passed: 8, failed: 0, skipped: 0 }],
    [
      'failed and skipped',
      { stats: { ...stats, unexpected: 2, skipped: 3 }, errors: [{}] },
      { passed: 7, failed: 2, skipped: 3 },
    ],
    ['an error outside of tests', { stats, errors: [{}] }, { passed: 7, failed: 1, skipped: 0 }],
  ])('%s', (_, report, expected) => {
    expect(playwrightCounts(report)).toEqual(expected)
  })
})

test('sums are by kind', () => {
  const counts = { passed: 1, failed: 2, skipped: 3 }
  expect(sumCounts([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  expect(sumCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
