// Counts of tests from the reports that the test runners write for machines.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * A file that could not even be loaded has no tests to count; it counts as one failed.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report of Vitest's json reporter
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * A flaky test, one that passed when repeated, counts as passed: on a busy machine a browser may be too late once.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 *   of Playwright's json reporter
 * @returns {Counts}
 */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  }
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sumCounts(all) {
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
