import type { Plugin } from 'vite'

const library = 'hoist-non-react-statics'
const stand = `\0lineboard-${library}`

/**
 * Leaves out the library that copies static members from one component to another. Emotion wants it for `withTheme` alone,
 * which nothing here calls, and it comes with a second `react-is` in every page: 1.3 kB.
 */
export function unusedHoistingPlugin(): Plugin {
  return {
    name: 'lineboard-unused-hoisting',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === library ? stand : undefined),
    load: (id) => (id === stand ? 'export default (component) => component' : undefined),
  }
}
