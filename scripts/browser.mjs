// The Chromium of this machine for Playwright, installed from Debian's packages where that is possible and none is there.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromiumArguments, findChromium } from './lib/chromium.mjs'
import { collect } from './lib/exec.mjs'
import { Failure } from './lib/failure.mjs'
import { fromRoot } from './lib/paths.mjs'

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
