import flags from 'country-flag-icons/package.json' with { type: 'json' }
import type { Rolldown } from 'vite'

const isFlag = /\/country-flag-icons\//

/**
 * Where files that are no scripts go. A script names all flags, and a hash each would be most of it: they are told apart by the version of their
 * library instead. Of other names five digits tell versions of a file apart as well as eight.
 */
export const assetFileName = ({ originalFileNames }: Pick<Rolldown.PreRenderedAsset, 'originalFileNames'>): string =>
  originalFileNames.some((file) => isFlag.test(file))
    ? `assets/flags-${flags.version}/[name][extname]`
    : 'assets/[name]-[hash:5][extname]'
