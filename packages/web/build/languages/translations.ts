import { readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const folder = fileURLToPath(new URL('../../languages', import.meta.url)).replaceAll('\\', '/')

/** Texts of a `*.messages.ts` file in another language, by the keys that lead to them, joined by dots. */
export type Translations = ReadonlyMap<string, string>

/** A language's catalogue: the texts of each `*.messages.ts` file by its name, in the order of the catalogue. */
export type Catalogue = ReadonlyMap<string, Translations>

function textsIn(value: unknown, path: readonly string[]): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  return Object.entries(Object(value)).flatMap(([key, below]) => textsIn(below, [...path, key]))
}

/** Texts of a catalogue's source, by the name of their `*.messages.ts` file. Throws for a source that is no JSON. */
export const parseCatalogue = (source: string): Catalogue =>
  new Map(Object.entries(Object(JSON.parse(source))).map(([name, texts]) => [name, new Map(textsIn(texts, []))]))

/** Name of a `*.messages.ts` file in each catalogue: its path below `src`, without the ending. */
export const nameOf = (file: string): string =>
  relative(src, file)
    .replaceAll('\\', '/')
    .replace(/\.messages\.ts$/, '')

/** Path of the `*.messages.ts` file with this name in each catalogue. */
export const fileOf = (name: string): string => `${src.replaceAll('\\', '/')}/${name}.messages.ts`

/** Path of a language's catalogue. */
export const catalogueFile = (language: string): string => `${folder}/${language}.json`

const parsed = new Map<string, { version: string; catalogue: Catalogue }>()

/** The catalogue of a language as its file is now; empty without a file. The build asks for each of its texts: it reads a version once. */
export function catalogueOf(language: string): Catalogue {
  const file = catalogueFile(language)
  const stats = statSync(file, { throwIfNoEntry: false })
  const version = `${stats?.mtimeMs} ${stats?.size}`
  const known = parsed.get(language)
  if (known?.version === version) return known.catalogue
  const catalogue = parseCatalogue(stats ? readFileSync(file, 'utf8') : '{}')
  parsed.set(language, { version, catalogue })
  return catalogue
}

const none: Translations = new Map()

/** Texts of a `*.messages.ts` file in another language; none where the catalogue lacks it. */
export const translationsOf = (language: string, file: string): Translations =>
  catalogueOf(language).get(nameOf(file)) ?? none

const textOf = (texts: Translations | undefined) => JSON.stringify([...(texts ?? none)])

/** Names of the `*.messages.ts` files with other texts in one catalogue than in the other. */
export const changedNames = (before: Catalogue, after: Catalogue): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => textOf(before.get(name)) !== textOf(after.get(name)),
  )
