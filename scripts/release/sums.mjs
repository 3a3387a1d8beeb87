// Checksums of the files of a release, as `sha256sum --check` takes them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAME = 'SHA256SUMS'

/**
 * SHA-256 of each file of a folder, by name, in the order of names.
 * @param {string} folder
 * @param {string} [ending] of the names that are asked for
 * @returns {[name: string, hash: string][]}
 */
export const sumsOf = (folder, ending = '') =>
  readdirSync(folder)
    .filter((name) => name !== NAME && name.endsWith(ending))
    .sort()
    .map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ])

/** Writes the list beside the files. */
export const writeSums = (folder) =>
  writeFileSync(
    join(folder, NAME),
    sumsOf(folder)
      .map(([name, hash]) => `${hash}  ${name}\n`)
      .join(''),
  )
