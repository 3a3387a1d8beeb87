import { execFile } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * Copies a folder of this package into `.cache` and installs what its package.json names, which the workspace does not carry.
 * Returns the folder, and what runs a script in it.
 */
export async function installApart(name: string) {
  const folder = fileURLToPath(new URL(`../../../../.cache/${name}/`, import.meta.url))
  await mkdir(folder, { recursive: true })
  await cp(fileURLToPath(new URL(`../../${name}/`, import.meta.url)), folder, { recursive: true })
  await execute('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  const run = (path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    execute(process.execPath, [join(folder, path), ...args], {
      cwd: folder,
      maxBuffer: 2 ** 26,
      env: { ...process.env, ...env },
    })
  return { folder, run }
}
