// Which Chromium the browser tests drive, decided from what is there; nothing is downloaded from a vendor's host.
import { delimiter, join } from 'node:path'

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
