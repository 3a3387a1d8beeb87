import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lexer, type MarkedToken, type Token } from 'marked'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

// What the documents promise is tied to the tests that hold it, by docs/promises.json: a sentence that is new, reworded or gone,
// and a test that is gone or called otherwise, are found here.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

const list = z.record(
  z.string(),
  z.object({
    /** Sentences, or headings of the guide, each with the tests that hold it: "file: title". */
    promises: z.record(z.string(), z.array(z.string())),
    /** Those that nobody can try: where else something stands, and why. */
    explains: z.optional(z.array(z.string())),
    /** Headings of parts for who changes the sources. */
    sectionsForDevelopers: z.optional(z.array(z.string())),
  }),
)
const written = z.parse(list, JSON.parse(read('docs/promises.json')))

const guide = globSync('docs/guide/*.md', { cwd: root })
const documents = ['README.md', ...globSync('packages/{web,sdk,mock-server}/README.md', { cwd: root }), ...guide]

// Tokens of extensions, which there are none of, would have no types.
const isOwn = (token: Token): token is MarkedToken => token.type !== 'generic'

const sentencesIn = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+(?=[A-Z`*[<])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** What a piece of Markdown says: its sentences, a table by its head. */
function saidBy(token: MarkedToken): string[] {
  switch (token.type) {
    case 'paragraph':
    case 'text':
      return sentencesIn(token.text)
    case 'list':
      return token.items.flatMap(({ tokens }) => tokens.filter(isOwn).flatMap(saidBy))
    case 'table':
      return [
        token.header
          .map(({ text }) => text)
          .join(' | ')
          .trim(),
      ]
    default:
      return []
  }
}

/** Sentences of a document; of the guide, whose pages say step by step what is done, its headings. */
function sentencesOf(document: string, without: readonly string[]): string[] {
  const tokens = lexer(read(document)).filter(isOwn)
  let heading = ''
  return tokens.flatMap((token) => {
    if (token.type === 'heading') {
      heading = token.text
      return document.startsWith('docs/guide/') ? [heading] : []
    }
    return document.startsWith('docs/guide/') || without.includes(heading) ? [] : saidBy(token)
  })
}

/** Whether a file has a test, or a group of tests, of this title. */
const hasTest = (file: string, title: string) =>
  existsSync(`${root}/${file}`) && ["'", '"', '`'].some((mark) => read(file).includes(mark + title + mark))

describe.each(documents)('%s', (document) => {
  const { promises = {}, explains = [], sectionsForDevelopers = [] } = written[document] ?? {}

  it('promises nothing that docs/promises.json does not tie to a test, and all that it does', () => {
    const tied = [...Object.keys(promises), ...explains]
    const said = sentencesOf(document, sectionsForDevelopers)
    expect({
      untied: said.filter((sentence) => !tied.includes(sentence)),
      gone: tied.filter((sentence) => !said.includes(sentence)),
      twice: tied.filter((sentence, at) => tied.indexOf(sentence) !== at),
    }).toEqual({ untied: [], gone: [], twice: [] })
  })

  it('is held by tests that are there', () => {
    const missing = Object.entries(promises).flatMap(([promise, tests]) =>
      tests.length === 0
        ? [`${promise}: no test`]
        : tests.filter((each) => {
            const [, file = '', title = ''] = /^(\S+): (.*)$/.exec(each) ?? []
            return !hasTest(file, title)
          }),
    )
    expect(missing).toEqual([])
  })
})

it('the list is of these documents alone', () => {
  expect(Object.keys(written).toSorted()).toEqual(documents.toSorted())
})
