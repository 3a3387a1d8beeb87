// `npm test`: every check of the project, all failures shown, one verdict. `--only types,unit`, `--no-e2e`.
import { cpus } from 'node:os'
import { main } from './lib/failure.mjs'
import { inPool } from './lib/pool.mjs'
import { bundleContract, install } from './lib/prepare.mjs'
import { runStep } from './lib/run-step.mjs'
import { selectSteps } from './lib/select-steps.mjs'
import { steps } from './lib/steps.mjs'
import { onStop } from './lib/stop-signals.mjs'
import { closingLines, stepLine, tail } from './lib/summary.mjs'
import { ensureToolchain } from './toolchain.mjs'

const MOST_LINES_SHOWN = 200

async function runAndTell(step) {
  const result = await runStep(step)
  console.log(stepLine(result))
  if (!result.ok) console.log(`\n${tail(result.output, MOST_LINES_SHOWN, result.logFile)}\n`)
  return result
}

main(async () => {
  const startedMs = Date.now()
  const selected = selectSteps(steps, process.argv.slice(2))
  await ensureToolchain()
  onStop(() => process.exit(1))
  await install()
  await bundleContract()
  const results = []
  for (const phase of new Set(selected.map((step) => step.phase))) {
    const together = selected.filter((step) => step.phase === phase)
    results.push(...(await inPool(together, cpus().length, runAndTell)))
  }
  console.log(['', ...closingLines(results, Date.now() - startedMs)].join('\n'))
  return results.every(({ ok }) => ok) ? 0 : 1
})
