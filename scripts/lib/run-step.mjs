import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { collect, foreground } from './exec.mjs'
import { fromRoot } from './paths.mjs'
import { countsOf } from './reports.mjs'

/** A step that takes longer hangs, in ms. */
const STEP_LIMIT_MS = 30 * 60_000

const QUIET_TOOLS = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Why a step's tests make it fail although its program did not, or undefined. */
function complaint(tests, mayBeEmpty) {
  if (!tests) return 'It left no report of its tests.'
  const { failed, skipped } = countsOf(tests)
  if (skipped > 0) return `${skipped} skipped: a test that does not run proves nothing.`
  if (tests.length === 0 && !mayBeEmpty) return 'It ran no test.'
  return failed > 0 ? `${failed} failed.` : undefined
}

/**
 * Runs one step to its end and says how it went. `output` is what a person needs when it failed.
 * @param {import('./steps.mjs').Step} step
 * @param {{ args?: string[], isLive?: boolean, isPart?: boolean, mayBeEmpty?: boolean }} [how] `isLive` shows what the
 *   tool prints as it comes; of a part of the tests the others are left out, and not skipped
 * @returns {Promise<import('./summary.mjs').Result & { output: string, logFile: string }>}
 */
export async function runStep({ name, args: own = [], tests: read }, how = {}) {
  const { args = [], isLive = false, isPart = false, mayBeEmpty = false } = how
  const startedMs = Date.now()
  const reportFile = fromRoot('.cache/reports', `${name}.json`)
  const logFile = `.cache/reports/${name}.log`
  mkdirSync(fromRoot('.cache/reports'), { recursive: true })
  rmSync(reportFile, { force: true })
  /** @type {import('./exec.mjs').Argv} */
  const argv = ['pnpm', 'run', '--silent', `step:${name}`, ...own, ...args]
  // Hundreds of short programs load the same libraries: each is compiled once.
  const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? fromRoot('.cache/compiled') }
  const env = { ...process.env, ...QUIET_TOOLS, ...compiled, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) }
  const { ok, output } = isLive
    ? { ok: (await foreground(argv, { env })).code === 0, output: '' }
    : await collect(argv, { env, timeout: STEP_LIMIT_MS })
  const report = read && readReport(reportFile)
  const tests = report && read?.(report).filter(({ outcome }) => !isPart || outcome !== 'skipped')
  const why = read && complaint(tests, mayBeEmpty)
  const printed = ok && !why ? '' : [output.trim(), why].filter(Boolean).join('\n\n')
  writeFileSync(fromRoot(logFile), printed)
  const durationMs = Date.now() - startedMs
  return { name, ok: ok && !why, durationMs, output: printed, logFile, ...(tests ? { tests } : {}) }
}
