// Tests as one kind of thing, from the reports that the test runners write for machines.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

/** What is read of a failure at the end of a run, in characters; all of it stands above, and in the report. */
const LONGEST_REASON = 300

/**
 * @typedef {'passed' | 'failed' | 'flaky' | 'skipped'} Outcome flaky: it failed, and passed when it was repeated
 * @typedef {{ name: string, outcome: Outcome, durationMs: number, reason?: string }} Test `reason`: why it failed, or did at first
 * @typedef {Record<Outcome, number>} Counts
 */

/** What a test said when it failed, of all its tries the first: one line. */
function reasonOf(/** @type {(string | undefined)[]} */ messages) {
  const [said] = stripVTControlCharacters(messages.find(Boolean) ?? '')
    .trim()
    .split(/\n\s+at /)
  return said ? { reason: said.replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON) } : {}
}

/** @type {Record<string, Outcome>} */
const OF_VITEST = { passed: 'passed', failed: 'failed' }

/**
 * What Vitest's json reporter writes.
 * @typedef {{ testResults: { name: string, status: string, message?: string, assertionResults: { ancestorTitles: string[], title: string,
 *   status: string, duration?: number | null, failureMessages: string[] }[] }[] }} VitestReport
 */

/**
 * A file that failed although none of its tests did, as it could not be loaded or because of what runs around its tests,
 * stands for one test that failed.
 * @param {VitestReport} report
 * @returns {Test[]}
 */
export function vitestTests({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(root, path)
    /** @type {Test[]} */
    const tests = assertionResults.map((test) => {
      const outcome = OF_VITEST[test.status] ?? 'skipped'
      return {
        name: [file, ...test.ancestorTitles, test.title].join(' › '),
        outcome: outcome === 'passed' && test.failureMessages.length > 0 ? 'flaky' : outcome,
        durationMs: test.duration ?? 0,
        ...reasonOf(test.failureMessages),
      }
    })
    if (status !== 'failed' || tests.some(({ outcome }) => outcome === 'failed')) return tests
    return [...tests, { name: file, outcome: 'failed', durationMs: 0, ...reasonOf([message]) }]
  })
}

/** @type {Record<string, Outcome>} */
const OF_PLAYWRIGHT = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' }

/**
 * @typedef {{ title: string, file: string, suites?: Suite[], specs?: { title: string,
 *   tests: { status: string, results: { duration: number, error?: { message?: string } }[] }[] }[] }} Suite
 */

/** @returns {Test[]} */
function testsOf(/** @type {Suite} */ { title, file, suites = [], specs = [] }, path = /** @type {string[]} */ ([])) {
  // The outermost suite is the file, and has its name for a title.
  const inside = title === file ? [`packages/web/e2e/${file}`] : [...path, title]
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: [...inside, spec.title].join(' › '),
      outcome: OF_PLAYWRIGHT[status] ?? 'skipped',
      durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
      ...reasonOf(results.map(({ error }) => error?.message)),
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite, inside))]
}

/**
 * What Playwright's json reporter writes.
 * @typedef {{ suites: Suite[], errors: unknown[] }} PlaywrightReport
 */

/**
 * Errors outside of tests stand for one test that failed.
 * @param {PlaywrightReport} report
 * @returns {Test[]}
 */
export function playwrightTests({ suites, errors }) {
  const tests = suites.flatMap((suite) => testsOf(suite))
  if (errors.length === 0 || tests.some(({ outcome }) => outcome === 'failed')) return tests
  return [...tests, { name: 'an error outside of tests', outcome: 'failed', durationMs: 0 }]
}

/**
 * @param {Test[]} tests
 * @returns {Counts}
 */
export function countsOf(tests) {
  const counts = { passed: 0, failed: 0, flaky: 0, skipped: 0 }
  for (const { outcome } of tests) counts[outcome]++
  return counts
}
