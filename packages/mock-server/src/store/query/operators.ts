import { folded } from '@lineboard/contract/folded'
import { badRequest } from '../../ground/errors.ts'
import { compareValues, type ValueTest } from './compare-values.ts'
import { toRegExp } from './reg-exp.ts'

/** A piece of a pattern between two `%`: its characters, undefined for the `_` or `.` that stands for any. */
type Piece = readonly (string | undefined)[]

const MAX_CHARACTERS = 200

/** The pieces of a pattern, each character as it is compared; a backslash takes the next one as it is. */
function piecesOf(pattern: string, compared: (character: string) => string): Piece[] {
  const pieces: (string | undefined)[][] = [[]]
  const characters = [...pattern]
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? ''
    if (character === '%') pieces.push([])
    else if (character === '_' || character === '.') pieces.at(-1)?.push(undefined)
    // A letter may fold to several, and an emoji is two to whoever indexes a text.
    else pieces.at(-1)?.push(...compared((character === '\\' && characters[++at]) || character).split(''))
  }
  return pieces.filter((piece) => piece.length > 0)
}

/** Where a piece ends that begins at `from` or later; -1 when there is none. */
function endOf(piece: Piece, text: string, from: number): number {
  const fits = (start: number) => piece.every((wanted, at) => wanted === undefined || text[start + at] === wanted)
  for (let start = from; start + piece.length <= text.length; start++) if (fits(start)) return start + piece.length
  return -1
}

/** Finds pieces without `_` as the engine does, several times faster. */
function finderOf(piece: Piece): (text: string, from: number) => number {
  if (piece.includes(undefined)) return (text, from) => endOf(piece, text, from)
  const plain = piece.join('')
  return (text, from) => {
    const start = text.indexOf(plain, from)
    return start < 0 ? -1 : start + plain.length
  }
}

/** The longest plain text that each value has in it, folded, which fits a pattern: ASCII alone. Empty where there is none. */
export function plainPartOf(pattern: string): string {
  const parts = piecesOf(pattern, folded).flatMap((piece) =>
    piece
      .map((character) => character ?? '\u{fffd}')
      .join('')
      .split(/[^ -~]+/),
  )
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

/**
 * The pattern anywhere in the text, as LoopBack's memory connector has it; `%` stands for any characters, `_` and `.` for one. Each
 * piece is taken where it is first found, so the time grows with the text and never with the ways to divide it. Folded, letter case and
 * accents do not count, as in the collations of MySQL. Throws a 400 for a pattern longer than 200 characters.
 */
export function likePattern(pattern: string, isFolded: boolean): ValueTest {
  if (pattern.length > MAX_CHARACTERS) throw badRequest(`A like pattern has at most ${MAX_CHARACTERS} characters.`)
  const compared = isFolded ? folded : String
  const finders = piecesOf(pattern, compared).map(finderOf)
  return (value) => {
    if (value == null) return false
    const text = compared(String(value))
    let at = 0
    for (const find of finders) {
      at = find(text, at)
      if (at < 0) return false
    }
    return true
  }
}

type Operand = (operand: unknown, coerce: (value: unknown) => unknown, field: string) => ValueTest

/** Values of different types have no order: nothing is greater or less than the other. */
function ordered(holds: (difference: number) => boolean): Operand {
  return (operand, coerce) => {
    const bound = coerce(operand)
    return (value) => value != null && typeof value === typeof bound && holds(compareValues(value, bound))
  }
}

function list(operand: unknown, name: string): readonly unknown[] {
  if (Array.isArray(operand)) return operand
  throw badRequest(`The ${name} operator has invalid clauses ${JSON.stringify(operand)}: expected a list.`)
}

function oneOf(operand: unknown, name: string, coerce: (value: unknown) => unknown): ValueTest {
  const values = new Set(list(operand, name).map(coerce))
  const takesNull = values.has(null)
  return (value) => values.has(value) || (takesNull && value == null)
}

function text(operand: unknown, name: string): string {
  if (typeof operand === 'string') return operand
  throw badRequest(`The ${name} operator has invalid clauses ${JSON.stringify(operand)}: expected a string.`)
}

const not =
  (test: ValueTest): ValueTest =>
  (value) =>
    !test(value)

/** Equal, where null and missing are one. */
function equals(operand: unknown, coerce: (value: unknown) => unknown): ValueTest {
  const wanted = coerce(operand)
  return wanted == null ? (value) => value == null : (value) => value === wanted
}

/** Every operator of a `where`. */
export const operators: Readonly<Record<string, Operand>> = {
  eq: (operand, coerce) => equals(operand, coerce),
  neq: (operand, coerce) => not(equals(operand, coerce)),
  gt: ordered((difference) => difference > 0),
  gte: ordered((difference) => difference >= 0),
  lt: ordered((difference) => difference < 0),
  lte: ordered((difference) => difference <= 0),
  between(operand, coerce, field) {
    const [from, to, ...more] = list(operand, 'between')
    if (from === undefined || to === undefined || more.length > 0) {
      throw badRequest(`The between operator of "${field}" needs two values.`)
    }
    const isFrom = ordered((difference) => difference >= 0)(from, coerce, field)
    const isTo = ordered((difference) => difference <= 0)(to, coerce, field)
    return (value) => isFrom(value) && isTo(value)
  },
  inq: (operand, coerce) => oneOf(operand, 'inq', coerce),
  nin: (operand, coerce) => not(oneOf(operand, 'nin', coerce)),
  like: (operand) => likePattern(text(operand, 'like'), false),
  nlike: (operand) => not(likePattern(text(operand, 'nlike'), false)),
  ilike: (operand) => likePattern(text(operand, 'ilike'), true),
  nilike: (operand) => not(likePattern(text(operand, 'nilike'), true)),
  regexp(operand) {
    const matches = toRegExp(text(operand, 'regexp'))
    return (value) => value != null && matches(String(value))
  },
  exists: (operand) => (operand === false ? (value) => value == null : (value) => value != null),
}
