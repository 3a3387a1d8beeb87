// The browsers of this machine: Chromium for Playwright, Firefox and WebKit for the main flows. Each is installed from Debian's packages
// where that is possible and it is not there.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { installFromDebian, installMissing, isRoot } from './lib/debian.mjs'
import { Failure } from './lib/failure.mjs'
import { fromRoot } from './lib/paths.mjs'

/** Chromium without windows: all of the browser that a page meets, for a tenth less work. */
const SHELL = 'chromium-headless-shell'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']

const KNOWN_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'],
}

function knownPlaces(platform, env) {
  if (platform !== 'win32') return KNOWN_PLACES[platform] ?? []
  return KNOWN_PLACES.win32.flatMap((name) =>
    env[name] ? [join(env[name], 'Google/Chrome/Application/chrome.exe')] : [],
  )
}

/**
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {string} platform as in process.platform
 * @property {(path: string) => boolean} exists
 * @property {() => string | undefined} playwrightPath where Playwright would have put a Chromium of its own
 */

/**
 * Path of the first Chromium there is: LINEBOARD_CHROMIUM, one without windows where that is wanted, an installed Chrome
 * or Chromium, Playwright's own. Answers undefined when there is none, and also when LINEBOARD_CHROMIUM names nothing: a
 * wish is not overruled.
 * @param {Machine} machine
 * @param {boolean} [isShellWanted]
 * @returns {string | undefined}
 */
export function findChromium({ env, platform, exists, playwrightPath }, isShellWanted = false) {
  if (env.LINEBOARD_CHROMIUM) return exists(env.LINEBOARD_CHROMIUM) ? env.LINEBOARD_CHROMIUM : undefined
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const named = (name) => folders.map((folder) => join(folder, name))
  const shell = isShellWanted ? named(SHELL) : []
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const own = playwrightPath()
  return [...shell, ...installed, ...knownPlaces(platform, env), ...(own ? [own] : [])].find(exists)
}

/** A tenth less work for a browser whose pages live for seconds: no process of its own for a GPU that isn't there, and no code made faster than quick. */
const SHORT_LIVED = ['--in-process-gpu', '--js-flags=--no-opt']

/**
 * Arguments Chromium is started with: no calls home, no GPU, and no sandbox for root, who can't have one.
 * @param {boolean} isRoot
 */
export function chromiumArguments(isRoot) {
  const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update']
  return isRoot ? ['--no-sandbox', ...quiet] : quiet
}

function playwrightPath() {
  try {
    return createRequire(fromRoot('packages/web/package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

const find = (isShellWanted) =>
  findChromium({ env: process.env, platform: process.platform, exists: existsSync, playwrightPath }, isShellWanted)

/**
 * Path of a Chromium and the arguments to start it with: for tests one without windows, what is measured is measured in
 * the browser that people have. Throws a Failure that names the remedy when there is none.
 * @param {{ isMeasured?: boolean }} [how]
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function chromium({ isMeasured = false } = {}) {
  const wish = process.env.LINEBOARD_CHROMIUM
  if (!find(!isMeasured) && !wish) {
    const choices = isMeasured ? [['chromium']] : [[SHELL], ['chromium']]
    await installFromDebian('Installing Chromium for the browser tests …', choices)
  }
  const executablePath = find(!isMeasured)
  const own = isMeasured ? [] : SHORT_LIVED
  if (executablePath) return { executablePath, args: [...chromiumArguments(isRoot), ...own] }
  throw new Failure(
    wish
      ? `LINEBOARD_CHROMIUM names ${wish}, which does not exist.`
      : 'No Chrome or Chromium was found: install one, or put the path of one into LINEBOARD_CHROMIUM.',
  )
}

/** What Debian has them in, and the names of each program. WebKit without a window of a desktop needs a screen of its own. */
const PROGRAMS = /** @type {const} */ ({
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
})

/** @type {(readonly string[])[]} */
const programs = Object.values(PROGRAMS)

/**
 * @param {{ env: Record<string, string | undefined>, exists: (path: string) => boolean }} machine
 * @param {readonly string[]} names
 */
function findProgram({ env, exists }, names) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(exists)
}

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
export function findBrowsers(machine) {
  const [firefox, webkitDriver, xvfb] = programs.map((names) => findProgram(machine, names))
  return firefox && webkitDriver && xvfb ? { firefox, webkitDriver, xvfb } : undefined
}

/**
 * The same, each installed first where that is possible and it is not there; and the packages that are still missing.
 * @returns {Promise<{ browsers: Browsers | undefined, missing: string[] }>}
 */
export async function browsers() {
  const machine = { env: process.env, exists: existsSync }
  const needs = Object.entries(PROGRAMS).map(([name, names]) => ({
    package: name,
    isThere: () => findProgram(machine, names) !== undefined,
  }))
  const missing = await installMissing('Installing Firefox and WebKit for the browser tests …', needs)
  return { browsers: findBrowsers(machine), missing }
}
