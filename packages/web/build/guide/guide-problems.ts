import type { GuidePage } from '../../src/app/guide/guide-page.ts'
import { written } from '../languages/built-languages.ts'
import { versionSaid } from './compile-page.ts'
import { namedByParts } from './elements.ts'
import { guideFile, guideNames, guidePageIn, guideText, versionOf } from './pages.ts'
import { isSaidBy } from './said.ts'

/** A text of the app, and how it reads in another language. */
export interface Translated {
  text: string
  translation: string
}

type Reads = (english: string, translated: string) => boolean

/** Whether words of a translated page are what the app calls, in its language, what the English page names. */
function namesOf(texts: readonly Translated[]): Reads {
  return (english, translated) => {
    const exactly = texts.filter(({ text }) => text === english)
    const those = exactly.length > 0 ? exactly : texts.filter(({ text }) => isSaidBy(text, english))
    return those.some(({ translation }) => isSaidBy(translation, translated))
  }
}

/** Whether keys are the same, each by its own name in the language; what people type stays as it is. */
const keysOf =
  (isNamed: Reads): Reads =>
  (english, translated) => {
    const keys = translated.split('+')
    const wanted = english.split('+')
    return (
      english === translated ||
      (keys.length === wanted.length && wanted.every((key, at) => key === keys[at] || isNamed(key, keys[at] ?? '')))
    )
  }

const isEqual: Reads = (english, translated) => english === translated

/** What stands in one of two lists and has no counterpart in the other. */
function unpaired(english: readonly string[], translated: readonly string[], reads: Reads): string[] {
  const lost = english.filter((each) => !translated.some((other) => reads(each, other)))
  const strange = translated.filter((each) => !english.some((other) => reads(other, each)))
  if (lost.length + strange.length > 0) return [...lost.map((each) => `not “${each}”`), ...strange]
  return english.length === translated.length ? [] : [...translated]
}

/** What a page in another language names otherwise than the English one, a line each. */
export function otherwiseNamed(page: GuidePage, translation: GuidePage, texts: readonly Translated[]): string[] {
  const english = namedByParts(page)
  const translated = namedByParts(translation)
  if (english.length !== translated.length) return [`has ${translated.length - 1} headings, not ${english.length - 1}`]
  const isNamed = namesOf(texts)
  const ways = { bold: isNamed, code: keysOf(isNamed), pages: isEqual, pictures: isEqual } as const
  const kinds = ['bold', 'code', 'pages', 'pictures'] as const
  return english.flatMap((part, at) =>
    kinds.flatMap((kind) => {
      const wrong = unpaired(part[kind], translated[at]?.[kind] ?? [], ways[kind])
      return wrong.length === 0 ? [] : [`part ${at + 1} has other ${kind} than the English: ${wrong.join(', ')}`]
    }),
  )
}

/** What has to be done for a page to follow the English one; undefined where it does. */
export function behind(name: string, english: string, translation: string): string | undefined {
  const version = versionOf(english)
  const of = versionSaid(translation)
  if (of === version) return undefined
  const changes = of ? `git diff ${of} ${guideFile(written, name)} says what changed` : 'it does not say of which'
  return `is not of the English page as it is: ${changes}. Once it follows, it begins with <!-- of: ${version} -->`
}

const problemsOfPage = (language: string, name: string, texts: readonly Translated[]): string[] =>
  [
    behind(name, guideText(written, name) ?? '', guideText(language, name) ?? '') ?? [],
    otherwiseNamed(guidePageIn(written, name), guidePageIn(language, name), texts),
  ].flat()

/** What is wrong with the guide in a language, a line each; `mayLack` leaves out pages that it does not have. */
export function guideProblems(language: string, texts: readonly Translated[], mayLack: boolean): string[] {
  const there = guideNames(language)
  const wanted = guideNames(written)
  const lacking = mayLack ? [] : wanted.filter((name) => !there.includes(name))
  return [
    ...lacking.map((name) => `${guideFile(language, name)}: not translated`),
    ...there.flatMap((name) => {
      if (!wanted.includes(name)) return [`${guideFile(language, name)}: is of no page`]
      return problemsOfPage(language, name, texts).map((problem) => `${guideFile(language, name)}: ${problem}`)
    }),
  ]
}
