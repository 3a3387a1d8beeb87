import type { Plugin } from 'vite'

const asked = /[\\/]sdk[\\/]src[\\/]operations[\\/]perform\.ts$/
const early = "import { inParts } from './in-parts.ts'\n"
const late =
  "const inParts = (...all) => import('./in-parts.ts').then((parts) => parts.inParts(...all), () => undefined)\n"

/** Source of what makes calls, with what cuts one that is too long for an address brought when it is needed. */
export function withLateParts(code: string): string {
  if (!code.includes(early)) throw new Error(`The SDK makes no call in parts by ${early}`)
  return code.replace(early, late)
}

/**
 * Brings what cuts a call that is too long for one address with the first such call: hardly anybody makes one, and each page would begin with
 * its 1.1 kB. Where it can't be downloaded the call fails as one that can't be cut. The SDK itself is one file, for whoever wants that.
 */
export const latePartsPlugin = (): Plugin => ({
  name: 'lineboard-late-parts',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: asked }, handler: (code) => ({ code: withLateParts(code), map: null }) },
})
