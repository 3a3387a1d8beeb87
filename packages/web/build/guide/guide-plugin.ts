import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { builtLanguages, translated, written } from '../languages/built-languages.ts'
import { marker } from '../languages/markers.ts'
import { guidePageIn, guidePath } from './pages.ts'

/**
 * Lets the app import pages of the guide: `docs/guide/*.md` are compiled when it is built, so that no browser reads Markdown.
 * Each is in the language of the script that has it, and while developing in that of `LINEBOARD_LANGUAGE`.
 */
export function guidePlugin(): Plugin {
  let isBuilt = false
  return {
    name: 'lineboard-guide',
    enforce: 'pre',
    configResolved({ command }) {
      isBuilt = command === 'build'
    },
    transform: {
      filter: { id: /\/docs\/guide\/[\w-]+\.md$/ },
      handler(_code, id) {
        const name = basename(id, '.md')
        const inLanguage = (language: string) => JSON.stringify(guidePageIn(language, name))
        for (const file of translated.map((language) => guidePath(language, name)).filter(existsSync))
          this.addWatchFile(file)
        const page = isBuilt
          ? marker(builtLanguages.map(inLanguage))
          : inLanguage(process.env.LINEBOARD_LANGUAGE ?? written)
        return { code: `export default ${page}`, map: null, moduleType: 'js' }
      },
    },
  }
}
