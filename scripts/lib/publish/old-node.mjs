import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isAtLeast } from '../version.mjs'

/** The oldest Node the SDK is for. */
const OLDEST = '20.0.0'

/**
 * Of several programs with their versions the oldest that serves.
 * @param {{ path: string, version: string }[]} found
 */
export const oldestThatServes = (found) =>
  found
    .filter(({ version }) => isAtLeast(version, OLDEST))
    .reduce((old, each) => (isAtLeast(each.version, old.version) ? old : each))

/** The oldest Node from 20 on that this machine has, which may be the one that runs this. */
export function oldNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  const found = [...new Set(paths)].filter(existsSync).map((path) => {
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
    return { path, version: stdout?.trim() ?? '' }
  })
  return oldestThatServes([{ path: process.execPath, version: process.version }, ...found])
}
