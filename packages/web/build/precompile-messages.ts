import { createHash } from 'node:crypto'
import compile from 'icu-minify/compile'
import { messagesOf } from './languages/catalogue.ts'

/** What a message reads in each language, in the order of the languages. */
type Texts = (path: string, text: string) => readonly string[]

const mark = (of: readonly string[]) =>
  `@@text:${createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 16)}@@`

const marked = /(["'`])@@text:[\da-f]{16}@@\1/g

/** Source of a message that is compiled, so that no message parser ships to the browser. */
const compiled = (text: string): string => JSON.stringify(compile(text))

/** Source of a `*.messages.ts` file with what `replace` makes of each message in its place. */
function withMessages(code: string, replace: (path: string, text: string) => string): string {
  // From the end, so that the places of those before stay right.
  return messagesOf(code)
    .sort((a, b) => b.start - a.start)
    .reduce(
      (done, { path, start, end, text }) => done.slice(0, start) + replace(path.join('.'), text) + done.slice(end),
      code,
    )
}

/** Source of a `*.messages.ts` file with each ICU message compiled, in one language. */
export const precompileMessages = (code: string): string => withMessages(code, (_path, text) => compiled(text))

/**
 * Compiled messages of a build in several languages. A marker stands for a message until the files are named: it follows from
 * what the message reads in each language, so that a file whose texts change in any of them has another name.
 */
export function markedMessages() {
  const known = new Map<string, readonly string[]>()

  /** Source of a `*.messages.ts` file with a marker for each message. */
  function withMarkers(code: string, texts: Texts): string {
    return withMessages(code, (path, text) => {
      const sources = texts(path, text).map(compiled)
      known.set(mark(sources), sources)
      return JSON.stringify(mark(sources))
    })
  }

  /** A finished file in one of the languages. Throws where a marker has become part of something else. */
  function inLanguage(code: string, at: number): string {
    const done = code.replaceAll(marked, (literal) => known.get(literal.slice(1, -1))?.[at] ?? literal)
    if (done.includes('@@text:')) throw new Error('A text was taken apart before it was put in its place')
    return done
  }

  return { withMarkers, inLanguage }
}

/** Source of a `*.messages.ts` file with other texts, still to be parsed. */
export const withTexts = (code: string, textOf: (path: string, text: string) => string): string =>
  withMessages(code, (path, text) => JSON.stringify(textOf(path, text)))
