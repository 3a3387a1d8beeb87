// The files of a release, in a folder of their own: packages, contract, lists of parts, notices of the web app, checksums.
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../lib/failure.mjs'
import { fromRoot } from '../lib/paths.mjs'
import { buildWeb } from '../lib/prepare.mjs'
import { packAll, writeContract } from '../pack.mjs'
import { writeParts } from './parts.mjs'

const PACKAGES = ['@lineboard/sdk', '@lineboard/check', '@lineboard/mock-server', '@lineboard/web']
const SUMS = 'SHA256SUMS'

/**
 * When a release was made, as its files say: SOURCE_DATE_EPOCH, seconds since 1970, where it is given (reproducible-builds.org).
 * @param {string | undefined} epoch
 * @param {Date} now
 */
export function momentOf(epoch, now) {
  if (!epoch) return now
  if (/^\d{1,12}$/.test(epoch)) return new Date(Number(epoch) * 1000)
  throw new Failure(`SOURCE_DATE_EPOCH takes seconds since 1970, not "${epoch}".`)
}

/**
 * SHA-256 of each file of a folder, by name, in the order of names.
 * @param {string} folder
 * @param {string} [ending] of the names that are asked for
 * @returns {[name: string, hash: string][]}
 */
export const sumsOf = (folder, ending = '') =>
  readdirSync(folder)
    .filter((name) => name !== SUMS && name.endsWith(ending))
    .sort()
    .map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ])

/** Writes them beside the files, as `sha256sum --check` takes them. */
export const writeSums = (folder) =>
  writeFileSync(
    join(folder, SUMS),
    sumsOf(folder)
      .map(([name, hash]) => `${hash}  ${name}\n`)
      .join(''),
  )

/** @param {{ folder: string, at: Date }} what */
export async function makeFiles({ folder, at }) {
  await packAll(folder)
  await writeContract(folder)
  copyFileSync(fromRoot('contract/asyncapi.yaml'), join(folder, 'lineboard-asyncapi.yaml'))
  for (const name of PACKAGES) await writeParts({ name, folder, at })
  await buildWeb()
  copyFileSync(fromRoot('packages/web/dist/third-party-notices.md'), join(folder, 'lineboard-web-notices.md'))
  writeSums(folder)
}
