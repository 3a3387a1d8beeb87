import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const plainIcon = fileURLToPath(new URL('../src/ui/plain-icon.tsx', import.meta.url))
const importer = /[\\/]@mui[\\/]icons-material[\\/]/

/** Draws the icons as plain SVG instead of styled components. */
export function plainIconsPlugin(): Plugin {
  return {
    name: 'lineboard-plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, from) =>
      from && importer.test(from) && source.includes('/createSvgIcon') ? plainIcon : undefined,
  }
}
