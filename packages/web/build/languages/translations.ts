import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const folder = fileURLToPath(new URL('../../languages', import.meta.url))

/** Texts of a catalogue in another language, by the keys that lead to them, joined by dots. */
export type Translations = ReadonlyMap<string, string>

function textsIn(value: unknown, path: readonly string[]): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  return Object.entries(Object(value)).flatMap(([key, below]) => textsIn(below, [...path, key]))
}

/** Name of the file that has a catalogue's texts in another language, below that language's folder. */
export const translatedName = (catalogue: string): string =>
  relative(src, catalogue)
    .replaceAll('\\', '/')
    .replace(/\.messages\.ts$/, '.json')

/** Path of the file that has a catalogue's texts in another language. */
export const translatedFile = (language: string, catalogue: string): string =>
  `${folder}/${language}/${translatedName(catalogue)}`

/** A catalogue in another language; none where it has none. Throws for a file that is no JSON. */
export function translationsOf(language: string, catalogue: string): Translations {
  const file = translatedFile(language, catalogue)
  return new Map(existsSync(file) ? textsIn(JSON.parse(readFileSync(file, 'utf8')), []) : [])
}
