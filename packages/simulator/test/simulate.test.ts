import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { defects, isPlantable } from '../src/defects.ts'

const program = fileURLToPath(new URL('../src/simulate.ts', import.meta.url))
const STEPS = process.env.LINEBOARD_NIGHTLY ? '5000' : '300'

/** Runs the command in a process of its own, whose clocks it takes. */
async function simulate(...args: string[]): Promise<{ code: number; out: string }> {
  const run = promisify(execFile)(process.execPath, [program, ...args])
  return run.then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (problem: { code: number; stdout: string; stderr: string }) => ({
      code: problem.code,
      out: problem.stdout + problem.stderr,
    }),
  )
}

const linesOf = (out: string) => out.split('\n').filter((line) => line.startsWith('seed '))

describe('the simulation', () => {
  test('keeps all rules for five fixed seeds and five new ones', async () => {
    const fixed = [1, 2, 3, 4, 5].flatMap((seed) => ['--seed', String(seed)])
    const { code, out } = await simulate(...fixed, '--new', '5', '--steps', STEPS)
    expect(out).not.toContain('BROKEN')
    expect(code).toBe(0)
    expect(linesOf(out)).toHaveLength(10)
  })

  test('has the same journal for the same seed', async () => {
    const { out } = await simulate('--seed', '6', '--seed', '6', '--seed', '7', '--steps', '200')
    const [first, again, other] = linesOf(out).map((line) => line.replace(/.*journal /, ''))
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('finds a planted defect, and says the fewest steps and how to repeat it', async () => {
    const { code, out } = await simulate('--seed', '1', '--defect', 'rows of all customers are found', '--shorten')
    expect(code).toBe(1)
    expect(out).toMatch(/BROKEN tenants apart: a row of customer \d for one of \d/)
    expect(out).toMatch(/The fewest steps found that break it, [1-9]\d?:\n {2}\w+/)
    expect(out).toContain('Again: pnpm simulate --seed 1 --steps ')
  })

  test('says what an option takes', async () => {
    expect(await simulate('--seed', 'x')).toEqual({ code: 2, out: '--seed is a whole number from 0, not x\n' })
    const { code, out } = await simulate('--defect', 'nothing')
    expect(code).toBe(2)
    expect(out).toContain('There is no defect "nothing", but: answers to a repeated key are forgotten; ')
  })
})

test.each(Object.entries(defects))('the defect "%s" has its place', (_, defect) => {
  expect(isPlantable(defect)).toBe(true)
})
