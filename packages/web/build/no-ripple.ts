import type { Plugin } from 'vite'

const importer = /[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]/
const empty = '\0lineboard-no-ripple'

/** Leaves the ripple of buttons out of the build: the theme shows none (`ui/theme.ts`), and every list would download it. */
export function noRipplePlugin(): Plugin {
  return {
    name: 'lineboard-no-ripple',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, from) =>
      from && importer.test(from) && /\/TouchRipple(\.mjs)?$/.test(source) ? empty : undefined,
    load: (id) => (id === empty ? 'export default () => null' : undefined),
  }
}
