import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core'
import { languageOf, languages } from './languages.ts'
import { messages as own } from './own-language.ts'

interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** Language of every text on this page. */
export const language = languageOf(own.language)

/** Tag that plurals, dates and the order of names go by, the way it is read, and its comma. */
export const { locale, direction, comma } = languages[language]

/** A text that a value of a newer server chooses is that value, as it is; without a value there is none. */
const unknownValue = ({ key }: { key: string }) =>
  key.slice(key.lastIndexOf('.') + 1).replace(/^(?:undefined|null)$/, '')

const intl = _createIntlFormatters(_createCache())

/** How a number such as 1,234.5 stands in a sentence. Handed in by `state/number-style.ts`: as numbers beside the sentence do. */
export const numbersInSentences = { written: (text: string): string => text }

function getNumberFormat(_locales?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format = intl.getNumberFormat('en-US', options)
  if (Object.hasOwn(format, 'format')) return format
  const { format: write } = format
  return Object.defineProperty(format, 'format', { value: (value: number) => numbersInSentences.written(write(value)) })
}

/** Typed reader of one catalogue: keys and ICU arguments are checked by the compiler, an unknown key answers its last part. */
export function translator<const Messages extends MessageTree>(messages: Messages) {
  const onError = () => undefined
  const _formatters = { ...intl, getNumberFormat }
  return createTranslator({ locale, messages, timeZone: 'UTC', onError, getMessageFallback: unknownValue, _formatters })
}
