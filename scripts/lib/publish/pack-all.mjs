import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { collect } from '../exec.mjs'
import { Failure } from '../failure.mjs'
import { withoutNpmTraces } from '../npm-environment.mjs'
import { published } from './published.mjs'
import { stagePackage } from './stage.mjs'

/**
 * Makes every package and packs it into one file. Throws a Failure when npm can't.
 * @param {string} folder where the files go, and beside them the packages as folders
 * @returns {Promise<{ name: string, file: string }[]>} the package's name without its scope, which is that of its folder too
 */
export async function packAll(folder) {
  mkdirSync(folder, { recursive: true })
  const packed = []
  for (const each of published) {
    const name = basename(each.folder)
    await stagePackage(each, join(folder, name))
    const { ok, output } = await collect(['npm', 'pack', '--silent', '--pack-destination', folder], {
      cwd: join(folder, name),
      env: withoutNpmTraces(process.env),
    })
    if (!ok) {
      console.error(output.trim())
      throw new Failure(`npm could not pack ${each.folder}; the lines above say why.`)
    }
    packed.push({ name, file: join(folder, output.trim().split('\n').at(-1) ?? '') })
  }
  return packed
}
