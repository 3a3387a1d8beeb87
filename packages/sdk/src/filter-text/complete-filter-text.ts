import { folded } from '@lineboard/contract/folded'
import type { FieldBlock, Span } from './ast.ts'
import { quote } from './format-conditions.ts'
import { operatorsOf } from './match-kind.ts'
import { type FieldOperator, isValueless, signOf } from './operators.ts'
import { parseFilterText } from './parse-filter-text.ts'
import type { Searchable } from './searchable.ts'

/** One way to go on typing. */
export interface Completion {
  /** What it is called: a key, a value, or an operator as it is written. */
  label: string
  /** The operator that it is; undefined for a key or a value. */
  operator?: FieldOperator
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

const startsWith = (text: string, typed: string) => folded(text).startsWith(folded(typed))

const hasWord = (text: string, typed: string) => text.split(/\s+/).some((word) => startsWith(word, typed))

// A sign goes without quotes: nothing in them would mean a field that is empty.
const writtenAs = (operator: FieldOperator) => `${signOf(operator)}${isValueless(operator) ? '""' : ''}`

/** What may follow a colon: values, and where nothing of them is typed yet, operators. */
function completeField(text: string, cursor: number, block: FieldBlock, searchable: Searchable, valuesOf: ValuesOf) {
  const { key, value, valueSpan, operatorSpan } = block
  const span: Span = { start: operatorSpan.start, end: valueSpan.end }
  const complete = (label: string, written: string, operator?: FieldOperator): Completion => ({
    label,
    text: written,
    cursor: span.start + written.length,
    ...(operator && { operator }),
  })
  const sign = text.slice(operatorSpan.start, valueSpan.start)
  const values = valuesOf(key)
    .map((each) => (typeof each === 'string' ? { value: each, label: each } : each))
    .filter((each) => startsWith(each.value, value) || hasWord(each.label, value))
    .map((each) => complete(each.value, sign + quote(each.value)))
  const field = searchable[key]
  const isInQuotes = cursor > valueSpan.start
  if (!field || value !== '' || (isInQuotes && values.length > 0)) return { ...span, completions: values }
  const operators = operatorsOf(field.kind)
    .map((operator) => complete(writtenAs(operator), writtenAs(operator), operator))
    .filter((each) => each.text.startsWith(sign.trim()) && each.text !== text.slice(span.start, span.end).trim())
    .filter(({ operator }) => operator !== 'has')
  return { ...span, completions: [...values, ...operators] }
}

function completeKey(span: Span, typed: string, searchable: Searchable): Completions {
  const isMeant = (key: string) => startsWith(key, typed) || hasWord(searchable[key]?.label ?? '', typed)
  const matching = Object.keys(searchable).filter(isMeant)
  const completions = matching.map((key) => ({
    label: key,
    text: `${key}:""`,
    // Between the quotes.
    cursor: span.start + key.length + 2,
  }))
  return { ...span, completions }
}

/** What may be typed at a position of a filter text: keys where a block starts, operators and values inside of one. */
export function completeFilterText(
  text: string,
  cursor: number,
  searchable: Searchable,
  valuesOf: ValuesOf = () => [],
): Completions {
  const { ast } = parseFilterText(text, searchable)
  const block = ast.find(({ start, end }) => start <= cursor && cursor <= end)
  if (!block) return completeKey({ start: cursor, end: cursor }, '', searchable)
  if (block.type === 'field' && cursor >= block.operatorSpan.start) {
    return completeField(text, cursor, block, searchable, valuesOf)
  }
  if (block.type === 'time') return { start: cursor, end: cursor, completions: [] }
  return completeKey({ start: block.start, end: block.end }, text.slice(block.start, cursor), searchable)
}
