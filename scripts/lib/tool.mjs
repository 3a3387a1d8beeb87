// Tools of the workspace, started through Node itself: no shell, no package manager, alike on every system.
import { readFileSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { fromRoot } from './paths.mjs'

/**
 * The command line of an installed package's program.
 * @param {string} packageName
 * @param {string[]} args
 * @param {{ from?: string, program?: string }} [where] workspace folder that depends on it; the program's name if it isn't the package's
 * @returns {import('./exec.mjs').Argv}
 */
export function tool(packageName, args, { from = '.', program = packageName.replace(/^.*\//, '') } = {}) {
  const folder = fromRoot(from, 'node_modules', packageName)
  let manifest
  try {
    manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  } catch {
    throw new Failure(`${packageName} is not installed: run \`npm start\` or \`pnpm install\` first.`)
  }
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[program]
  return [process.execPath, `${folder}/${bin}`, ...args]
}
