import { storedCurrency } from '../money/currency.ts'
import { parseNumber, plainNumber } from '../money/plain-number.ts'
import type { FilterAst, FilterBlock, FilterTextError, Span } from './ast.ts'
import { canHold, operatorsOf, sameText } from './match-kind.ts'
import { type FieldOperator, groupMode, isValueless, operatorOf, signOf } from './operators.ts'
import type { Searchable, SearchField, SearchKind } from './searchable.ts'
import { parseTimeOfDay } from './time-of-day.ts'

/** A value of a filter text and where it stands. */
export interface ReadValue extends Span {
  value: string
}

/** Commas of the languages people type in. */
const isComma = (char: string | undefined): boolean => char !== undefined && /[,،，]/.test(char)
const isBlank = (char: string | undefined) => char !== undefined && /\s/.test(char)

/** The first position from there that is no blank. */
function skipBlanks(text: string, from: number): number {
  let at = from
  while (isBlank(text[at])) at++
  return at
}

/** The first position from there that is neither blank nor comma. */
function skipSeparators(text: string, from: number): number {
  let at = from
  while (isComma(text[at]) || isBlank(text[at])) at++
  return at
}

/** A quoted value, from its first quote on. A backslash makes a quote or backslash part of it. */
function readQuoted(text: string, start: number): ReadValue & { isClosed: boolean } {
  let value = ''
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at]
    if (char === '"') return { value, start, end: at + 1, isClosed: true }
    const next = char === '\\' ? text[at + 1] : undefined
    if (next === '"' || next === '\\') at++
    value += next === '"' || next === '\\' ? next : char
  }
  return { value, start, end: text.length, isClosed: false }
}

const isDigit = (char: string | undefined) => char !== undefined && /\p{Nd}/u.test(char)

/** Where an unquoted value can end. */
interface Ends {
  isFieldAt: (at: number) => boolean
  /** A comma between two digits stands before decimals. */
  hasDecimals: boolean
}

/** An unquoted value: up to the next comma, or to where a field starts that somebody forgot a comma before. */
function readBare(text: string, start: number, { isFieldAt, hasDecimals }: Ends): ReadValue {
  let end = start
  const isWithin = (at: number) => hasDecimals && isDigit(text[at - 1]) && isDigit(text[at + 1])
  for (let at = start; at < text.length && (!isComma(text[at]) || isWithin(at)); at++) {
    const isWordStart = at > start && isBlank(text[at - 1])
    if (isWordStart && isFieldAt(at)) break
    if (!isBlank(text[at])) end = at + 1
  }
  return { value: text.slice(start, end), start, end }
}

/** A filter text, read. What is wrong is said in `errors`; the blocks that make sense are there all the same. */
export interface ParsedFilterText {
  ast: FilterAst
  /** The blocks without those that can't be read. */
  readable: FilterAst
  errors: readonly FilterTextError[]
}

interface FieldHead {
  key: string
  isKnown: boolean
  /** As typed, perhaps none that there is. */
  sign: Span & { text: string }
  /** Where the value starts. */
  end: number
}

/** What a field of each kind can be asked for, in words. */
const wanted: Readonly<Record<SearchKind, string>> = {
  string: 'a text',
  integer: 'a whole number, such as 12',
  number: 'a number, such as 12.50',
  boolean: 'yes or no',
  'date-time': 'a day, minute, month, time or span, such as 2026-03-14, 2026-03-14 14:20, 2026-03, 3 PM or last 7 days',
  duration: 'a time such as 1:30, 90 or 2m',
  reference: 'yes, no or a number',
}

const EXCLUDABLE = 'a text without any of % _ \\ * + ? ^ $ { } ( ) | [ ], where it must not contain it'

/** What a field of the kind can be compared with, in words. */
function wantedBy(operator: FieldOperator, { kind, choices }: SearchField): string {
  if (operator === 'lacks') return EXCLUDABLE
  if (choices) return `one of ${choices.map(({ label }) => label).join(', ')}`
  const isBound = operator === 'atLeast' || operator === 'atMost'
  return isBound && kind === 'date-time'
    ? 'a day, minute or month here, such as 2026-03-14, 2026-03-14 14:20 or 2026-03'
    : wanted[kind]
}

/** The signs a field of the kind takes, in words: `=, != or !`. */
function signsOf(kind: SearchKind): string {
  const taken = operatorsOf(kind).filter((operator) => !isValueless(operator) && operator !== 'has')
  const signs = [...new Set(['=', ...taken.map(signOf)])]
  return `${signs.slice(0, -1).join(', ')} or ${signs.at(-1)}`
}

const unknownField: SearchField = { path: '', kind: 'string' }

const fieldOf = (searchable: Searchable, key = ''): SearchField =>
  (Object.hasOwn(searchable, key) ? searchable[key] : undefined) ?? unknownField

const kindOf = (searchable: Searchable, key?: string): SearchKind => fieldOf(searchable, key).kind

const KEY = /^([\w.]+)\s*:\s*/
const COLON = /^\s*:\s*/
const SIGN = /^[<>=!]*/

/** The list's own spelling of a key, whatever its letter case and accents; undefined for one it does not have. */
function knownKey(typed: string, searchable: Searchable): string | undefined {
  if (Object.hasOwn(searchable, typed)) return typed
  const isTyped = (name = '') => sameText(name, typed)
  const keys = Object.keys(searchable)
  const labelOf = (key: string) => searchable[key]?.label
  const known = keys.find(isTyped) ?? keys.find((key) => isTyped(labelOf(key)))
  if (known !== undefined) return known
  // A word that one label alone has, such as the source of a tracking source.
  const having = keys.filter((key) =>
    labelOf(key)
      ?.split(/[^\p{L}\p{N}]+/u)
      .some(isTyped),
  )
  return having.length === 1 ? having[0] : undefined
}

/** A label of several words before a colon, which reads as its key. */
function labelAt(text: string, at: number, searchable: Searchable): { head: string; typed: string } | undefined {
  for (const { label } of Object.values(searchable)) {
    if (!label || !sameText(text.slice(at, at + label.length), label)) continue
    const [colon] = COLON.exec(text.slice(at + label.length)) ?? []
    if (colon) return { head: text.slice(at, at + label.length) + colon, typed: label }
  }
  return undefined
}

function fieldHeadAt(text: string, at: number, searchable: Searchable): FieldHead | undefined {
  const [head = '', typed] = KEY.exec(text.slice(at)) ?? []
  if (!typed) {
    const named = labelAt(text, at, searchable)
    return named && headOf(text, at, named.head.length, named.typed, searchable)
  }
  return headOf(text, at, head.length, typed, searchable)
}

function headOf(
  text: string,
  at: number,
  length: number,
  typed: string,
  searchable: Searchable,
): FieldHead | undefined {
  const start = at + length
  const [sign = ''] = SIGN.exec(text.slice(start)) ?? []
  const afterSign = skipBlanks(text, start + sign.length)
  const isQuoted = text[afterSign] === '"'
  const known = knownKey(typed, searchable) ?? (isQuoted ? groupMode(typed, searchable) : undefined)
  // `http://…` is text, but a quote after the colon can only be meant as a field.
  if (!known && !isQuoted) return undefined
  // A bare text may begin with what is no operator: `note:<b>`.
  const isText = !isQuoted && operatorOf(sign) === undefined && kindOf(searchable, known) === 'string'
  return {
    key: known ?? typed,
    isKnown: known !== undefined,
    sign: isText ? { text: '', start, end: start } : { text: sign, start, end: start + sign.length },
    end: isText ? start : afterSign,
  }
}

/** Reads a filter text: `status:!="missed", city:"New \"Old\" Town", 3 PM, anything`. Never throws. */
export function parseFilterText(text: string, searchable: Searchable): ParsedFilterText {
  const ast: FilterBlock[] = []
  const readable: FilterBlock[] = []
  const errors: FilterTextError[] = []
  const fail = (message: string, { start, end }: Span) => errors.push({ message, start, end })
  const isFieldAt = (at: number) => fieldHeadAt(text, at, searchable)?.isKnown === true

  function readValue(start: number, kind: SearchKind | undefined) {
    if (text[start] !== '"')
      return { ...readBare(text, start, { isFieldAt, hasDecimals: kind === 'number' }), isQuoted: false }
    const quoted = readQuoted(text, start)
    if (!quoted.isClosed) fail('The quote is not closed', { start, end: start + 1 })
    return { ...quoted, isQuoted: quoted.isClosed }
  }

  function readBlock(start: number): FilterBlock {
    const head = fieldHeadAt(text, start, searchable)
    const { value, end, isQuoted, ...span } = readValue(head?.end ?? start, head && kindOf(searchable, head.key))
    if (head) {
      const operator = readOperator(head, value, isQuoted)
      const problem = problemOf(head, operator, value, { start, end })
      if (problem) errors.push(problem)
      const operatorSpan = { start: head.sign.start, end: head.sign.end }
      const valueSpan = { start: span.start, end }
      return { type: 'field', key: head.key, operator, operatorSpan, value, valueSpan, start, end }
    }
    const time = text[start] === '"' ? undefined : parseTimeOfDay(value)
    return time ? { type: 'time', ...time, start, end } : { type: 'text', value, start, end }
  }

  /** Nothing in quotes is asked for by `=""`; a sign that nothing follows says nothing yet. */
  function readOperator({ key, sign }: FieldHead, value: string, isQuoted: boolean): FieldOperator {
    const operator = operatorOf(sign.text) ?? 'has'
    if (operator !== 'is' && operator !== 'isNot') return operator
    if (value === '') return isQuoted ? (operator === 'is' ? 'isEmpty' : 'isFilled') : 'has'
    // The plain colon already means equal, except of texts.
    return operator === 'is' && kindOf(searchable, key) !== 'string' ? 'has' : operator
  }

  function problemOf(
    { key, isKnown, sign }: FieldHead,
    operator: FieldOperator,
    value: string,
    whole: Span,
  ): FilterTextError | undefined {
    const field = fieldOf(searchable, key)
    const { kind } = field
    const name = field.label ?? key
    if (!isKnown) return { message: `There is no field ${key}`, start: whole.start, end: whole.start + key.length }
    const isNoGroup = operator !== 'has' && groupMode(key, searchable) !== undefined
    if (isNoGroup || operatorOf(sign.text) === undefined || !operatorsOf(kind).includes(operator)) {
      return { message: `${sign.text} does not fit ${name}: use ${signsOf(kind)}`, start: sign.start, end: sign.end }
    }
    if (isValueless(operator)) return undefined
    if (value === '') return { message: `${name} has no value`, ...whole }
    if (groupMode(key, searchable)) {
      const [problem] = parseFilterText(value, searchable).errors
      return problem && { message: problem.message, ...whole }
    }
    if (canHold(field, operator, value)) return undefined
    const read = kind === 'number' ? parseNumber(value) : undefined
    if (read?.kind === 'invalid' && read.sign !== undefined)
      return { message: `${name} is in ${storedCurrency()}, not in ${read.sign}`, ...whole }
    if (read?.kind !== 'ambiguous') return { message: `${name} is ${wantedBy(operator, field)}`, ...whole }
    const ways = [plainNumber(read.grouped), plainNumber(read.decimal)].join(' or ')
    return { message: `${value} can be two numbers: write ${ways}`, ...whole }
  }

  let at = skipSeparators(text, 0)
  while (at < text.length) {
    const problems = errors.length
    const block = readBlock(at)
    ast.push(block)
    if (errors.length === problems) readable.push(block)
    const next = skipBlanks(text, block.end)
    if (next < text.length && !isComma(text[next])) fail('A comma is missing', { start: next, end: next + 1 })
    at = skipSeparators(text, next)
  }
  return { ast, readable, errors }
}
