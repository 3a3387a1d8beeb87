// `npm test`: every check of the project, all failures shown, one verdict. `--only types,unit`, `--no-e2e`, `--nightly`, `--changed`.
// What follows `--only STEP` goes to the tool of that step, which then prints as it goes.
import os from 'node:os'
import { changedSince } from './lib/changed.mjs'
import { onStop } from './lib/exec.mjs'
import { main } from './lib/failure.mjs'
import { forgetNotRun, notRun } from './lib/not-run.mjs'
import { install } from './lib/prepare.mjs'
import { runStep } from './lib/run-step.mjs'
import { environmentOf, readWish, selectSteps } from './lib/select-steps.mjs'
import { steps } from './lib/steps.mjs'
import { closingLines, stepLine, tail } from './lib/summary.mjs'
import { ensureToolchain } from './toolchain.mjs'

const MOST_LINES_SHOWN = 200

async function runAndReport(step, how) {
  const result = await runStep(step, how)
  console.log(stepLine(result))
  if (result.output) console.log(`\n${tail(result.output, MOST_LINES_SHOWN, result.logFile)}\n`)
  return result
}

main(async () => {
  const startedMs = Date.now()
  const wish = readWish(process.argv.slice(2))
  const selected = selectSteps(steps, wish)
  Object.assign(process.env, environmentOf(wish, process.env))
  await ensureToolchain()
  await install()
  const changed = wish.changed === undefined ? undefined : changedSince(wish.changed || undefined)
  const isLive = wish.only?.length === 1
  if (!isLive) onStop(() => process.exit(1))

  const results = []
  forgetNotRun()
  async function runOrPass(step) {
    const touched = changed && step.touched ? step.touched(changed) : []
    if (!touched) return console.log(`- ${step.name.padEnd(12)} not touched by the change`)
    const args = [...touched, ...(step.asked?.(wish.args) ?? wish.args)]
    const mayBeEmpty = changed !== undefined
    results.push(await runAndReport(step, { args, isLive, isPart: args.length > 0, mayBeEmpty }))
  }
  for (const phase of new Set(selected.map((step) => step.phase))) {
    // One iterator for all workers: each takes the next step nobody has.
    const left = selected.filter((step) => step.phase === phase).values()
    const work = async () => {
      for (const step of left) await runOrPass(step)
    }
    await Promise.all(Array.from({ length: os.availableParallelism() }, work))
  }
  for (const line of notRun()) console.log(`NOT RUN ${line}`)
  if (!process.env.LINEBOARD_NIGHTLY && results.some(({ tests }) => tests))
    console.log('Left for the night: what takes long and quicker tests hold already (npm test -- --nightly)')
  console.log(closingLines(results, Date.now() - startedMs).join('\n'))
  return results.every(({ ok }) => ok) ? 0 : 1
})
