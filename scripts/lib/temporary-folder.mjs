import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder outside the project that lasts only as long as `use` needs it.
 * @template T
 * @param {(folder: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function inTemporaryFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
