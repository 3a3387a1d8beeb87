import type { FieldBlock, Span } from './ast.ts'
import { parseFilterText } from './parse-filter-text.ts'
import { quote } from './read-text.ts'
import type { Searchable } from './searchable.ts'

/** One way to go on typing. */
export interface Completion {
  /** What it is called: a key or a value. */
  label: string
  /** What replaces the span. */
  text: string
  /** Where the cursor belongs afterwards, counted from the start of the filter text. */
  cursor: number
}

/** What may be typed at a cursor, and the stretch of text it replaces. */
export interface Completions extends Span {
  completions: readonly Completion[]
}

/** A value people know by a name: the id of a person. */
export interface NamedValue {
  value: string
  label: string
}

/** Known values of a key, such as the statuses of a call; empty where there are none to choose from. */
export type ValuesOf = (key: string) => readonly (string | NamedValue)[]

const startsWith = (text: string, typed: string) => text.toLowerCase().startsWith(typed.toLowerCase())

const hasWord = (text: string, typed: string) => text.split(/\s+/).some((word) => startsWith(word, typed))

function completeValue({ key, value, valueSpan }: FieldBlock, valuesOf: ValuesOf): Completions {
  const named = valuesOf(key).map((each) => (typeof each === 'string' ? { value: each, label: each } : each))
  const matching = named.filter((each) => startsWith(each.value, value) || hasWord(each.label, value))
  const completions = matching.map((each) => {
    const text = quote(each.value)
    return { label: each.value, text, cursor: valueSpan.start + text.length }
  })
  return { ...valueSpan, completions }
}

function completeKey(span: Span, typed: string, searchable: Searchable): Completions {
  const matching = Object.keys(searchable).filter((key) => startsWith(key, typed))
  const completions = matching.map((key) => ({
    label: key,
    text: `${key}:""`,
    // Between the quotes.
    cursor: span.start + key.length + 2,
  }))
  return { ...span, completions }
}

/** What may be typed at a position of a filter text: keys where a block starts, values inside of one. */
export function completeFilterText(
  text: string,
  cursor: number,
  searchable: Searchable,
  valuesOf: ValuesOf = () => [],
): Completions {
  const { ast } = parseFilterText(text, searchable)
  const block = ast.find(({ start, end }) => start <= cursor && cursor <= end)
  if (!block) return completeKey({ start: cursor, end: cursor }, '', searchable)
  if (block.type === 'field' && cursor >= block.valueSpan.start) return completeValue(block, valuesOf)
  if (block.type === 'time') return { start: cursor, end: cursor, completions: [] }
  return completeKey({ start: block.start, end: block.end }, text.slice(block.start, cursor), searchable)
}
