// Walks the working tree without git, so that it also works in an unpacked archive.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

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
 * Every file at or below a path in a stable order; what tools make is left out unless the path itself names it.
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
