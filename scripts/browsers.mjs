// The Firefox and the WebKit of this machine, in which the main flows are tried beside Chromium.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './lib/debian.mjs'

/** What Debian has them in. WebKit without a window of a desktop needs a screen of its own. */
export const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * @typedef {object} Browsers
 * @property {string} firefox
 * @property {string} webkitDriver
 * @property {string} xvfb
 */

/**
 * Paths of the programs, the first on the PATH of each; undefined where one of them is missing.
 * @param {{ env: Record<string, string | undefined>, exists: (path: string) => boolean }} machine
 * @returns {Browsers | undefined}
 */
export function findBrowsers({ env, exists }) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const find = (/** @type {string[]} */ ...names) =>
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(exists)
  const [firefox, webkitDriver, xvfb] = [find('firefox-esr', 'firefox'), find('WebKitWebDriver'), find('Xvfb')]
  return firefox && webkitDriver && xvfb ? { firefox, webkitDriver, xvfb } : undefined
}

/** The same, installed first where that is possible and they are not there. */
export async function browsers() {
  const find = () => findBrowsers({ env: process.env, exists: existsSync })
  const found = find()
  if (found) return found
  await installFromDebian('Installing Firefox and WebKit for the browser tests …', [PACKAGES])
  return find()
}
