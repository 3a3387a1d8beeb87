// Sources to JavaScript and declarations, file by file: an app bundles what it uses, and a person finds what is called.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collect } from '../exec.mjs'
import { Failure } from '../failure.mjs'
import { fromRoot } from '../paths.mjs'
import { tool } from '../tool.mjs'

const NOT_SHIPPED = ['**/*.test.ts', '**/*.test-d.ts', 'src/testing']

/**
 * @param {string} folder of the package, relative to the top folder
 * @param {string} outDir
 * @param {object} compilerOptions
 */
async function compile(folder, outDir, compilerOptions) {
  const rootDir = fromRoot(folder, 'src')
  const config = {
    extends: fromRoot(folder, 'tsconfig.json'),
    compilerOptions: { noEmit: false, declaration: true, allowJs: false, rootDir, outDir, ...compilerOptions },
    include: [rootDir],
    exclude: NOT_SHIPPED.map((pattern) => fromRoot(folder, pattern)),
  }
  const configFile = fromRoot(folder, '.cache/tsconfig.publish.json')
  mkdirSync(fromRoot(folder, '.cache'), { recursive: true })
  writeFileSync(configFile, JSON.stringify(config))
  const { ok, output } = await collect(tool('typescript', ['-p', configFile], { program: 'tsc' }))
  if (ok) return
  console.error(output.trim())
  throw new Failure(`${folder} could not be compiled; the lines above say why.`)
}

/**
 * Compiles the contract to `contract/` and the package to `lib/` of a folder.
 * @param {import('./published.mjs').Published} published
 * @param {string} into
 */
export async function compileInto({ folder, lib }, into) {
  const contractDir = join(into, 'contract')
  await compile('contract', contractDir, { lib, types: [] })
  // Declarations, for otherwise the compiler would go through the contract's sources once more and emit them too.
  const paths = {
    '@lineboard/contract': [join(contractDir, 'index.d.ts')],
    '@lineboard/contract/*': [join(contractDir, '*.d.ts')],
  }
  await compile(folder, join(into, 'lib'), { lib, paths })
}
