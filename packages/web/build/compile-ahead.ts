import type { Plugin } from 'vite'

/** Files of which most runs on the way to the first rows: the start, what stands around every screen, lists, the grid and its look. */
const onTheWay = new Set(['index', 'plain', 'shell', 'declarations', 'list', 'grid', 'look'])

/** Where it is not the first line of a file, Chromium passes it over. */
const wish = '//# allFunctionsCalledOnLoad\n'

/**
 * Asks the browser to compile these files whole while they arrive, beside the main thread, which otherwise stops at
 * the first call of each function to compile it. Chromium does from 136 on; to others it is a comment.
 */
export function compileAheadPlugin(): Plugin {
  return {
    name: 'lineboard-compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && onTheWay.has(file.name)) file.code = wish + file.code
        }
      },
    },
  }
}
