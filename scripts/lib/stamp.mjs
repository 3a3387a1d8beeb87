// Work that is skipped when nothing it reads or makes has changed since it was last done.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { listFiles } from './paths.mjs'

/**
 * One hash over names and contents of all files at or below the paths, which are relative to `base`.
 * @param {string} base
 * @param {string[]} paths
 * @param {(file: string) => boolean} [isCounted]
 */
export function hashOf(base, paths, isCounted = () => true) {
  const hash = createHash('sha1')
  for (const path of paths) {
    hash.update(`\n${path}\n`)
    for (const file of listFiles(join(base, path)).filter(isCounted)) {
      hash.update(`\n${relative(base, file)}\n`)
      hash.update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/**
 * @typedef {object} Job
 * @property {string} name file name of the stamp
 * @property {string[]} inputs paths relative to `base`
 * @property {string[]} outputs paths relative to `base`
 * @property {(file: string) => boolean} [isInput] leaves out files below the inputs that the work doesn't read
 * @property {() => Promise<void>} work
 */

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Does a job unless its inputs and outputs are as its last successful run left them; says whether it did.
 * The inputs are hashed before the work: a file saved meanwhile must count as a change next time.
 * @param {string} base
 * @param {Job} job
 */
export async function doOnce(base, { name, inputs, outputs, isInput, work }) {
  const stamp = join(base, '.cache/stamps', name)
  const before = hashOf(base, inputs, isInput)
  if (readStamp(stamp) === `${before} ${hashOf(base, outputs)}`) return false
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${before} ${hashOf(base, outputs)}`)
  return true
}
