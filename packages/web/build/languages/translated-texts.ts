import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { guideProblems, type Translated } from '../guide/guide-problems.ts'
import { messagesOf } from './catalogue.ts'
import { catalogueProblems } from './catalogue-problems.ts'
import { type Catalogue, catalogueOf, nameOf, translationsOf } from './translations.ts'

const fromWeb = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Languages in which a page of the guide without a translation is read in English; the texts of the app are whole in each. */
const guideInEnglish: readonly string[] = ['ar']

/** Texts that are the same in each language: names, and what people write as it is. */
const names = [
  'Lineboard',
  'Lineboard | {place}',
  'Lineboard | {place} | {record}',
  'Call-ID',
  'CSV',
  'US$',
  'Inter',
  'UDP',
  'TCP',
  'TLS',
  'WebSocket',
  'sip:+12125550142@carrier.example',
]

/** Texts that read the same in English and this language, as its translators say. */
export function sameTexts(language: string): string[] {
  const lists: unknown = JSON.parse(readFileSync(fromWeb('languages/same-as-english.json'), 'utf8'))
  const list: unknown = Object(lists)[language]
  return Array.isArray(list) ? list.map(String) : []
}

/** Texts of a `*.messages.ts` file, as they are written. */
export interface WrittenCatalogue {
  file: string
  /** Its name in the catalogue of each language. */
  name: string
  texts: ReadonlyMap<string, string>
}

/** Texts of every `*.messages.ts` file of the app, as they are written. */
export const catalogues = (): WrittenCatalogue[] =>
  globSync(fromWeb('src/**/*.messages.ts'))
    .sort()
    .map((file) => ({
      file,
      name: nameOf(file),
      texts: new Map(messagesOf(readFileSync(file, 'utf8')).map(({ path, text }) => [path.join('.'), text])),
    }))

/** Every text of the app that is translated, beside what it reads in a language. */
const pairsIn = (all: readonly WrittenCatalogue[], language: string): Translated[] =>
  all.flatMap(({ file, texts }) => {
    const translations = translationsOf(language, file)
    return [...texts].flatMap(([key, text]) => {
      const translation = translations.get(key)
      return translation === undefined ? [] : [{ text, translation }]
    })
  })

/** What is compared with the texts of the app. */
interface Compared {
  language: string
  catalogue: Catalogue
  /** Texts that read the same in both languages. */
  same: readonly string[]
  mayLack: boolean
}

/** What is wrong with the catalogue of a language: a line a text, with its catalogue, its file and its key. */
export function textProblems(
  all: readonly Pick<WrittenCatalogue, 'name' | 'texts'>[],
  { language, catalogue, same, mayLack }: Compared,
): string[] {
  const known = new Set(all.map(({ name }) => name))
  const inCatalogue = [...catalogue.keys()]
  const allSame = new Set([...names, ...same])
  return [
    ...inCatalogue.filter((name) => !known.has(name)).map((name) => `${name}: has no src/${name}.messages.ts`),
    ...inCatalogue
      .filter((name, at) => name < (inCatalogue[at - 1] ?? ''))
      .map((name) => `${name}: is not in alphabetical order`),
    ...all.flatMap(({ name, texts }) =>
      catalogueProblems(
        { written: texts, translated: catalogue.get(name) ?? new Map() },
        { language, isSame: (text) => allSame.has(text), mayLack },
      ).map((problem) => `${name} ${problem}`),
    ),
  ].map((problem) => `${language}.json ${problem}`)
}

/** What is wrong with the catalogue and the guide of a language, a line a text; `mayLack` leaves out what has no translation. */
export function problemsIn(language: string, { mayLack = false } = {}): string[] {
  const all = catalogues()
  return [
    ...textProblems(all, { language, catalogue: catalogueOf(language), same: sameTexts(language), mayLack }),
    ...guideProblems(language, pairsIn(all, language), mayLack || guideInEnglish.includes(language)),
  ]
}
