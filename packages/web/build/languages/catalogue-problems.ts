import { type MessageFormatElement, type PluralElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** What a message takes: each argument and tag with what is made of it. */
function takenBy(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...takenBy(element.children)]
    if (element.type === TYPE.select) {
      const cases = Object.entries(element.options)
      return [
        `{${element.value}, ${cases.map(([name]) => name).sort()}}`,
        ...cases.flatMap(([, { value }]) => takenBy(value)),
      ]
    }
    // A number of things: which words a language has for it is its own. Its arguments may be in each of them, or in some.
    if (element.type === TYPE.plural)
      return [`{${element.value}}`, ...Object.values(element.options).flatMap(({ value }) => takenBy(value))]
    return [`{${element.value}}`]
  })
}

function pluralsIn(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsIn(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const below = Object.values(element.options).flatMap(({ value }) => pluralsIn(value))
    return element.type === TYPE.plural ? [element, ...below] : below
  })
}

/** Arguments that a message counts: has words of their own for one, or two, and not for a number or all others alone. */
const countedBy = (text: string): Set<string> =>
  new Set(
    pluralsIn(parse(text)).flatMap(({ value, options }) =>
      Object.keys(options).some((name) => name !== 'other' && !name.startsWith('=')) ? [value] : [],
    ),
  )

const taken = (text: string) => [...new Set(takenBy(parse(text)))].sort().join(' ')

/** Categories that mean one number, and how a message names that. */
const numberOf: Readonly<Partial<Record<string, string>>> = { zero: '=0', one: '=1', two: '=2' }

/** Categories that a language counts by and a translation has no words for, of the arguments that the English counts. */
function lackingPlurals(text: string, translation: string, language: string): string[] {
  const counted = countedBy(text)
  return pluralsIn(parse(translation)).flatMap((element) => {
    if (!counted.has(element.value)) return []
    const type = element.pluralType ?? 'cardinal'
    const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions()
    // Numbers in the millions, which some languages count otherwise; and what has words for the number itself needs none for its kind.
    const needed = pluralCategories.filter((category) => category !== 'many' || language === 'ar')
    return needed.filter((category) => !(category in element.options || (numberOf[category] ?? '') in element.options))
  })
}

function wordsIn(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return wordsIn(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ' '
      return Object.values(element.options)
        .map(({ value }) => wordsIn(value))
        .join(' ')
    })
    .join('')
}

const hasWords = (text: string) => /\p{L}{2}/u.test(wordsIn(parse(text)))

interface Catalogue {
  /** Texts as they are written, by their keys joined by dots. */
  written: ReadonlyMap<string, string>
  /** Texts in the other language. */
  translated: ReadonlyMap<string, string>
}

/** How a translation is checked. */
interface Check {
  language: string
  /** Whether a text may read the same in both languages. */
  isSame: (text: string) => boolean
  /** Whether a text may have no translation. */
  mayLack: boolean
}

/** What is wrong with one text in another language; undefined where nothing is. */
function problemOf(key: string, text: string | undefined, translation: string | undefined, check: Check) {
  if (text === undefined) return `${key}: is no text of the catalogue any more`
  if (translation === undefined) return check.mayLack ? undefined : `${key}: not translated: ${text}`
  try {
    if (taken(text) !== taken(translation))
      return `${key}: takes ${taken(translation) || 'nothing'}, not ${taken(text) || 'nothing'}`
    const lacking = lackingPlurals(text, translation, check.language)
    if (lacking.length > 0) return `${key}: has no words for ${lacking.join(', ')}`
  } catch (error) {
    return `${key}: is no ICU message: ${error instanceof Error ? error.message : error}`
  }
  return translation === text && hasWords(text) && !check.isSame(text)
    ? `${key}: reads as in English: ${text}`
    : undefined
}

/** What is wrong with a catalogue in another language, a line a text. */
export function catalogueProblems({ written, translated }: Catalogue, check: Check): string[] {
  const keys = new Set([...written.keys(), ...translated.keys()])
  return [...keys].flatMap((key) => problemOf(key, written.get(key), translated.get(key), check) ?? [])
}
