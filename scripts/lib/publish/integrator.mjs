// A folder such as an integrator has: nothing in it but what npm installs, and programs copied from our pages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collect } from '../exec.mjs'
import { Failure } from '../failure.mjs'
import { withoutNpmTraces } from '../npm-environment.mjs'
import { tool } from '../tool.mjs'

// Scripts stay off: one of an analytics package that Prism depends on would report the install.
const INSTALL = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Runs something that must succeed, and answers what it printed.
 * @param {import('../exec.mjs').Argv} argv
 * @param {import('node:child_process').SpawnOptions} options
 * @param {string} sentence what a failure means
 */
export async function must(argv, options, sentence) {
  const { ok, output } = await collect(argv, options)
  if (ok) return output
  console.error(output.trim())
  throw new Failure(sentence)
}

/**
 * Makes a folder and installs packages in it.
 * @param {string} folder
 * @param {string[]} packages
 */
export async function installIn(folder, packages) {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  const options = { cwd: folder, env: withoutNpmTraces(process.env) }
  await must(['npm', ...INSTALL, ...packages], options, 'npm could not install the packages; the lines above say why.')
}

/** The package.json of an installed package. */
export const installedManifest = (folder, packageName) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', packageName, 'package.json'), 'utf8'))

/** The one program an installed package brings, as a file that Node runs. */
export function installedBin(folder, packageName) {
  const [file] = Object.values(installedManifest(folder, packageName).bin)
  return join(folder, 'node_modules', packageName, file)
}

/** The TypeScript of a page as one program. */
const programOf = (page) => [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code).join('\n')

/**
 * Copies the program of each page out of an installed package; answers the names of the files, without `.ts`.
 * @param {string} folder
 * @param {string} packageName
 * @param {string[]} pages
 */
export function copyPrograms(folder, packageName, pages) {
  return pages.map((page) => {
    const name = page
      .replace(/^docs\//, '')
      .replace(/\.md$/, '')
      .toLowerCase()
    const text = readFileSync(join(folder, 'node_modules', packageName, page), 'utf8')
    writeFileSync(join(folder, `${name}.ts`), programOf(text))
    return name
  })
}

/** As strict as it gets, and with declarations of packages checked like one's own. */
const STRICT = {
  strict: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
}

/**
 * Type-checks every TypeScript file of the folder, or these, and puts JavaScript beside them unless told otherwise.
 * @param {string} folder
 * @param {{ compiler: 'oldest' | 'newest', options: object, files?: string[] }} how
 */
export async function compileIn(folder, { compiler, options, files }) {
  const config = { compilerOptions: { ...STRICT, ...options }, ...(files ? { files } : { include: ['*.ts'] }) }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const from = compiler === 'oldest' ? 'contract' : '.'
  const argv = tool('typescript', ['-p', folder], { program: 'tsc', from })
  await must(
    argv,
    { cwd: folder },
    `With the ${compiler} TypeScript the packages do not compile as ${JSON.stringify(options)}.`,
  )
}
