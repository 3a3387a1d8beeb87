// What a test run says: a line a step, then the closing lines.
import { formatDuration } from './duration.mjs'
import { sumCounts } from './reports.mjs'

/** @typedef {{ name: string, ok: boolean, durationMs: number, counts?: import('./reports.mjs').Counts }} Result */

const grouped = new Intl.NumberFormat('en-US')

function describeCounts({ passed, failed, skipped }) {
  const parts = [`${grouped.format(passed + failed + skipped)} tests`]
  if (failed > 0) parts.push(`${grouped.format(failed)} failed`)
  if (skipped > 0) parts.push(`${grouped.format(skipped)} skipped`)
  return parts.join(', ')
}

/**
 * `✔ unit          812 tests, 41 s`
 * @param {Result} result
 */
export function stepLine({ name, ok, durationMs, counts }) {
  const facts = [...(counts ? [describeCounts(counts)] : []), formatDuration(durationMs)]
  return `${ok ? '✔' : '✖'} ${name.padEnd(12)} ${facts.join(', ')}`
}

/**
 * The last two lines: the counts in the plain form that programs read, and the verdict for people.
 * @param {Result[]} results
 * @param {number} durationMs of the whole run
 */
export function closingLines(results, durationMs) {
  const counts = sumCounts(results.flatMap((result) => result.counts ?? []))
  const broken = results.filter(({ ok }) => !ok).map(({ name }) => name)
  const steps = `${results.length} ${results.length === 1 ? 'step' : 'steps'}`
  const verdict = broken.length > 0 ? `FAIL ${broken.join(', ')} of ${steps}` : `PASS ${steps}`
  const total = counts.passed + counts.failed + counts.skipped
  return [
    `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
    `${verdict}, ${grouped.format(total)} tests, ${counts.failed} failed, ${counts.skipped} skipped in ${formatDuration(durationMs)}`,
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
