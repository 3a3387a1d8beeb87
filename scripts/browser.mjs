// The Chromium of this machine for Playwright, installed from Debian's packages where that is possible and none is there.
// Nothing is downloaded from a vendor's host.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { collect } from './lib/exec.mjs'
import { Failure } from './lib/failure.mjs'
import { fromRoot } from './lib/paths.mjs'

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
 * Path of the first Chromium there is: LINEBOARD_CHROMIUM, an installed Chrome or Chromium, Playwright's own.
 * Answers undefined when there is none, and also when LINEBOARD_CHROMIUM names nothing: a wish is not overruled.
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findChromium({ env, platform, exists, playwrightPath }) {
  if (env.LINEBOARD_CHROMIUM) return exists(env.LINEBOARD_CHROMIUM) ? env.LINEBOARD_CHROMIUM : undefined
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const own = playwrightPath()
  return [...installed, ...knownPlaces(platform, env), ...(own ? [own] : [])].find(exists)
}

/**
 * Arguments Chromium is started with: no calls home, no GPU, and no sandbox for root, who can't have one.
 * @param {boolean} isRoot
 */
export function chromiumArguments(isRoot) {
  const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update']
  return isRoot ? ['--no-sandbox', ...quiet] : quiet
}

const isRoot = process.getuid?.() === 0

function playwrightPath() {
  try {
    return createRequire(fromRoot('packages/web/package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

const find = () => findChromium({ env: process.env, platform: process.platform, exists: existsSync, playwrightPath })

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => collect(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], { env })
  if ((await install()).ok) return
  await collect(['apt-get', 'update'], { env })
  await install()
}

/**
 * Path of a Chromium and the arguments to start it with. Throws a Failure that names the remedy when there is none.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function chromium() {
  const wish = process.env.LINEBOARD_CHROMIUM
  if (!find() && !wish && isRoot && isDebian()) {
    console.log('Installing Chromium for the browser tests …')
    await installFromDebian()
  }
  const executablePath = find()
  if (executablePath) return { executablePath, args: chromiumArguments(isRoot) }
  throw new Failure(
    wish
      ? `LINEBOARD_CHROMIUM names ${wish}, which does not exist.`
      : 'No Chrome or Chromium was found: install one, or put the path of one into LINEBOARD_CHROMIUM.',
  )
}
