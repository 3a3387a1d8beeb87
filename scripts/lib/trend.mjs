// Figures of measurements by commit, kept on this machine: those of another one say nothing beside them.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { collect } from './exec.mjs'
import { fromRoot } from './paths.mjs'

/** Changes of less than this part of a figure are not told: two runs of the same commit differ by as much. */
const NOISE = 0.05

/**
 * @typedef {object} Run
 * @property {string} bench which measurement, such as `web work`
 * @property {string} commit with `+` where files are changed
 * @property {string} machine its processor
 * @property {Record<string, number>} figures by a name that says their unit
 */

const file = () => fromRoot('.cache/bench-trend.jsonl')

/**
 * The last run of the same measurement on the same machine at another commit.
 * @param {readonly Run[]} runs
 * @param {Run} now
 */
export const runBefore = (runs, now) =>
  runs.findLast(({ bench, commit, machine }) => bench === now.bench && machine === now.machine && commit !== now.commit)

/**
 * What has changed since then, a line a figure; a figure that only one of the runs has changes nothing.
 * @param {Run} before
 * @param {Run} now
 * @returns {string[]}
 */
export function changes(before, now) {
  return Object.entries(now.figures).flatMap(([name, value]) => {
    const old = before.figures[name]
    if (old === undefined || !(Math.abs(value - old) > Math.abs(old) * NOISE)) return []
    const part = old === 0 ? '' : ` (${value > old ? '+' : ''}${(((value - old) / old) * 100).toFixed(0)}%)`
    return [`${name}: ${shown(old)} → ${shown(value)}${part}`]
  })
}

const shown = (value) => String(Number(value.toPrecision(3)))

const runsIn = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** The commit that is measured. */
async function commit() {
  const git = (...args) => collect(['git', ...args])
  const [head, status] = await Promise.all([
    git('rev-parse', '--short', 'HEAD'),
    git('status', '--porcelain', '--untracked-files=no'),
  ])
  return head.ok ? `${head.output.trim()}${status.output.trim() ? '+' : ''}` : 'unknown'
}

/**
 * Keeps the figures of a measurement, and prints what has changed since the last one at another commit.
 * @param {string} bench
 * @param {Record<string, number>} figures those that are no number are left out
 */
export async function keepFigures(bench, figures) {
  const known = Object.fromEntries(Object.entries(figures).filter(([, value]) => Number.isFinite(value)))
  const now = { bench, commit: await commit(), machine: cpus()[0]?.model ?? 'unknown', figures: known }
  const runs = existsSync(file()) ? runsIn(readFileSync(file(), 'utf8')) : []
  mkdirSync(dirname(file()), { recursive: true })
  appendFileSync(file(), `${JSON.stringify({ ...now, at: new Date().toISOString() })}\n`)
  const before = runBefore(runs, now)
  if (!before) return
  const lines = changes(before, now)
  console.log(`${bench}: ${lines.length > 0 ? 'since' : 'nothing has changed since'} ${before.commit}`)
  for (const line of lines) console.log(`  ${line}`)
}
