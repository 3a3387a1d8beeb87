import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { defects } from '../src/defects.ts'

const program = fileURLToPath(new URL('../src/simulate.ts', import.meta.url))
const SEEDS = 10

test.each(Object.keys(defects))('finds "%s"', (name) => {
  const seeds = Array.from({ length: SEEDS }, (_, at) => ['--seed', String(at + 1)]).flat()
  const args = [program, ...seeds, '--steps', '5000', '--defect', name]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout).toContain('BROKEN')
})
