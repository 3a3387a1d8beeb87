import compile from 'icu-minify/compile'
import { messagesOf } from './languages/catalogue.ts'
import { marker } from './languages/markers.ts'

/** What a message reads in each language, in the order of the languages. */
type Texts = (path: string, text: string) => readonly string[]

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

/** Source of a `*.messages.ts` file with a marker for each compiled message, of what it reads in each language. */
export const markedMessages = (code: string, texts: Texts): string =>
  withMessages(code, (path, text) => marker(texts(path, text).map(compiled)))

/** Source of a `*.messages.ts` file with other texts, still to be parsed. */
export const withTexts = (code: string, textOf: (path: string, text: string) => string): string =>
  withMessages(code, (path, text) => JSON.stringify(textOf(path, text)))
