import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GuidePage } from '../../src/app/guide/guide-page.ts'
import { isLanguage } from '../../src/lib/languages.ts'
import { written } from '../languages/built-languages.ts'
import { compileGuidePage } from './compile-page.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Folder of the pages in a language, below the project. */
const folderOf = (language: string) => (language === written ? 'docs/guide' : `docs/guide/${language}`)

/** File of a page in a language, below the project, whether it is there or not. */
export const guideFile = (language: string, name: string): string => `${folderOf(language)}/${name}.md`

/** Names of the pages that there are in a language. */
export const guideNames = (language: string): string[] =>
  globSync('*.md', { cwd: root + folderOf(language) })
    .map((file) => basename(file, '.md'))
    .sort()

/** Path of a page's file, for tools. */
export const guidePath = (language: string, name: string): string => root + guideFile(language, name)

/** What is written of a page in a language; undefined where it has none. */
export function guideText(language: string, name: string): string | undefined {
  const file = guidePath(language, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** A page as it is read in a language: in English where it is not translated. Throws for a page that there is not. */
export function guidePageIn(language: string, name: string): GuidePage {
  const page = compileGuidePage(name, readFileSync(guidePath(written, name), 'utf8'))
  const text = language === written || !isLanguage(language) ? undefined : guideText(language, name)
  if (text === undefined || !isLanguage(language)) return page
  const read = compileGuidePage(name, text, language)
  // Links name sections by the English headings; the sections of a translation are the same, in their order.
  const sections = read.sections.map((section, at) => ({ ...section, id: page.sections[at]?.id ?? section.id }))
  return { ...read, screens: page.screens, sections }
}

/** The name git has for a text, shortened: `git diff NAME FILE` says what became of it since. */
export const versionOf = (text: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')
    .slice(0, 10)
