import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { Failure } from '../failure.mjs'
import { listFiles } from '../files.mjs'
import { inTemporaryFolder } from '../temporary-folder.mjs'
import { linkContract, removeUnused } from './link.mjs'

const compiled = {
  'lib/index.js': "import { a } from './deep/a.js'\nexport const load = () => import('@lineboard/contract/zod')\n",
  'lib/index.d.ts': "export type { A } from './deep/a.ts'\n",
  'lib/deep/a.js':
    "import { table } from '@lineboard/contract'\nimport createClient from 'openapi-fetch'\nimport '@x/y/z'\n",
  'lib/deep/a.d.ts': "export type A = import('@lineboard/contract').Row\n",
  'lib/unused.js': "import 'left-pad'\n",
  'lib/unused.d.ts': '',
  'contract/index.js': '',
  'contract/index.d.ts': "export type { Row } from './rows.ts'\n",
  'contract/rows.d.ts': '',
  'contract/rows.js': '',
  'contract/zod.js': '',
}

/** @param {(folder: string) => void} use */
const inPackage = (use) =>
  inTemporaryFolder(async (folder) => {
    for (const [name, text] of Object.entries(compiled)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    use(folder)
  })

test('imports lead to files of the package, the contract among them', () =>
  inPackage((folder) => {
    linkContract(folder)
    const text = (name) => readFileSync(join(folder, name), 'utf8')
    expect(text('lib/index.js')).toContain("import('../contract/zod.js')")
    expect(text('lib/index.d.ts')).toContain("'./deep/a.js'")
    expect(text('lib/deep/a.js')).toContain("'../../contract/index.js'")
    expect(text('lib/deep/a.d.ts')).toContain("import('../../contract/index.js').Row")
    expect(text('contract/index.d.ts')).toContain("'./rows.js'")
  }))

test('what no entry leads to is left out, and what is imported from others is known', () =>
  inPackage((folder) => {
    linkContract(folder)
    const packages = removeUnused(folder, ['lib/index.js', 'lib/index.d.ts'])
    expect([...packages].toSorted()).toEqual(['@x/y', 'openapi-fetch'])
    expect(listFiles(folder).map((file) => relative(folder, file).replaceAll('\\', '/'))).toEqual([
      'contract/index.d.ts',
      'contract/index.js',
      'contract/rows.d.ts',
      'contract/zod.js',
      'lib/deep/a.d.ts',
      'lib/deep/a.js',
      'lib/index.d.ts',
      'lib/index.js',
    ])
  }))

test('an import that leads nowhere is a failure', () =>
  inPackage((folder) => {
    writeFileSync(join(folder, 'lib/deep/a.js'), "import './gone.js'\n")
    expect(() => removeUnused(folder, ['lib/index.js'])).toThrow(Failure)
  }))
