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

/**
 * A package that a test needs, and whether it is there: a program, a module of one, a browser.
 * @typedef {object} Need
 * @property {string} package
 * @property {() => boolean} isThere
 */

/**
 * Installs the packages that are not there, and no others.
 * @param {string} what it is for, in a sentence that says what goes on
 * @param {Need[]} needs
 * @param {typeof installFromDebian} [install]
 * @returns {Promise<string[]>} packages that are still missing
 */
export async function installMissing(what, needs, install = installFromDebian) {
  const missing = () => needs.filter(({ isThere }) => !isThere()).map((need) => need.package)
  const before = missing()
  if (before.length === 0) return []
  await install(what, [before])
  const together = missing()
  // One package that this Debian does not have keeps none of the others away.
  if (together.length > 0 && before.length > 1) for (const each of together) await install(what, [[each]])
  return missing()
}

/**
 * The sentence about what does not run here.
 * @param {string} what
 * @param {string[]} packages that are missing
 */
export const notTried = (what, packages) => `${what} does not run here: install ${packages.join(' and ')}`
