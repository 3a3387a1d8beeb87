import { anyOf } from '../filter/combine.ts'
import type { LooseWhere } from '../filter/filter.ts'
import type { SearchKind } from './searchable.ts'
import { type TimeOptions, timestampWhere } from './timestamp-where.ts'

/** Condition that a field meets the text; undefined where the text can be no value of it. */
type Match = (path: string, text: string, options: TimeOptions) => LooseWhere | undefined

const PHONE = /^[+\d\s().\-/]+$/
const MIN_PHONE_DIGITS = 4

const digitsOf = (text: string) => text.replace(/\D/g, '')

// Numbers are stored as +12125550100 and typed as (212) 555-0100.
function matchText(path: string, text: string): LooseWhere {
  const digits = digitsOf(text)
  const isPhone = PHONE.test(text) && digits.length >= MIN_PHONE_DIGITS && digits !== text
  return anyOf([text, ...(isPhone ? [digits] : [])].map((part) => ({ [path]: { ilike: part } })))
}

function matchInteger(path: string, text: string): LooseWhere | undefined {
  const digits = digitsOf(text)
  return digits ? { [path]: Number(digits) } : undefined
}

function matchNumber(path: string, text: string): LooseWhere | undefined {
  const plain = text.replace(/[^\d.-]/g, '')
  return plain && Number.isFinite(Number(plain)) ? { [path]: Number(plain) } : undefined
}

const booleans: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false }

function matchBoolean(path: string, text: string): LooseWhere | undefined {
  const value = booleans[text.toLowerCase()]
  return value === undefined ? undefined : { [path]: value }
}

/** By kind of field, the condition that it meets a text. */
export const matches: Readonly<Record<SearchKind, Match>> = {
  string: matchText,
  integer: matchInteger,
  number: matchNumber,
  boolean: matchBoolean,
  'date-time': timestampWhere,
}

/** What is typed after the key of an id for rows that name none, such as tickets of nobody. */
const NONE = 'none'

/** Condition that the field of a key meets what is typed after it; undefined where that can be no value of it. */
export const matchKeyed = (
  kind: SearchKind,
  path: string,
  text: string,
  options: TimeOptions,
): LooseWhere | undefined =>
  kind === 'integer' && text.toLowerCase() === NONE ? { [path]: null } : matches[kind](path, text, options)

const anyTimes: TimeOptions = { timeZone: 'UTC', now: new Date(0) }

/** Whether a text can be typed after the key of a field of the kind. */
export const canHold = (kind: SearchKind, text: string): boolean => matchKeyed(kind, '', text, anyTimes) !== undefined
