import type { FilterAst, FilterBlock, FilterTextError, Span } from './ast.ts'
import { canHold } from './match-kind.ts'
import { readBare, readQuoted, skipBlanks, skipSeparators } from './read-text.ts'
import type { Searchable, SearchKind } from './searchable.ts'
import { parseTimeOfDay } from './time-of-day.ts'

/** A filter text, read. What is wrong is said in `errors`; the blocks that make sense are there all the same. */
export interface ParsedFilterText {
  ast: FilterAst
  errors: readonly FilterTextError[]
}

interface FieldHead {
  key: string
  isKnown: boolean
  /** Where the value starts. */
  end: number
}

/** What a field of each kind can be asked for, in words. */
const wanted: Readonly<Record<SearchKind, string>> = {
  string: 'a text',
  integer: 'a whole number, such as 12',
  number: 'a number, such as 12.50',
  boolean: 'yes or no',
  'date-time': 'a day, month or time, such as 2026-03-14, 2026-03 or 3 PM',
}

const KEY = /^([\w.]+)\s*:\s*/

/** The list's own spelling of a key, whatever its letter case; undefined for one it does not have. */
function knownKey(typed: string, searchable: Searchable): string | undefined {
  if (Object.hasOwn(searchable, typed)) return typed
  return Object.keys(searchable).find((key) => key.toLowerCase() === typed.toLowerCase())
}

function fieldHeadAt(text: string, at: number, searchable: Searchable): FieldHead | undefined {
  const [head, typed] = KEY.exec(text.slice(at)) ?? []
  if (!head || !typed) return undefined
  const known = knownKey(typed, searchable)
  const end = at + head.length
  // `http://…` is text, but a quote after the colon can only be meant as a field.
  return known || text[end] === '"' ? { key: known ?? typed, isKnown: known !== undefined, end } : undefined
}

/** Reads a filter text: `status:"missed", city:"New \"Old\" Town", 3 PM, anything`. Never throws. */
export function parseFilterText(text: string, searchable: Searchable): ParsedFilterText {
  const ast: FilterBlock[] = []
  const errors: FilterTextError[] = []
  const fail = (message: string, { start, end }: Span) => errors.push({ message, start, end })
  const kindOf = (key: string): SearchKind => searchable[key]?.kind ?? 'string'
  const isFieldAt = (at: number) => fieldHeadAt(text, at, searchable)?.isKnown === true

  function readValue(start: number) {
    if (text[start] !== '"') return readBare(text, start, isFieldAt)
    const quoted = readQuoted(text, start)
    if (!quoted.isClosed) fail('The quote is not closed', { start, end: start + 1 })
    return quoted
  }

  function readBlock(start: number): FilterBlock {
    const head = fieldHeadAt(text, start, searchable)
    const { value, end, ...span } = readValue(head?.end ?? start)
    if (head) {
      if (!head.isKnown) fail(`There is no field ${head.key}`, { start, end: start + head.key.length })
      else if (value === '') fail(`${head.key} has no value`, { start, end })
      else if (!canHold(kindOf(head.key), value)) fail(`${head.key} is ${wanted[kindOf(head.key)]}`, { start, end })
      return { type: 'field', key: head.key, value, valueSpan: { start: span.start, end }, start, end }
    }
    const time = text[start] === '"' ? undefined : parseTimeOfDay(value)
    return time ? { type: 'time', ...time, start, end } : { type: 'text', value, start, end }
  }

  let at = skipSeparators(text, 0)
  while (at < text.length) {
    const block = readBlock(at)
    ast.push(block)
    const next = skipBlanks(text, block.end)
    if (next < text.length && text[next] !== ',') fail('A comma is missing', { start: next, end: next + 1 })
    at = skipSeparators(text, next)
  }
  return { ast, errors }
}
