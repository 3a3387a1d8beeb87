import type { Plugin } from 'vite'

const importer = /[\\/]@mui[\\/]system[\\/]cssVars[\\/]/
const stand = '\0lineboard-no-scheme-script'

const code = `
export const DEFAULT_MODE_STORAGE_KEY = 'mode'
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme'
export const DEFAULT_ATTRIBUTE = 'data-color-scheme'
export function buildInitColorSchemeScript() {
  throw new Error('The script of the colour scheme is left out of the build: the page has its own (src/boot/boot.ts)')
}
`

/**
 * Leaves out of every page the library's script that a server would put into it, to have the colour scheme before anything is painted: our page
 * has its own (`src/boot/boot.ts`), and nothing asks for this one.
 */
export function noSchemeScriptPlugin(): Plugin {
  return {
    name: 'lineboard-no-scheme-script',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, from) =>
      from && importer.test(from) && /\/InitColorSchemeScript(\.mjs)?$/.test(source) ? stand : undefined,
    load: (id) => (id === stand ? code : undefined),
  }
}
