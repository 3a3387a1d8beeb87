// redocly's command, asked for JSON. It reports use to its makers unless told not to.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json')
const command = join(dirname(manifest), 'bin/cli.js')

/**
 * What it prints as JSON. Its exit code says what it thinks of it, and is not looked at.
 * @param {...string} args
 */
export function redocly(...args) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' }
  const options = { encoding: /** @type {const} */ ('utf8'), env, maxBuffer: 1 << 28 }
  const { stdout, stderr } = spawnSync(process.execPath, [command, ...args, '--format', 'json'], options)
  try {
    return JSON.parse(stdout)
  } catch {
    throw new Error(`redocly ${args[0]} did not answer:\n${stderr}`)
  }
}
