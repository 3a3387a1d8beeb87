import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { guideProblems, type Translated } from '../guide/guide-problems.ts'
import { messagesOf } from './catalogue.ts'
import { catalogueProblems } from './catalogue-problems.ts'
import { translatedName, translationsOf } from './translations.ts'

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

const sameFile = 'same-as-english.json'

/** Texts that read the same in English and this language, as its translators say. */
export function sameTexts(language: string): string[] {
  const list: unknown = JSON.parse(readFileSync(fromWeb(`languages/${language}/${sameFile}`), 'utf8'))
  return Array.isArray(list) ? list.map(String) : []
}

/** A catalogue of the app. */
export interface WrittenCatalogue {
  /** Its file. */
  file: string
  /** Name of its translations, below the folder of a language. */
  name: string
  texts: ReadonlyMap<string, string>
}

/** Every catalogue of the app, as it is written. */
export const catalogues = (): WrittenCatalogue[] =>
  globSync(fromWeb('src/**/*.messages.ts'))
    .sort()
    .map((file) => ({
      file,
      name: translatedName(file),
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

/** What is wrong with all catalogues and the guide in a language, a line a text; `mayLack` leaves out what has no translation. */
export function problemsIn(language: string, { mayLack = false } = {}): string[] {
  const all = catalogues()
  const known = new Set(all.map(({ name }) => name))
  const strays = globSync('**/*.json', { cwd: fromWeb(`languages/${language}`) }).filter(
    (name) => name !== sameFile && !known.has(name),
  )
  const same = new Set([...names, ...sameTexts(language)])
  return [
    ...strays.map((name) => `${name}: is of no catalogue`),
    ...all.flatMap(({ file, name, texts }) =>
      catalogueProblems(
        { written: texts, translated: translationsOf(language, file) },
        { language, isSame: (text) => same.has(text), mayLack },
      ).map((problem) => `${name} ${problem}`),
    ),
    ...guideProblems(language, pairsIn(all, language), mayLack || guideInEnglish.includes(language)),
  ]
}
