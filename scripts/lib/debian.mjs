// Programs that tests need and npm does not have, from Debian's packages. Nothing is downloaded from a vendor's host.
import { readFileSync } from 'node:fs'
import { collect } from './exec.mjs'

export const isRoot = process.getuid?.() === 0

/** Whether packages of Debian can be installed here. */
function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/**
 * Installs the first of these sets of packages that can be, as root on Debian; does nothing elsewhere.
 * @param {string} what it is for, in a sentence that says what goes on
 * @param {string[][]} choices
 */
export async function installFromDebian(what, choices) {
  if (!isRoot || !isDebian()) return
  console.log(what)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = async (/** @type {string[]} */ packages) =>
    (await collect(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], { env })).ok
  if (choices[0] && (await install(choices[0]))) return
  await collect(['apt-get', 'update'], { env })
  for (const packages of choices) if (await install(packages)) return
}
