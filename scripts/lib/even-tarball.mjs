// A packed package with its files in the order of their names: pnpm takes them as the file system lists them, which differs between machines.
import { create, extract, list } from 'tar'
import { inTemporaryFolder } from './paths.mjs'

/** When every file of it was changed, as npm has it too. */
const CHANGED = new Date('1985-10-26T08:15:00Z')

/**
 * @param {string} from
 * @param {string} to
 */
export const evenTarball = (from, to) =>
  inTemporaryFolder(async (folder) => {
    /** @type {string[]} */
    const names = []
    list({ file: from, sync: true, onReadEntry: ({ path }) => names.push(path) })
    extract({ file: from, cwd: folder, sync: true })
    names.sort()
    create({ file: to, cwd: folder, sync: true, gzip: { level: 9 }, portable: true, mtime: CHANGED }, names)
  })
