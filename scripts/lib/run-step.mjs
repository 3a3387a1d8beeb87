import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { collect } from './exec.mjs'
import { Failure } from './failure.mjs'
import { fromRoot } from './paths.mjs'

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

/** Why a step's counts make it fail although its commands did not, or undefined. */
function complaint(counts) {
  if (!counts) return 'It left no report of its tests.'
  if (counts.skipped > 0) return `${counts.skipped} skipped: a test that does not run proves nothing.`
  if (counts.passed + counts.failed === 0) return 'It ran no test.'
  return counts.failed > 0 ? `${counts.failed} failed.` : undefined
}

async function runCommands(step) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const options = {
    cwd: fromRoot(step.folder ?? '.'),
    env: { ...process.env, ...QUIET_TOOLS, ...color },
    timeout: STEP_LIMIT_MS,
  }
  await step.before?.()
  const failed = []
  for (const argv of step.commands()) {
    const { ok, output } = await collect(argv, options)
    if (!ok) failed.push(output.trim() || `${argv.slice(1).join(' ')} failed without a word.`)
  }
  return failed
}

/**
 * Runs one step to its end and says how it went; never throws. `output` is what a person needs when it failed.
 * @param {import('./steps.mjs').Step} step
 * @returns {Promise<import('./summary.mjs').Result & { output: string, logFile: string }>}
 */
export async function runStep(step) {
  const startedMs = Date.now()
  const reportFile = fromRoot('.cache/reports', `${step.name}.json`)
  const logFile = `.cache/reports/${step.name}.log`
  mkdirSync(fromRoot('.cache/reports'), { recursive: true })
  rmSync(reportFile, { force: true })
  const failed = await runCommands(step).catch((error) => [
    error instanceof Failure ? error.message : String(error.stack),
  ])
  const report = step.count && readReport(reportFile)
  const counts = report && step.count?.(report)
  if (step.count) failed.push(...[complaint(counts)].filter((text) => text !== undefined))
  const output = failed.join('\n\n')
  writeFileSync(fromRoot(logFile), output)
  return {
    name: step.name,
    ok: failed.length === 0,
    durationMs: Date.now() - startedMs,
    output,
    logFile,
    ...(counts ? { counts } : {}),
  }
}
