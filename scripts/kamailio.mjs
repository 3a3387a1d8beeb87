// The Kamailio of this machine, against which the softphone is tried beside the mock server.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './lib/debian.mjs'

/** What Debian has it in: the server, and SIP over websockets. */
export const PACKAGES = ['kamailio', 'kamailio-websocket-modules']

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

/** Path of a Kamailio, installed first where that is possible and none is there; undefined where there is none. */
export async function kamailio() {
  const find = () => findKamailio({ env: process.env, exists: existsSync })
  const found = find()
  if (found || process.env.LINEBOARD_KAMAILIO) return found
  await installFromDebian('Installing Kamailio for the browser tests of the softphone …', [PACKAGES])
  return find()
}
