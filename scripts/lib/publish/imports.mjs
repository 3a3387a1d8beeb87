import { createRequire } from 'node:module'
import { fromRoot } from '../paths.mjs'

// TypeScript 7 has no JavaScript API to read imports with; the one of the contract's generators has.
/** @type {{ preProcessFile(text: string, ...flags: boolean[]): { importedFiles: { fileName: string, pos: number, end: number }[] } }} */
const ts = createRequire(fromRoot('contract/package.json'))('typescript')

/**
 * Every import of a module or of a declaration file: static, dynamic, and in types.
 * @param {string} text
 * @returns {string[]}
 */
export const importsOf = (text) => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)

/**
 * The text with every import as `rename` answers for it.
 * @param {string} text
 * @param {(specifier: string) => string} rename
 */
export function renameImports(text, rename) {
  let renamed = text
  // From the end, so that the places before stay where they are.
  for (const { fileName, pos, end } of ts.preProcessFile(text, true, true).importedFiles.toReversed()) {
    const quoted = text.slice(pos, end + 1)
    renamed = renamed.slice(0, pos) + quoted.replace(fileName, () => rename(fileName)) + renamed.slice(end + 1)
  }
  return renamed
}
