import type { Row } from '../server/rows.ts'
import { areCurrencies, isCurrencyName } from './currency.ts'
import { mayHaveCodes } from './names.ts'
import type { RecordedField } from './recorded.ts'
import { shapeOf } from './shapes.ts'
import { isKnownWord } from './words.ts'

/** A column with more values has no codes. */
export const MAX_WORDS = 20
const MAX_WORD_LENGTH = 24
/** Values of a code come back: a column in which most values differ has names or texts. */
const LEAST_REPEATS = 2

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/** Times without a zone, with their format in the letters of date-fns. */
const timeForms: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, 'yyyy-MM-dd HH:mm:ss'],
  [/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, "yyyy-MM-dd'T'HH:mm:ss"],
  [/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}$/, 'yyyy-MM-dd HH:mm:ss.SSS'],
  [/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}$/, "yyyy-MM-dd'T'HH:mm:ss.SSS"],
  [/^\d{4}-\d{2}-\d{2}$/, 'yyyy-MM-dd'],
  [/^\d{14}$/, 'yyyyMMddHHmmss'],
]

// Seconds of the years 2000 to 2039. A phone number may be as large: the name has to say that it is a time.
const [SECONDS_FROM, SECONDS_TO] = [946_684_800, 2_208_988_800]
const TIME_NAME = /time|date|stamp|start|end|answer|created|updated|(^|_)(at|on|when)$|[a-z]At$|(^|_)(ts|dt|tm|epoch)$/

function textFormat(texts: readonly string[]): string | undefined {
  if (texts.every((text) => ISO.test(text))) return 'ISO'
  return timeForms.find(([form]) => texts.every((text) => form.test(text)))?.[1]
}

// From 2008 to 2033 seconds have ten digits, the first of which is 1: no number of the North American plan begins with it.
const [SURE_FROM, SURE_TO] = [1_200_000_000, 1_999_999_999]
/** Fewer different numbers may be in that range by chance. */
const LEAST_TIMES = 5

function numberFormat(name: string, numbers: readonly number[]): string | undefined {
  const isNamed = TIME_NAME.test(name)
  if (!isNamed && (/phone|number|msisdn/i.test(name) || new Set(numbers).size < LEAST_TIMES)) return undefined
  const [from, to] = isNamed ? [SECONDS_FROM, SECONDS_TO] : [SURE_FROM, SURE_TO]
  const within = (unit: number) =>
    numbers.every((each) => Number.isInteger(each) && each >= from * unit && each <= to * unit)
  if (within(1)) return 't'
  return within(1000) ? 'T' : undefined
}

// One case, as codes have it: a name of a person has a capital and small letters. Three digits are an extension.
const isCode = (text: string) =>
  text === '' ||
  isKnownWord(text) ||
  (text.length <= MAX_WORD_LENGTH && /^([A-Z\d_ -]+|[a-z\d_-]+)$/.test(text) && !/\d{3}/.test(text))

/** States of a country are part of an address. */
const areRegions = (name: string, texts: readonly string[]) =>
  /state$|province|region/i.test(name) && texts.every((text) => /^[A-Z]{2,3}$/.test(text))

function codesOf(name: string, values: readonly unknown[]): Record<string, number> | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  const isYesNo = values.every((value) => typeof value === 'boolean')
  const isRepeated = values.length >= counts.size * LEAST_REPEATS
  if (counts.size > MAX_WORDS || (!isYesNo && !isRepeated)) return undefined
  const texts = [...counts.keys()]
  const isCurrency = isCurrencyName(name) && areCurrencies(texts)
  if (!isYesNo && !isCurrency && (!mayHaveCodes(name) || areRegions(name, texts) || !texts.every(isCode)))
    return undefined
  return Object.fromEntries([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** What the values of one column look like. */
function observeField(name: string, all: readonly unknown[]): RecordedField {
  const values = all.filter((value) => value !== null)
  const counts = {
    values: values.length,
    nulls: all.length - values.length,
    distinct: new Set(values.map((value) => JSON.stringify(value))).size,
  }
  const are = (type: string) => values.length > 0 && values.every((value) => typeof value === type)
  const words = codesOf(name, values)
  const coded = words && Object.keys(words).length > 0 ? { words } : {}
  if (values.length === 0) return { kind: 'unknown', ...counts }
  if (values.every((value) => Array.isArray(value))) return { kind: 'list', ...counts }
  if (are('object')) return { kind: 'object', ...counts }
  if (are('boolean')) return { kind: 'yesNo', ...counts, ...coded }
  if (are('number')) {
    const numbers = values.filter((value) => typeof value === 'number')
    const format = numberFormat(name, numbers)
    if (format) return { kind: 'time', ...counts, format }
    return { kind: 'number', ...counts, ...(numbers.every(Number.isInteger) && { isWhole: true as const }), ...coded }
  }
  if (!are('string')) return { kind: 'mixed', ...counts }
  const texts = values.map(String)
  const format = textFormat(texts)
  if (format) return { kind: 'time', ...counts, format }
  const shape = shapeOf(texts)
  return { kind: 'text', ...counts, ...coded, ...(shape && { shape }) }
}

/** What the columns of rows look like, by name in the order of the alphabet. `except` are relations. */
export function observeRows(rows: readonly Row[], except: ReadonlySet<string>): Record<string, RecordedField> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !except.has(name)).toSorted()
  return Object.fromEntries(
    names.map((name) => [
      name,
      observeField(
        name,
        rows.flatMap((row) => (name in row ? [row[name] ?? null] : [])),
      ),
    ]),
  )
}
