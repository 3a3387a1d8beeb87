import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const importer = /[\\/]@mui[\\/]material[\\/]/
const own = fileURLToPath(new URL('../src/ui/fallback-theme.ts', import.meta.url))

/** What components of the library are drawn by where they stand in no look: the app's theme, which says so, in place of one that the library makes for nobody. */
export function ownThemePlugin(): Plugin {
  return {
    name: 'lineboard-own-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, from) =>
      from && importer.test(from) && /\/defaultTheme(\.mjs)?$/.test(source) ? own : undefined,
  }
}
