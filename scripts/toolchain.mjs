// Brings the Node and pnpm that the tools need into .toolchain/, private to this folder, with nothing but npm. Every root
// script calls this first, so a machine with any Node from 18 on is ready after one command. Why npm and not pnpm brings
// Node: docs/decisions/0002-install-node-and-pnpm-into-the-project-folder.md.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { collect, foreground } from './lib/exec.mjs'
import { Failure } from './lib/failure.mjs'
import { fromRoot } from './lib/paths.mjs'

/** Prism wants it. */
const OLDEST_NODE = '24.18.0'
/** It understands pnpm-workspace.yaml. */
const OLDEST_PNPM = '12.0.0'
const BY_HAND = `Install Node ${OLDEST_NODE} or newer and pnpm ${OLDEST_PNPM} or newer yourself, then try again.`
const MARK = 'LINEBOARD_TOOLCHAIN'
const folder = fromRoot('.toolchain')

// Scripts stay off, and npm waits minutes for a network that isn't there unless told otherwise.
const NPM_INSTALL =
  'install --ignore-scripts --prefer-offline --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000 --no-audit --no-fund --no-package-lock --loglevel=error'

/**
 * True when a version such as `v24.21.0` is the wanted one or a newer one.
 * @param {string} version
 * @param {string} wanted
 */
export const isAtLeast = (version, wanted) =>
  version.replace(/^v/, '').localeCompare(wanted, 'en', { numeric: true }) >= 0

function hasPnpm() {
  const { status, stdout } = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  return status === 0 && isAtLeast(stdout.trim(), OLDEST_PNPM)
}

/**
 * Has npm install what toolchain.json names, of its Nodes the one for this platform, and answers the path of that one.
 * What was installed is noted last, so an interrupted download begins anew.
 */
async function bring() {
  const wanted = readFileSync(fromRoot('scripts/toolchain.json'), 'utf8')
  const noted = `${folder}/installed.json`
  const nodes = Object.keys(JSON.parse(wanted).optionalDependencies).flatMap((name) =>
    ['node', 'node.exe'].map((file) => `${folder}/node_modules/${name}/bin/${file}`),
  )
  if (!existsSync(noted) || readFileSync(noted, 'utf8') !== wanted) {
    console.log('Bringing Node and pnpm into .toolchain/ (once, private to this folder) …')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    writeFileSync(`${folder}/package.json`, wanted)
    const { ok, output } = await collect(['npm', ...NPM_INSTALL.split(' '), '--prefix', folder], { cwd: folder })
    if (!ok) {
      console.error(output.trim())
      throw new Failure(`npm could not bring them: the first start needs the network. ${BY_HAND}`)
    }
  }
  const node = nodes.find(existsSync)
  if (!node || spawnSync(node, ['--version']).status !== 0)
    throw new Failure(`There is no ready-made Node for ${process.platform} on ${process.arch}. ${BY_HAND}`)
  writeFileSync(noted, wanted)
  return node
}

/**
 * Answers at once when Node and pnpm serve. Otherwise starts the running script again with the ones in .toolchain/,
 * bringing them first where they are missing, and never answers: it ends with the exit code of that second run.
 */
export async function ensureToolchain() {
  if (process.env[MARK] || (isAtLeast(process.version, OLDEST_NODE) && hasPnpm())) return
  const node = await bring()
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [`${folder}/node_modules/.bin`, process.env[pathName]].filter(Boolean).join(delimiter)
  const env = { ...process.env, [MARK]: '1', [pathName]: path }
  const { code } = await foreground([node, ...process.argv.slice(1)], { env })
  process.exit(code)
}
