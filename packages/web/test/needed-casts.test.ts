import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { unneededCasts } from './casts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const sample = `
const some: string = 'a'
// A comment makes it no better.
export const known = some as string
export const first = (JSON.parse('[]')[0] as string).length
export const keys: readonly 'a'[] = Object.keys({ a: 1 }) as 'a'[]
// Missed by another file alone.
export const none = null as number | null
`

it('tells casts of what the compiler knows from those that it misses', async () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/package-'))
  try {
    mkdirSync(join(folder, 'src'))
    mkdirSync(join(folder, 'node_modules'))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'tsconfig.base.json') }))
    writeFileSync(join(folder, 'src/a.ts'), sample)
    writeFileSync(join(folder, 'src/b.ts'), "import { none } from './a.ts'\n\nexport const far = none?.toFixed()\n")
    const path = relative(root, folder)
    // What is parsed from JSON may be anything: a cast of it is not missed, and its type is better said where it is declared.
    expect(await unneededCasts(path)).toEqual([`${path}/src/a.ts:4`, `${path}/src/a.ts:5`])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

// What takes longer to compile has its turn at night: `needed-casts.nightly.test.ts`.
it('no cast of the contract says what the compiler knows already', async () => {
  expect(await unneededCasts('contract')).toEqual([])
})
