// Brings the Node and pnpm that the tools need into .toolchain/, private to this folder, with nothing but npm. Every root
// script calls this first, so a machine with any Node from 18 on is ready after one command.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { bringPackages, nodeIn } from './lib/bring-packages.mjs'
import { Failure } from './lib/failure.mjs'
import { foreground } from './lib/foreground.mjs'
import { nodePackage, OLDEST_NODE, OLDEST_PNPM, PNPM_PACKAGE } from './lib/node-packages.mjs'
import { fromRoot } from './lib/paths.mjs'
import { isAtLeast } from './lib/version.mjs'

const BY_HAND = `Install Node ${OLDEST_NODE} or newer and pnpm ${OLDEST_PNPM} or newer yourself, then try again.`
const MARK = 'LINEBOARD_TOOLCHAIN'

function hasPnpm() {
  const { status, stdout } = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  return status === 0 && isAtLeast(stdout.trim(), OLDEST_PNPM)
}

/**
 * Answers at once when Node and pnpm serve. Otherwise starts the running script again with the ones in .toolchain/,
 * bringing them first where they are missing, and never answers: it ends with the exit code of that second run.
 */
export async function ensureToolchain() {
  if (process.env[MARK] || (isAtLeast(process.version, OLDEST_NODE) && hasPnpm())) return
  const node = nodePackage(process.platform, process.arch)
  if (!node) throw new Failure(`There is no ready-made Node for ${process.platform} on ${process.arch}. ${BY_HAND}`)
  const folder = fromRoot('.toolchain')
  await bringPackages(folder, [node, PNPM_PACKAGE]).catch((error) => {
    throw error instanceof Failure ? new Failure(`${error.message} ${BY_HAND}`) : error
  })
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [join(folder, 'node_modules/.bin'), process.env[pathName]].filter(Boolean).join(delimiter)
  const env = { ...process.env, [MARK]: '1', [pathName]: path }
  const { code } = await foreground([{ argv: [nodeIn(folder, node), ...process.argv.slice(1)], options: { env } }])
  process.exit(code)
}
