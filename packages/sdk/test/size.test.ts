import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sizeCases, sizeOf } from '../bench/size-cases.mjs'
import { packageDir } from './doc-programs.ts'

const readme = readFileSync(`${packageDir}/README.md`, 'utf8')

test.each(sizeCases.filter(({ budget }) => budget))(
  '$name keeps to its budget, and the README says it truly',
  async ({ name, source, budget = 0 }) => {
    const bytes = await sizeOf(source)
    expect(bytes).toBeLessThanOrEqual(budget)
    const [, stated] = new RegExp(`^\\| ${name} .*\\| +([\\d.]+) +\\|$`, 'm').exec(readme) ?? []
    expect(Math.abs(Number(stated) * 1000 - bytes)).toBeLessThan(100)
  },
)

/** Entries of the README's table, each with the kilobytes it states. */
const entries = [...readme.matchAll(/^\| `@lineboard\/sdk\/([\w/-]+)` .*\| ([\d.]+) +\|$/gm)].map(
  ([, entry = '', kB]) => ({
    entry,
    kB: Number(kB),
  }),
)

test('the README states of each entry what it weighs', () => expect(entries.length).toBeGreaterThan(10))

test.each(entries)('$entry weighs what the README says', async ({ entry, kB }) => {
  const bytes = await sizeOf(`import * as all from '@lineboard/sdk/${entry}'; console.log(all)`)
  // Of small ones the README rounds away a good part.
  expect(bytes / 1000 / kB).toBeGreaterThan(0.92)
  expect(bytes / 1000 / kB).toBeLessThan(1.08)
})
