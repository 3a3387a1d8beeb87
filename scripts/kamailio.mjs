// The Kamailio of this machine, against which the softphone is tried beside the mock server.
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installMissing } from './lib/debian.mjs'

/** What Debian has it in: the server, and SIP over websockets. */
const PACKAGES = ['kamailio', 'kamailio-websocket-modules']

// It is in a folder that only root looks into.
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin']

/**
 * Path of the first Kamailio there is, LINEBOARD_KAMAILIO before all others; undefined where there is none, or where that
 * names nothing, such as `none`.
 * @param {{ env: Record<string, string | undefined>, exists: (path: string) => boolean }} machine
 * @returns {string | undefined}
 */
export function findKamailio({ env, exists }) {
  if (env.LINEBOARD_KAMAILIO) return exists(env.LINEBOARD_KAMAILIO) ? env.LINEBOARD_KAMAILIO : undefined
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...FOLDERS]
  return folders.map((folder) => join(folder, 'kamailio')).find(exists)
}

const MODULE = 'kamailio/modules/websocket.so'
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/lib/*', '/usr/local/lib', '/usr/local/lib64', '/opt/homebrew/lib']

const find = () => findKamailio({ env: process.env, exists: existsSync })

/** @type {import('./lib/debian.mjs').Need[]} */
const needs = [
  { package: 'kamailio', isThere: () => find() !== undefined },
  // The server comes without it, and then takes no softphone.
  {
    package: 'kamailio-websocket-modules',
    isThere: () => globSync(LIBRARIES.map((folder) => `${folder}/${MODULE}`)).length > 0,
  },
]

/**
 * Path of a Kamailio that knows websockets, installed first where that is possible; the packages that are missing where there is none. The
 * one that LINEBOARD_KAMAILIO names is taken as it is.
 * @returns {Promise<{ program: string | undefined, missing: string[] }>}
 */
export async function kamailio() {
  if (process.env.LINEBOARD_KAMAILIO) return { program: find(), missing: PACKAGES }
  const missing = await installMissing('Installing Kamailio for the browser tests of the softphone …', needs)
  return { program: missing.length > 0 ? undefined : find(), missing }
}
