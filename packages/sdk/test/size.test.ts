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
