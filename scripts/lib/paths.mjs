// Where things are, so that no script depends on the folder it is called from.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository's top folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Absolute path of something named relative to the repository's top folder. */
export const fromRoot = (...parts) => join(root, ...parts)

const MADE_BY_TOOLS = new Set([
  '.cache',
  '.git',
  '.toolchain',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
])

/**
 * Every file at or below a path in a stable order; what tools make is left out unless the path itself names it. Without
 * git, so that it also works in an unpacked archive.
 * @param {string} path
 * @returns {string[]}
 */
export function listFiles(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !MADE_BY_TOOLS.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]))
}

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
