import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { translated } from './built-languages.ts'
import { catalogueProblems } from './catalogue-problems.ts'
import { pseudo } from './pseudo.ts'
import { catalogues, problemsIn, sameTexts, textProblems } from './translated-texts.ts'
import { changedNames, parseCatalogue, translationsOf } from './translations.ts'

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

it('the folder has a catalogue and a page of terms for each language, and nothing else', () => {
  const expected = translated.flatMap((language) => [`${language}.json`, `${language}.md`])
  expect(readdirSync(new URL('../../languages', import.meta.url)).sort()).toEqual(
    [...expected, 'same-as-english.json'].sort(),
  )
})

const timeOfDay = /\d\s?(?:[AP]M|[ap]\. ?m\.|Uhr|[صم](?!\.?\p{L}))|(?<!\d)\d{1,2}:\d{2}(?!\d)/u

it('a time of day is given to a text, written as the person wants it: only what is typed is spelt out', () => {
  const spelt = catalogues().filter(({ file, texts }) =>
    [texts, ...translated.map((language) => translationsOf(language, file))]
      .flatMap((all) => [...all.values()])
      .some((text) => timeOfDay.test(text)),
  )
  expect(spelt.map(({ name }) => name)).toEqual(['list/filter/filter'])
})

it.each(translated)('names in the picture beside the sign-in fit their boxes in %s', (language) => {
  const ui = catalogues().find(({ name }) => name === 'ui/ui') ?? expect.fail('There is no such catalogue.')
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

describe('problems of a catalogue name its file, its path and its key', () => {
  const login = { name: 'features/login', texts: new Map([['form.heading', 'Sign in to {place}']]) }
  const asParsed = (source: object) => parseCatalogue(JSON.stringify(source))
  const problems = (source: object, same: readonly string[] = []) =>
    textProblems([login], { language: 'de', catalogue: asParsed(source), same, mayLack: false })
  const inForm = (heading: string) => ({ 'features/login': { form: { heading } } })

  it.each([
    ['missing', {}, 'de.json features/login form.heading: not translated: Sign in to {place}'],
    [
      'unused',
      { 'features/login': { form: { heading: 'Anmelden bei {place}', lead: 'Willkommen' } } },
      'de.json features/login form.lead: is no text of the catalogue any more',
    ],
    [
      'of no file',
      { ...inForm('Anmelden bei {place}'), 'features/old': { heading: 'Alt' } },
      'de.json features/old: has no src/features/old.messages.ts',
    ],
    [
      'the same as in English',
      inForm('Sign in to {place}'),
      'de.json features/login form.heading: reads as in English: Sign in to {place}',
    ],
    ['without a value', inForm('Anmelden'), 'de.json features/login form.heading: takes nothing, not {place}'],
  ])('of a text that is %s', (_problem, source, line) => {
    expect(problems(source)).toEqual([line])
  })

  it('not of a translated text, or of one that is listed as the same', () => {
    expect(problems(inForm('Anmelden bei {place}'))).toEqual([])
    expect(problems(inForm('Sign in to {place}'), ['Sign in to {place}'])).toEqual([])
  })

  it('of files out of alphabetical order, so that merges are small', () => {
    const app = { name: 'app/app', texts: new Map([['title', 'App']]) }
    const catalogue = asParsed({ ...inForm('Anmelden bei {place}'), 'app/app': { title: 'Anwendung' } })
    expect(textProblems([app, login], { language: 'de', catalogue, same: [], mayLack: false })).toEqual([
      'de.json app/app: is not in alphabetical order',
    ])
  })

  it('and a changed catalogue says which files have other texts', () => {
    const before = asParsed({ a: { text: 'A' }, b: { text: 'B' }, c: { text: 'C' } })
    const after = asParsed({ a: { text: 'A' }, b: { text: 'B2' }, d: { text: 'D' } })
    expect(changedNames(before, after)).toEqual(['b', 'c', 'd'])
  })
})
