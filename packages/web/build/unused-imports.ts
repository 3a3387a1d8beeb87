import type { Plugin } from 'vite'

/** What stands in, by its name, for what a library imports and nothing here needs. */
const stands = new Map([
  // Copies static members from one component to another. Emotion wants it for `withTheme` alone, and it comes with a second `react-is`: 1.3 kB.
  ['hoist-non-react-statics', 'export default (component) => component'],
  // Knows the attributes of HTML by name: 1.8 kB. Emotion asks it of plain tags that nobody says it for; the component library says it for each of
  // its own but the parts of a native select, which get these besides attributes.
  [
    '@emotion/is-prop-valid',
    "export default (name) => name !== 'ownerState' && name !== 'theme' && name !== 'sx' && name !== 'as'",
  ],
  // A hook of React for versions of it that had none.
  ...['use-sync-external-store/shim', 'use-sync-external-store/shim/index.js'].map(
    (name) => [name, "export { useSyncExternalStore } from 'react'"] as const,
  ),
])

const prefix = '\0lineboard-unused/'

/** Leaves out what libraries import and nothing here needs. */
export function unusedImportsPlugin(): Plugin {
  return {
    name: 'lineboard-unused-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (stands.has(source) ? prefix + source : undefined),
    load: (id) => (id.startsWith(prefix) ? stands.get(id.slice(prefix.length)) : undefined),
  }
}
