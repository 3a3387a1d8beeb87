import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

const manifest = fileURLToPath(new URL('../../connectors/', import.meta.url))
const installed = fileURLToPath(new URL('../../../../.cache/connectors/', import.meta.url))

/** Requires a package of those that `connectors/package.json` names. */
export const requireConnector = createRequire(join(installed, 'package.json'))

/** Installs the connectors of old and new servers beside the workspace, which does not carry them; whether they are there. */
export async function installConnectors(): Promise<boolean> {
  await mkdir(installed, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await cp(join(manifest, file), join(installed, file))
  if (existsSync(join(installed, 'node_modules/mysql-9'))) return true
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund']
  return await run('npm', ['ci', ...flags], { cwd: installed }).then(
    () => true,
    () => false,
  )
}
