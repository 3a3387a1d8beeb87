import { describe, expect, it } from 'vitest'
import { translated } from './built-languages.ts'
import { catalogueProblems } from './catalogue-problems.ts'
import { pseudo } from './pseudo.ts'
import { catalogues, problemsIn, sameTexts } from './translated-texts.ts'
import { translationsOf } from './translations.ts'

it.each(translated)(
  '%s has every text, each with what the English takes, and a guide that follows the English one',
  (language) => {
    expect(problemsIn(language)).toEqual([])
  },
)

it.each(translated)('texts that may read the same in %s are texts of the app, each listed once', (language) => {
  const texts = new Set(catalogues().flatMap((catalogue) => [...catalogue.texts.values()]))
  const listed = sameTexts(language)
  expect(listed.filter((text, at) => !texts.has(text) || listed.indexOf(text) !== at)).toEqual([])
})

const timeOfDay = /\d\s?(?:[AP]M|[ap]\. ?m\.|Uhr|[صم](?!\.?\p{L}))|(?<!\d)\d{1,2}:\d{2}(?!\d)/u

it('a time of day is given to a text, written as the person wants it: only what is typed is spelt out', () => {
  const spelt = catalogues().filter(({ file, texts }) =>
    [texts, ...translated.map((language) => translationsOf(language, file))]
      .flatMap((all) => [...all.values()])
      .some((text) => timeOfDay.test(text)),
  )
  expect(spelt.map(({ name }) => name)).toEqual(['list/filter/filter.json'])
})

it.each(translated)('names in the picture beside the sign-in fit their boxes in %s', (language) => {
  const ui = catalogues().find(({ name }) => name === 'ui/ui.json') ?? expect.fail('There is no such catalogue.')
  const names = [...translationsOf(language, ui.file)].filter(([key]) => key.startsWith('lines.'))
  expect(names.length).toBe(8)
  expect(names.filter(([, text]) => text.length > 18)).toEqual([])
})

const check = { language: 'de', isSame: (text: string) => text === 'Name', mayLack: false }
const problem = (text: string | undefined, translation: string | undefined, changes: Partial<typeof check> = {}) =>
  catalogueProblems(
    {
      written: new Map(text === undefined ? [] : [['key', text]]),
      translated: new Map(translation === undefined ? [] : [['key', translation]]),
    },
    { ...check, ...changes },
  )

describe('a translation', () => {
  it.each([
    ['Save', 'Speichern'],
    ['Name', 'Name'],
    ['{count} / {total}', '{count} / {total}'],
    ['{count, plural, one {# call} other {# calls}}', '{count, plural, one {# Anruf} other {# Anrufe}}'],
    ['<b>Read</b> this', 'Das <b>lesen</b>'],
    ['{at, select, day {by day} other {by hour}}', '{at, select, day {je Tag} other {je Stunde}}'],
  ])('of %s may read %s', (text, translation) => {
    expect(problem(text, translation)).toEqual([])
  })

  it.each([
    ['Save', undefined, 'not translated'],
    [undefined, 'Speichern', 'is no text'],
    ['Save', 'Save', 'reads as in English'],
    ['{name} is gone', '{Name} ist weg', 'takes {Name}, not {name}'],
    ['<b>Read</b> this', 'Das lesen', 'takes nothing, not <b>'],
    ['{count, plural, one {a call} other {calls}}', '{count, plural, other {Anrufe}}', 'has no words for one'],
    ['{at, select, day {by day} other {by hour}}', '{at, select, tag {je Tag} other {je Stunde}}', 'takes'],
    ['Save', 'Speichern {', 'is no ICU message'],
  ])('of %s as %s: %s', (text, translation, says) => {
    expect(problem(text, translation).join()).toContain(says)
  })

  it('may be missing in a language that is read in part', () => {
    expect(problem('Save', undefined, { mayLack: true })).toEqual([])
  })

  it('in Arabic has words for none, one, two, few and many', () => {
    const english = '{count, plural, =0 {no calls} one {# call} other {# calls}}'
    expect(
      problem(english, '{count, plural, =0 {a} one {b} two {c} few {d} many {e} other {f}}', { language: 'ar' }),
    ).toEqual([])
    expect(problem(english, '{count, plural, one {b} other {f}}', { language: 'ar' }).join()).toContain(
      'zero, two, few, many',
    )
  })
})

it('the language that is none is longer, in brackets, and takes what the English takes', () => {
  const text = 'Delete {count, plural, one {# call} other {# calls}} of <b>{name}</b>?'
  expect(pseudo('Save')).toBe('[!!! Šåṽé·· !!!]')
  expect(problem(text, pseudo(text))).toEqual([])
})
