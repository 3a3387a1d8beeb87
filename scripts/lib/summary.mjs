// What a test run says: a line a step, then the closing lines.
import { countsOf } from './reports.mjs'

const MOST_SLOW = 10
/** Of a step that failed without a failed test, in lines. */
const MOST_LINES_SAID = 60

/**
 * @typedef {object} Result of a step
 * @property {string} name
 * @property {boolean} ok
 * @property {number} durationMs
 * @property {import('./reports.mjs').Test[]} [tests] of a step that has any to count
 * @property {string} [output] what its tool printed, of a step that failed
 * @property {string} [logFile] that holds all of it
 */

/**
 * `0.4 s`, `12 s`, `3 min 12 s`.
 * @param {number} durationMs
 */
export function formatDuration(durationMs) {
  const seconds = durationMs / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

const grouped = (count) => count.toLocaleString('en-US')

/** `812 tests, 1 failed`; what there is none of goes unsaid, but for what `always` names. */
function describe(tests, always = /** @type {string[]} */ ([])) {
  const counts = countsOf(tests)
  const said = ['failed', 'flaky', 'skipped'].filter((outcome) => counts[outcome] > 0 || always.includes(outcome))
  return [`${grouped(tests.length)} tests`, ...said.map((outcome) => `${grouped(counts[outcome])} ${outcome}`)].join(
    ', ',
  )
}

/**
 * `✔ unit          812 tests, 41 s`
 * @param {Result} result
 */
export function stepLine({ name, ok, durationMs, tests }) {
  const facts = [...(tests ? [describe(tests)] : []), formatDuration(durationMs)]
  return `${ok ? '✔' : '✖'} ${name.padEnd(12)} ${facts.join(', ')}`
}

const listed = (title, tests) =>
  tests.length > 0
    ? [title, ...tests.map(({ name, durationMs }) => `  ${formatDuration(durationMs).padStart(11)}  ${name}`), '']
    : []

/** With the reasons, because the end of a run is what is kept of it where it runs for others. */
const explained = (title, tests) =>
  tests.length > 0
    ? [title, ...tests.flatMap(({ name, reason }) => [`  ${name}`, ...(reason ? [`    ${reason}`] : [])]), '']
    : []

/** What failed, though no test did, printed last: an error outside of tests, a finding of a check. */
const said = ({ name, output = '', logFile = '' }) => [
  `The end of what ${name} printed`,
  tail(output, MOST_LINES_SAID, logFile),
  '',
]

/**
 * The end of a run: the slowest tests, the flaky and the failed ones with their reasons, what steps printed that failed without a failed test, then two last lines: the counts in the plain form that
 * programs read, where a flaky test is not among those that passed, and the verdict for people.
 * @param {Result[]} results
 * @param {number} durationMs of the whole run
 */
export function closingLines(results, durationMs) {
  const tests = results.flatMap((result) => result.tests ?? [])
  const slowest = tests.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, MOST_SLOW)
  const ofOutcome = (wanted) => tests.filter(({ outcome }) => outcome === wanted)
  const { passed, failed, skipped } = countsOf(tests)
  const broken = results.filter(({ ok }) => !ok)
  const withoutTest = broken.filter((step) => !step.tests?.some(({ outcome }) => outcome === 'failed'))
  const steps = `${results.length} ${results.length === 1 ? 'step' : 'steps'}`
  const verdict = broken.length > 0 ? `FAIL ${broken.map(({ name }) => name).join(', ')} of ${steps}` : `PASS ${steps}`
  return [
    '',
    ...listed('The slowest tests', slowest),
    ...explained('Flaky: failed, and passed when repeated', ofOutcome('flaky')),
    ...explained('Failed', ofOutcome('failed')),
    ...withoutTest.flatMap(said),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
    `${verdict}, ${describe(tests, ['failed', 'flaky', 'skipped'])} in ${formatDuration(durationMs)}`,
  ]
}

/**
 * The end of a long output, with a word on where the rest is.
 * @param {string} output
 * @param {number} mostLines
 * @param {string} logFile
 */
export function tail(output, mostLines, logFile) {
  const lines = output.trim().split('\n')
  if (lines.length <= mostLines) return lines.join('\n')
  return [`… ${lines.length - mostLines} lines before these in ${logFile}`, ...lines.slice(-mostLines)].join('\n')
}
