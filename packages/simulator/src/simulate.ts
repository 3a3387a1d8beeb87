import { parseArgs } from 'node:util'
import { plant } from './defects.ts'
import { planOf, type Step } from './plan.ts'
import { createTime } from './time.ts'

const help = `pnpm simulate --seed N [--seed M] [--new 5] [--steps 1000] [--journal] [--defect NAME] [--shorten]

Runs the mock server, the SDK and sockets in one process through failures drawn from each seed: lost requests and responses,
responses out of order, a full disk, kills, and time that passes. Then it checks the ledger, tenants, permissions, the audit
log, events, double effects and the contract. The same seed takes the same steps.

  --new N      runs N random seeds, too
  --journal    prints each step
  --shorten    leaves out steps that a failure does not need, and prints the rest
  --defect     plants a known defect first`

const { values } = parseArgs({
  options: {
    seed: { type: 'string', multiple: true, default: [] },
    new: { type: 'string', default: '0' },
    steps: { type: 'string', default: '1000' },
    journal: { type: 'boolean', default: false },
    shorten: { type: 'boolean', default: false },
    defect: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

function wholeNumber(option: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0) return number
  throw new RangeError(`--${option} is a whole number from 0, not ${text}`)
}

function seedsOf(): number[] {
  const fresh = wholeNumber('new', values.new)
  const given = values.seed.map((text) => wholeNumber('seed', text))
  const isDrawn = given.length === 0 && fresh === 0
  return [...given, ...Array.from({ length: isDrawn ? 1 : fresh }, () => Math.floor(Math.random() * 1e9))]
}

const textOf = ({ kind, draws }: Step): string => `  ${kind} ${draws.join(' ')}`

async function main(): Promise<number> {
  if (values.help) {
    console.log(help)
    return 0
  }
  const count = wholeNumber('steps', values.steps)
  const seeds = seedsOf()
  if (values.defect !== undefined) plant(values.defect)
  // After the defect is planted, which changes what is loaded.
  const { run, shortest } = await import('./simulation.ts')
  const time = createTime()

  /** Returns whether all rules held. */
  async function isSound(seed: number): Promise<boolean> {
    const options = { seed, time, ...(values.journal && { onLine: (line: string) => console.log(line) }) }
    const steps = planOf(seed, count)
    const startedMs = performance.now()
    const { failure, steps: taken, digest } = await run(steps, options)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    console.log(`seed ${seed}: ${taken} steps in ${seconds} s, journal ${digest}`)
    if (!failure) return true
    console.log(`BROKEN ${failure.rule}: ${failure.text}`)
    if (values.shorten) {
      const fewest = await shortest(steps, { seed, time })
      console.log(`The fewest steps found that break it, ${fewest.length}:`)
      console.log(fewest.map(textOf).join('\n'))
    }
    console.log(`Again: pnpm simulate --seed ${seed} --steps ${taken} --journal`)
    return false
  }

  let broken = 0
  for (const seed of seeds) if (!(await isSound(seed))) broken++
  return broken === 0 ? 0 : 1
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (problem: unknown) => {
    console.error(problem instanceof RangeError ? problem.message : problem)
    process.exitCode = 2
  },
)
