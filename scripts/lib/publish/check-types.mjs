import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileIn, installedManifest } from './integrator.mjs'

/** A program that uses every entry of a package. */
function everyEntry(folder, packageName) {
  const entries = Object.keys(installedManifest(folder, packageName).exports).filter(
    (entry) => !entry.endsWith('.json'),
  )
  const lines = entries.map((entry, at) => `export * as entry${at} from '${packageName}${entry.slice(1)}'`)
  return `${lines.join('\n')}\n`
}

/**
 * Checks every entry of an installed package as a bundler finds it and with a browser's types alone, and the programs of
 * the folder as Node finds it; puts JavaScript beside these.
 * @param {ReturnType<typeof import('./checks.mjs').createChecks>['check']} check
 * @param {string} folder
 * @param {string} packageName
 */
export async function checkTypes(check, folder, packageName) {
  mkdirSync(join(folder, 'browser'))
  writeFileSync(join(folder, 'browser/every-entry.ts'), everyEntry(folder, packageName))
  const browser = { module: 'esnext', moduleResolution: 'bundler', types: [], noEmit: true }
  const node = { module: 'nodenext', types: ['node'] }
  for (const compiler of /** @type {const} */ (['oldest', 'newest'])) {
    await check(`every entry compiles for browsers, ${compiler} TypeScript`, () =>
      compileIn(folder, { compiler, options: browser, files: ['browser/every-entry.ts'] }),
    )
    await check(`the programs of its pages compile for Node, ${compiler} TypeScript`, () =>
      compileIn(folder, { compiler, options: node }),
    )
  }
}
