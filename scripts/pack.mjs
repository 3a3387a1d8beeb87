// `pnpm build:packages [DIR]`: the packages for others, each as one file that npm installs, and the contract for generators of clients,
// in dist/ unless told otherwise.
// What is in them stands in the tsdown.config.ts of each.
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { main } from './lib/failure.mjs'
import { fromRoot, inTemporaryFolder } from './lib/paths.mjs'
import { install, quietly } from './lib/prepare.mjs'
import { ensureToolchain } from './toolchain.mjs'

/** When every file of it was changed, as npm has it too. */
const CHANGED = new Date('1985-10-26T08:15:00Z')

/**
 * A packed package with its files in the order of their names: pnpm takes them as the file system lists them, which differs between
 * machines.
 * @param {string} from
 * @param {string} to
 */
export const evenTarball = (from, to) =>
  inTemporaryFolder(async (folder) => {
    // Loaded late: it is installed by then.
    const { create, extract, list } = await import('tar')
    /** @type {string[]} */
    const names = []
    list({ file: from, sync: true, onReadEntry: ({ path }) => names.push(path) })
    extract({ file: from, cwd: folder, sync: true })
    names.sort()
    create({ file: to, cwd: folder, sync: true, gzip: { level: 9 }, portable: true, mtime: CHANGED }, names)
  })

/**
 * The same sources give the same bytes. Throws a Failure when a package can't be made, or would not serve whoever installs it.
 * @param {string} folder
 */
export async function packAll(folder) {
  mkdirSync(folder, { recursive: true })
  for (const name of ['sdk', 'check', 'mock-server'])
    await inTemporaryFolder(async (packed) => {
      await quietly(
        `Packing packages/${name}`,
        ['pnpm', 'pack', '--pack-destination', packed],
        { cwd: fromRoot('packages', name) },
        `The package ${name} could not be packed`,
      )
      for (const file of readdirSync(packed)) await evenTarball(join(packed, file), join(folder, file))
    })
}

/** @param {string} folder */
export const writeContract = (folder) =>
  quietly(
    'Writing the contract for generators',
    [process.execPath, fromRoot('contract/scripts/public-document.mjs'), folder],
    {},
    'The contract could not be written',
  )

if (import.meta.main)
  main(async () => {
    await ensureToolchain()
    await install()
    const folder = resolve(process.argv[2] ?? fromRoot('dist'))
    await packAll(folder)
    await writeContract(folder)
  })
