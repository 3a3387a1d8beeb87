// Compiled files made into a package that stands alone: its own copy of the contract, and nothing that no entry leads to.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Failure } from '../failure.mjs'
import { listFiles } from '../files.mjs'
import { importsOf, renameImports } from './imports.mjs'

const CONTRACT = /^@lineboard\/contract(?:\/(.+))?$/
const isCode = (file) => /\.(js|d\.ts)$/.test(file)
const isDeclaration = (file) => file.endsWith('.d.ts')

/** The file an import of another file leads to. */
function target(file, specifier) {
  const path = join(dirname(file), specifier)
  return isDeclaration(file) ? path.replace(/\.js$/, '.d.ts') : path
}

/**
 * Leads imports of the contract to the copy in the package, and names files as they are called once compiled.
 * @param {string} folder of the package, which has `contract/` and `lib/`
 */
export function linkContract(folder) {
  for (const file of listFiles(folder).filter(isCode)) {
    const renamed = renameImports(readFileSync(file, 'utf8'), (specifier) => {
      const [isContract, entry = 'index'] = CONTRACT.exec(specifier) ?? []
      if (isContract) return relative(dirname(file), join(folder, 'contract', `${entry}.js`)).replaceAll('\\', '/')
      return specifier.startsWith('.') ? specifier.replace(/\.ts$/, '.js') : specifier
    })
    writeFileSync(file, renamed)
  }
}

/** Name of the package that an import of a package means. */
const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/**
 * Removes compiled files that no entry leads to, and answers the packages that the others import. Throws a Failure for
 * an import that leads nowhere.
 * @param {string} folder
 * @param {string[]} entries files relative to the folder
 * @returns {Set<string>}
 */
export function removeUnused(folder, entries) {
  const files = new Set(entries.map((entry) => join(folder, entry)))
  const packages = new Set()
  for (const file of files) {
    if (!existsSync(file)) throw new Failure(`${relative(folder, file)} is imported, and not in the package.`)
    for (const specifier of importsOf(readFileSync(file, 'utf8')))
      if (specifier.startsWith('.')) files.add(target(file, specifier))
      else packages.add(packageOf(specifier))
  }
  for (const file of listFiles(folder).filter(isCode)) if (!files.has(file)) rmSync(file)
  return packages
}
