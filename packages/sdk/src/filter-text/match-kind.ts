import { folded } from '@lineboard/contract/folded'
import { allOf, anyOf, contains } from '../filter/build.ts'
import type { AnyWhere } from '../filter/filter-types.ts'
import { canExclude } from '../filter/like-pattern.ts'
import { plainDigits } from '../money/plain-digits.ts'
import { parseNumber } from '../money/plain-number.ts'
import { clockStretches, type Instants } from '../period/clock-stretches.ts'
import { type Day, endOfMonth, isDay, isMonth } from '../period/day.ts'
import { dayAt, endOfDayMs, instantAt, startOfDayMs } from '../period/time-zone.ts'
import { type FieldOperator, fieldOperators, isValueless } from './operators.ts'
import { parseRelativeDays, relativeWhere } from './relative-days.ts'
import type { SearchChoice, SearchField, SearchKind } from './searchable.ts'
import {
  parseTimeOfDay,
  parseWeekday,
  readDuration,
  type TimeOfDay,
  utcTimePrefixes,
  weekdaysIn,
} from './time-of-day.ts'

/** What times and dates of a filter text depend on. */
export interface TimeOptions {
  /** IANA name of the time zone that times are meant in. */
  timeZone: string
  /** The present: where nothing is said of `within`, times of day are told by the clocks of the ten years around it. */
  now: Date
  /** First and last instant of what the rows are narrowed to otherwise, in UTC: `periodRange()` has them. */
  within?: { startsAt: string; endsAt: string } | undefined
}

const MINUTE = /^(.+)[ T]([01]\d|2[0-3]):([0-5]\d)$/
const US_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

function daysOf(text: string): [first: Day, last: Day] | undefined {
  if (isMonth(text)) return [`${text}-01`, endOfMonth(`${text}-01`)]
  const [, month = '', date = '', year = ''] = US_DAY.exec(text) ?? []
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return isDay(day) ? [day, day] : undefined
}

// A clock change needs some hundred characters of the address, of which servers take eight thousand.
const YEARS_BACK = 9
const YEARS_AHEAD = 1

/** The stretches of clocks that rows may lie in; those without a period reach back and ahead without end. */
function stretchesFor({ timeZone, now, within }: TimeOptions): { ahead: number; where: AnyWhere }[] {
  const year = now.getUTCFullYear()
  const span = within
    ? { fromMs: Date.parse(within.startsAt), toMs: Date.parse(within.endsAt) }
    : { fromMs: Date.UTC(year - YEARS_BACK, 0), toMs: Date.UTC(year + YEARS_AHEAD + 1, 0) }
  const stretches = clockStretches(span, timeZone)
  return stretches.map(({ fromMs, toMs, aheadMinutes }, at) => {
    const [from, to] = [fromMs, toMs].map((ms) => new Date(ms).toISOString())
    const [isFirst, isLast] = [at === 0, at === stretches.length - 1]
    const where = isFirst && isLast ? {} : isFirst ? { lte: to } : isLast ? { gte: from } : { between: [from, to] }
    return { ahead: aheadMinutes, where }
  })
}

/**
 * Condition that a timestamp has the time of day, as clocks show it on its own day. It looks into its text, as no operator
 * compares times of day: with each offset of the time zone, in the stretches that have it.
 */
export function timeWhere(path: string, time: TimeOfDay, options: TimeOptions): AnyWhere {
  const stretches = stretchesFor(options)
  const offsets = [...new Set(stretches.map(({ ahead }) => ahead))]
  const meant = offsets.filter((ahead) => time.aheadMinutes === undefined || time.aheadMinutes === ahead)
  if (meant.length === 0) return { [path]: { inq: [] } }
  return anyOf(
    meant.map((offset) => {
      const during = stretches.filter(({ ahead }) => ahead === offset).map(({ where }) => ({ [path]: where }))
      const shown = anyOf(utcTimePrefixes(time, offset).map((like) => ({ [path]: { like } })))
      // One stretch that nothing limits needs no condition.
      return offsets.length > 1 ? allOf([anyOf(during), shown]) : shown
    }),
  )
}

/** First and last instant of a month, a day or a minute of one: `2026-03-14 14:20`. */
function instantsOf(text: string, timeZone: string): Instants | undefined {
  const days = daysOf(text)
  if (days) return { fromMs: startOfDayMs(days[0], timeZone), toMs: endOfDayMs(days[1], timeZone) }
  const [, date = '', hours, minutes] = MINUTE.exec(text) ?? []
  const day = daysOf(date)
  if (!day) return undefined
  const fromMs = instantAt(day[0], Number(hours) * 60 + Number(minutes), timeZone)
  return { fromMs, toMs: fromMs + 59_999 }
}

/** Condition that a timestamp is not before a month, day or minute, or not after it. */
function boundWhere(bound: 'gte' | 'lte') {
  return (path: string, text: string, { timeZone }: TimeOptions): AnyWhere | undefined => {
    const instants = instantsOf(text, timeZone)
    if (!instants) return undefined
    return { [path]: { [bound]: new Date(bound === 'gte' ? instants.fromMs : instants.toMs).toISOString() } }
  }
}

/**
 * Condition that a timestamp is of one of the days of a day of the week, as they lie within the period, or else within the ten years
 * around the present: no operator compares weekdays.
 */
function weekdayWhere(path: string, weekday: number, { timeZone, now, within }: TimeOptions): AnyWhere {
  const year = now.getUTCFullYear()
  const first = within ? dayAt(Date.parse(within.startsAt), timeZone) : `${year - YEARS_BACK}-01-01`
  const last = within ? dayAt(Date.parse(within.endsAt), timeZone) : `${year + YEARS_AHEAD}-12-31`
  const iso = (ms: number) => new Date(ms).toISOString()
  const days = weekdaysIn(weekday, first, last)
  if (days.length === 0) return { [path]: { inq: [] } }
  return anyOf(
    days.map((day) => ({
      [path]: { between: [iso(startOfDayMs(day, timeZone)), iso(endOfDayMs(day, timeZone))] },
    })),
  )
}

/**
 * Condition that a timestamp is of days from today (`last 7 days`), a day of the week (`Monday`), a time (`3 PM`), a month (`2026-03`), a day (`2026-03-14`, `3/14/2026`) or a minute of one
 * (`2026-03-14 14:20`).
 */
function timestampWhere(path: string, text: string, options: TimeOptions): AnyWhere | undefined {
  const relative = parseRelativeDays(text)
  if (relative) return relativeWhere(path, relative, options)
  const time = parseTimeOfDay(text)
  if (time) return timeWhere(path, time, options)
  const weekday = parseWeekday(text)
  if (weekday !== undefined) return weekdayWhere(path, weekday, options)
  const instants = instantsOf(text, options.timeZone)
  if (!instants) return undefined
  return { [path]: { between: [new Date(instants.fromMs).toISOString(), new Date(instants.toMs).toISOString()] } }
}

/** What the conditions of a filter text go by. */
export interface WhereOptions extends TimeOptions {
  /**
   * The values of a field, by its path, that have a text in them, where that was found out: they are asked for instead of what contains
   * it. Of use for a text with `inexactSigns`. Of a field that is `lookedUp` it returns conditions instead.
   */
  held?: ((path: string, text: string, operator: FieldOperator) => readonly string[] | AnyWhere | undefined) | undefined
  /** Fields with the ids of rows that have a name: bare text asks `held` which rows it means, by the path of the id. */
  named?: readonly string[] | undefined
  /** Where phone numbers without a country are at home. @default the United States */
  home?: PhoneHome | undefined
}

/** How people of a country write its numbers; `phoneHome()` of `@lineboard/sdk/phone` says it. */
export interface PhoneHome {
  /** Digits of its dial code, such as 44. */
  dialCode: string
  /** Digits that people put before a number at home, such as 0. */
  prefix: string
}

const unitedStates: PhoneHome = { dialCode: '1', prefix: '1' }

/** Condition that a field meets the text; undefined where the text can be no value of it. */
type Match = (path: string, text: string, options: WhereOptions) => AnyWhere | undefined

// Dashes of any length; an address of a phone begins with tel.
const PHONE = /^(?:tel:)?[+\d\s().\-/\u2010-\u2015\u2212]+$/i
const MIN_PHONE_DIGITS = 4

const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '')
const isPhone = (text: string) => PHONE.test(plainDigits(text)) && digitsOf(text).length >= MIN_PHONE_DIGITS

const isAbroad = (text: string) => /^\s*(?:tel:)?\s*(?:\+|00)/i.test(plainDigits(text))

/** Digits without what people dial before a number of their own country, or of another one, which is no part of what is stored. */
function withoutPrefix(digits: string, { prefix }: PhoneHome): string {
  const rest = digits.startsWith(prefix) ? digits.slice(prefix.length) : digits
  return rest.replace(/^0+/, '')
}

/** Parts of a field that hold the text. Numbers are stored as +442079460073 and typed as 020 7946 0073, or a part of it. */
function partsOf(text: string, home: PhoneHome = unitedStates): string[] {
  if (!isPhone(text)) return [text]
  const digits = digitsOf(text)
  // A 1 is the beginning of what is stored as well.
  const isStored = isAbroad(text) || home.prefix === home.dialCode
  const short = isStored ? digits.replace(/^0+/, '') : withoutPrefix(digits, home)
  return [...new Set([text, digits, ...(short.length >= MIN_PHONE_DIGITS ? [short] : [])])]
}

/** Whole values that are the text: a number without its country is one of where people are at home. */
function wholeValuesOf(text: string, home: PhoneHome = unitedStates): string[] {
  if (!isPhone(text)) return [text]
  const digits = digitsOf(text)
  const number = isAbroad(text) ? digits.replace(/^0+/, '') : withoutPrefix(digits, home)
  const numbers = [digits, `+${number}`, ...(isAbroad(text) ? [] : [`+${home.dialCode}${number}`])]
  return [...new Set([text, ...numbers])]
}

/** What was found out of a field, as conditions. */
function heldWhere(path: string, text: string, operator: FieldOperator, { held }: WhereOptions): AnyWhere | undefined {
  const found = held?.(path, text, operator)
  return isValues(found) ? { [path]: { inq: found } } : found
}

const isValues = (found: readonly string[] | AnyWhere | undefined): found is readonly string[] => Array.isArray(found)

const textHas: Match = (path, text, options) =>
  heldWhere(path, text, 'has', options) ??
  anyOf(partsOf(text, options.home).map((part) => ({ [path]: contains(part) })))

function textIs(path: string, text: string, { home }: WhereOptions): AnyWhere {
  const values = wholeValuesOf(text, home)
  return { [path]: values.length > 1 ? { inq: values } : text }
}

function textIsNot(path: string, text: string, { home }: WhereOptions): AnyWhere {
  const values = wholeValuesOf(text, home)
  return { [path]: values.length > 1 ? { nin: values } : { neq: text } }
}

// What is left of a number when its punctuation can't be excluded is the part that stored numbers have.
function textLacks(path: string, text: string, { home }: WhereOptions): AnyWhere | undefined {
  const parts = partsOf(text, home).filter(canExclude)
  return parts.length > 0 ? allOf(parts.map((nilike) => ({ [path]: { nilike } }))) : undefined
}

function toNumber(text: string): number | undefined {
  const read = parseNumber(text)
  return read.kind === 'number' ? read.value : undefined
}

/** A whole number, of which nobody asks what stands before decimals: 1,200 and 1.200. */
function toInteger(text: string): number | undefined {
  const read = parseNumber(text)
  const value = read.kind === 'number' ? read.value : read.kind === 'ambiguous' ? read.grouped : undefined
  return Number.isSafeInteger(value) ? value : undefined
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
])
const toBoolean = (text: string) => booleans.get(text.toLowerCase())

/** Compares with what the text is read as. */
function compared<Value>(read: (text: string) => Value | undefined, operator?: 'neq' | 'gte' | 'lte'): Match {
  return (path, text) => {
    const value = read(text)
    if (value === undefined) return undefined
    return { [path]: operator ? { [operator]: value } : value }
  }
}

type Matches = Readonly<Partial<Record<FieldOperator, Match>>> & { readonly has: Match }

const presence = {
  isEmpty: (path: string) => ({ [path]: null }),
  isFilled: (path: string) => ({ [path]: { neq: null } }),
}

const numeric = (read: (text: string) => number | undefined): Matches => ({
  has: compared(read),
  isNot: compared(read, 'neq'),
  atLeast: compared(read, 'gte'),
  atMost: compared(read, 'lte'),
  ...presence,
})

/** `yes` and `no` ask whether there is such a row, anything else for the row of that id. */
const refersTo =
  (isDenied: boolean): Match =>
  (path, text) => {
    const isThere = toBoolean(text)
    if (isThere === undefined) return compared(toInteger, isDenied ? 'neq' : undefined)(path, text, anyTimes)
    return isThere === isDenied ? presence.isEmpty(path) : presence.isFilled(path)
  }

/** By kind of field, the operators it takes and the conditions they stand for. */
const matches: Readonly<Record<SearchKind, Matches>> = {
  string: {
    has: textHas,
    lacks: textLacks,
    is: textIs,
    isNot: textIsNot,
    isEmpty: (path) => ({ [path]: { inq: [null, ''] } }),
    isFilled: (path) => ({ [path]: { nin: [null, ''] } }),
  },
  integer: numeric(toInteger),
  number: numeric(toNumber),
  duration: numeric(readDuration),
  reference: { has: refersTo(false), isNot: refersTo(true), ...presence },
  boolean: { has: compared(toBoolean), isNot: compared(toBoolean, 'neq'), ...presence },
  'date-time': { has: timestampWhere, atLeast: boundWhere('gte'), atMost: boundWhere('lte'), ...presence },
}

/** Operators that make sense of a field of the kind. */
export const operatorsOf = (kind: SearchKind): readonly FieldOperator[] =>
  fieldOperators.filter((operator) => matches[kind][operator])

/** Whether two texts are one to whoever types them: letter case and accents aside. */
export const sameText = (a: string, b: string): boolean => folded(a) === folded(b)

/** The choice that a text names, by its value or its label. */
export const choiceOf = ({ choices }: Pick<SearchField, 'choices'>, text: string): SearchChoice | undefined =>
  choices?.find(({ value }) => sameText(value, text)) ?? choices?.find(({ label }) => sameText(label, text))

/** Of few values, those that are named; of a field that is searched in any way, what contains the text else. */
function chosenWhere({ path, choices = [], isNamed }: SearchField, text: string): AnyWhere | undefined {
  const wanted = folded(text)
  const inq = choices
    .filter(({ value, label }) => [value, label].some((each) => folded(each).includes(wanted)))
    .map(({ value }) => value)
  if (inq.length > 0) return { [path]: { inq } }
  return isNamed ? undefined : { [path]: contains(text) }
}

const MIN_WORD = 3

/** Whether bare text looks for a field whose values are looked up: where a word of it begins with the text. */
export const isLookedUp = ({ lookedUp = [] }: Pick<SearchField, 'lookedUp'>, text: string): boolean =>
  text.length >= MIN_WORD && lookedUp.some((word) => folded(word).startsWith(folded(text)))

/** Whether bare text can be a part of a name: an id is none. */
export const isName = (text: string): boolean => text.length >= 2 && /\p{L}/u.test(text)

/** Condition of one field; undefined where the operator is none of its kind, or the text can be no value of it. */
export function fieldWhere(
  field: SearchField,
  operator: FieldOperator,
  text: string,
  options: WhereOptions,
): AnyWhere | undefined {
  const { path, kind, choices, lookedUp } = field
  // What could not be found out narrows nothing.
  if (lookedUp) return matches[kind][operator] && (heldWhere(path, text, operator, options) ?? {})
  if (!choices || isValueless(operator)) return matches[kind][operator]?.(path, text, options)
  const chosen = choiceOf(field, text)
  if (kind === 'string' && operator === 'has') return chosen ? { [path]: chosen.value } : chosenWhere(field, text)
  return matches[kind][operator]?.(path, chosen?.value ?? text, options)
}

// Of one day: what is asked is whether there is a condition, not which, and one of weekdays lists the days of years.
const anyDay = new Date(0).toISOString()
const anyTimes: TimeOptions = {
  timeZone: 'UTC',
  now: new Date(0),
  within: { startsAt: anyDay, endsAt: anyDay },
}

/** Whether a text can be a value of a field, compared that way. */
export const canHold = (field: SearchField, operator: FieldOperator, text: string): boolean =>
  fieldWhere(field, operator, text, anyTimes) !== undefined
