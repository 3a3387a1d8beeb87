import type { Plugin, Rolldown } from 'vite'
import { isLanguage, languages } from '../src/lib/languages.ts'
import { builtLanguages, translated, written } from './languages/built-languages.ts'
import { fromFolder, inFolder } from './languages/from-folder.ts'
import { isolated } from './languages/isolated.ts'
import { inLanguage } from './languages/markers.ts'
import { pseudo, pseudoLanguage } from './languages/pseudo.ts'
import { catalogueFile, catalogueOf, changedNames, fileOf, translationsOf } from './languages/translations.ts'
import { markedMessages, withTexts } from './precompile-messages.ts'

type TextOf = (path: string, text: string) => string

/** What says of the texts which language they are in. */
const ownLanguage = /\/src\/lib\/own-language\.ts$/

/** What a message of a catalogue reads in a language: as it is written where there is no translation. */
function textsOf(language: string, catalogue: string): TextOf {
  if (ownLanguage.test(catalogue)) return () => language
  if (language === written) return (_path, text) => text
  if (language === pseudoLanguage) return (_path, text) => pseudo(text)
  const texts = translationsOf(language, catalogue)
  const finished = isLanguage(language) && languages[language].direction === 'rtl' ? isolated : (text: string) => text
  return (path, text) => {
    const translation = texts.get(path)
    return translation === undefined ? text : finished(translation)
  }
}

const isScript = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

const catalogues = [/\/src\/.+\.messages\.ts$/, ownLanguage]

/** Compiles message catalogues, and writes each script in every language. */
function builtMessages(): Plugin {
  return {
    name: 'lineboard-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    transform: {
      filter: { id: catalogues },
      handler(code, id) {
        const texts = builtLanguages.map((language) => textsOf(language, id))
        for (const language of translated) this.addWatchFile(catalogueFile(language))
        return {
          code: markedMessages(code, (path, text) => texts.map((textOf) => textOf(path, text))),
          map: null,
        }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
        const others = files.filter((file) => !isScript(file)).map(({ fileName }) => fileName)
        for (const chunk of files.filter(isScript)) {
          for (const [at, language] of builtLanguages.entries()) {
            if (language === written) continue
            const source = fromFolder(inLanguage(chunk.code, at), others)
            this.emitFile({ type: 'asset', fileName: inFolder(language, chunk.fileName), source })
          }
          chunk.code = inLanguage(chunk.code, 0)
        }
      },
    },
  }
}

/** While developing, texts are those of `LINEBOARD_LANGUAGE`, where it names one. A changed catalogue reloads the files of the changed texts. */
function servedMessages(): Plugin {
  const language = process.env.LINEBOARD_LANGUAGE
  let served = language ? catalogueOf(language) : undefined
  return {
    name: 'lineboard-messages-served',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: catalogues },
      handler: (code, id) => (language ? { code: withTexts(code, textsOf(language, id)), map: null } : null),
    },
    hotUpdate({ file }) {
      const { name: environment, moduleGraph } = this.environment
      if (environment !== 'client' || !(language && served) || file !== catalogueFile(language)) return undefined
      const [before, after] = [served, catalogueOf(language)]
      served = after
      return changedNames(before, after).flatMap((name) => [...(moduleGraph.getModulesByFile(fileOf(name)) ?? [])])
    },
  }
}

/** The texts of catalogues, in every language of the app. */
export const messagesPlugins = (): Plugin[] => [builtMessages(), servedMessages()]
