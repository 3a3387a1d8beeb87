import { deliveredLabel, sourceLabel } from '@lineboard/contract/call-group-labels'
import { NONE } from '@lineboard/contract/call-groups'
import { CallStatus } from '@lineboard/contract/enumerations'
import { dayText, localDay, type Period, weekdayOf } from '../../ground/local-time.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'

/** Countries by dial code, those that callers of the service mostly ring from. +1 stands for the United States. */
const byDialCode: Readonly<Record<string, string>> = {
  1: 'us',
  27: 'za',
  30: 'gr',
  31: 'nl',
  32: 'be',
  33: 'fr',
  34: 'es',
  353: 'ie',
  351: 'pt',
  352: 'lu',
  358: 'fi',
  36: 'hu',
  39: 'it',
  40: 'ro',
  41: 'ch',
  420: 'cz',
  421: 'sk',
  43: 'at',
  44: 'gb',
  45: 'dk',
  46: 'se',
  47: 'no',
  48: 'pl',
  49: 'de',
  52: 'mx',
  54: 'ar',
  55: 'br',
  61: 'au',
  64: 'nz',
  65: 'sg',
  81: 'jp',
  82: 'kr',
  852: 'hk',
  90: 'tr',
  91: 'in',
  971: 'ae',
  972: 'il',
}

const LONGEST_DIAL_CODE = 3
const names = new Intl.DisplayNames('en', { type: 'region' })

/** Country code in lower case that a number in E.164 form dials from; undefined for other text and other countries. */
export function countryOf(number: string): string | undefined {
  if (!number.startsWith('+')) return undefined
  for (let length = LONGEST_DIAL_CODE; length > 0; length--) {
    const country = byDialCode[number.slice(1, 1 + length)]
    if (country) return country
  }
  return undefined
}

/** Name of a country by its code; the text as it is when it is no code. */
export function countryName(code: string): string {
  return /^[a-z]{2}$/i.test(code) ? (names.of(code.toUpperCase()) ?? code) : code
}

/** What tells the groups of a report apart. */
export type Key = string | number

/** A field whose values give keys: undefined where a value gives none. */
export interface FieldKey {
  field: keyof Row<'CallLog'>
  keyOf(value: unknown): Key | undefined
}

/** How groups are shown. */
interface Shown {
  /** Keys in the order to show them, with calls or without; without this the groups that have calls, most calls first. */
  fixedKeys?: readonly Key[]
  /** The key as a report carries it, where that is not its plain text. */
  textOf?(key: Key): string
  labelOf(key: Key): string
  /** What the group is called instead, by the last of its calls that gives a key. */
  labelBy?: FieldKey
}

/** Groups by the hour in which a call started, counted from 1970 in a time zone `offset` minutes behind UTC: days and weeks are of hours. */
interface ByHour extends Shown {
  by: 'hour'
  offset: number
  hourKey(localHour: number): Key
  /** Whether no later hour has a key that an hour before another key's had: days follow each other, weekdays come again. */
  inTurn: boolean
  /** The key by the hour of the week, counted from the first of Sunday, where it follows from that. */
  ofWeek?(hour: number): Key
}

/** Groups by the first of some fields that gives a key. The last one always does. */
interface ByFields extends Shown {
  by: 'fields'
  fields: readonly FieldKey[]
}

/** A way to divide calls into groups. */
export type Grouping = ByHour | ByFields

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dayLabel = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const numbersFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

const dayOf = (localHour: number) => Math.floor(localHour / 24)
const hourOfDay = (localHour: number) => localHour - dayOf(localHour) * 24
const hourOfWeek = (localHour: number) => weekdayOf(dayOf(localHour)) * 24 + hourOfDay(localHour)

/** Keys as they stand in a field, and one key for the calls without. */
const asTheyAre = (field: keyof Row<'CallLog'>): FieldKey => ({
  field,
  keyOf: (value) => (typeof value === 'string' || typeof value === 'number' ? value : NONE),
})

/** By day in a time zone; every day of the period, also those without calls. */
export function byDay({ fromMs, toMs }: Period, offset: number): Grouping {
  const first = localDay(fromMs, offset)
  return {
    by: 'hour',
    offset,
    hourKey: dayOf,
    inTurn: true,
    fixedKeys: numbersFrom(first, localDay(toMs, offset) - first + 1),
    textOf: (day) => dayText(Number(day)),
    labelOf: (day) => dayLabel.format(new Date(dayText(Number(day)))),
  }
}

/** All calls as one. */
export const ungrouped: Grouping = {
  by: 'hour',
  offset: 0,
  hourKey: () => 0,
  inTurn: true,
  fixedKeys: [0],
  labelOf: String,
}

/** By hour of the day in a time zone. */
export function byHour(offset: number): Grouping {
  return {
    by: 'hour',
    offset,
    hourKey: hourOfDay,
    inTurn: false,
    ofWeek: hourOfDay,
    fixedKeys: numbersFrom(0, 24),
    labelOf: (hour) => `${Number(hour) % 12 || 12} ${Number(hour) < 12 ? 'AM' : 'PM'}`,
  }
}

/** By day of the week in a time zone, beginning with `weekStart` (0 is Sunday). */
export function byWeekday(offset: number, weekStart = 0): Grouping {
  return {
    by: 'hour',
    offset,
    hourKey: (hour) => weekdayOf(dayOf(hour)),
    inTurn: false,
    ofWeek: dayOf,
    fixedKeys: numbersFrom(weekStart, 7).map((day) => day % 7),
    labelOf: (day) => weekdays[Number(day)] ?? '',
  }
}

/** By hour of the week in a time zone, Sunday's first: what hours of the day and days of the week are put together of. */
export const byHourOfWeek = (offset: number): Grouping => ({
  by: 'hour',
  offset,
  hourKey: hourOfWeek,
  inTurn: false,
  fixedKeys: numbersFrom(0, 7 * 24),
  labelOf: String,
})

/** By what became of the call. */
export const byStatus: Grouping = {
  by: 'fields',
  fields: [asTheyAre('status')],
  fixedKeys: CallStatus,
  labelOf: (status) => `${String(status).slice(0, 1).toUpperCase()}${String(status).slice(1)}`,
}

/** By tracking source. */
export function byTrackingSource(store: Store): Grouping {
  const sources = store.table('TrackingSource')
  return {
    by: 'fields',
    fields: [asTheyAre('trackingSourceId')],
    labelOf: (id) => sourceLabel(id, sources.get(id)?.name),
  }
}

/** By the number that was called. */
export const byTrackingNumber: Grouping = {
  by: 'fields',
  fields: [asTheyAre('trackingNumber')],
  labelOf: String,
}

/** By the number the call was delivered to. */
export const byReceivingNumber: Grouping = {
  by: 'fields',
  fields: [asTheyAre('receivingNumber')],
  labelOf: deliveredLabel,
}

const contactOf = (store: Store, id: unknown) => (typeof id === 'number' ? store.table('PhoneBook').get(id) : undefined)

/** By the country of the caller: the contact's, else that of the number. */
export function byCountry(store: Store): Grouping {
  return {
    by: 'fields',
    fields: [
      { field: 'caller_contactId', keyOf: (id) => contactOf(store, id)?.country || undefined },
      { field: 'callerNumber', keyOf: (number) => countryOf(String(number)) ?? NONE },
    ],
    labelOf: (code) => (code === NONE ? 'Unknown' : countryName(String(code))),
  }
}

/** By caller, named as in the phone book. */
export function byCaller(store: Store): Grouping {
  return {
    by: 'fields',
    fields: [asTheyAre('callerNumber')],
    labelOf: String,
    labelBy: { field: 'caller_contactId', keyOf: (id) => contactOf(store, id)?.name || undefined },
  }
}
