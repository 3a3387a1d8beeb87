import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { countryName, countryOf } from './caller-country.ts'
import { dayText, localDay, localHour, type Period, weekdayOf } from './local-time.ts'

type Key = string | number

/** A way to divide calls into groups. */
export interface Grouping {
  keyOf(call: Row<'CallLog'>, startMs: number): Key
  /** Keys in the order to show them, with calls or without; without this the groups that have calls, most calls first. */
  fixedKeys?: readonly Key[]
  /** The key as a report carries it, where that is not its plain text. */
  textOf?(key: Key): string
  labelOf(key: Key): string
}

/** Key of the calls that have nothing to be grouped by. */
const NONE = 'none'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const statuses = ['answered', 'missed', 'voicemail', 'busy', 'failed'] as const
const dayLabel = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const numbersFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

/** By day in a time zone; every day of the period, also those without calls. */
export function byDay({ fromMs, toMs }: Period, offset: number): Grouping {
  const first = localDay(fromMs, offset)
  return {
    keyOf: (_call, startMs) => localDay(startMs, offset),
    fixedKeys: numbersFrom(first, localDay(toMs, offset) - first + 1),
    textOf: (day) => dayText(Number(day)),
    labelOf: (day) => dayLabel.format(new Date(dayText(Number(day)))),
  }
}

/** By hour of the day in a time zone. */
export function byHour(offset: number): Grouping {
  return {
    keyOf: (_call, startMs) => localHour(startMs, offset),
    fixedKeys: numbersFrom(0, 24),
    labelOf: (hour) => `${Number(hour) % 12 || 12} ${Number(hour) < 12 ? 'AM' : 'PM'}`,
  }
}

/** By day of the week in a time zone, beginning with `weekStart` (0 is Sunday). */
export function byWeekday(offset: number, weekStart = 0): Grouping {
  return {
    keyOf: (_call, startMs) => weekdayOf(localDay(startMs, offset)),
    fixedKeys: numbersFrom(weekStart, 7).map((day) => day % 7),
    labelOf: (day) => weekdays[Number(day)] ?? '',
  }
}

/** By what became of the call. */
export const byStatus: Grouping = {
  keyOf: ({ status }) => status,
  fixedKeys: statuses,
  labelOf: (status) => `${String(status).slice(0, 1).toUpperCase()}${String(status).slice(1)}`,
}

/** By tracking source. */
export function byTrackingSource(store: Store): Grouping {
  const sources = store.table('TrackingSource')
  return {
    keyOf: ({ trackingSourceId }) => trackingSourceId ?? NONE,
    labelOf: (id) => (id === NONE ? 'No source' : (sources.get(id)?.name ?? `Source ${id}`)),
  }
}

/** By the number that was called. */
export const byTrackingNumber: Grouping = {
  keyOf: ({ trackingNumber }) => trackingNumber,
  labelOf: String,
}

/** By the number the call was delivered to. */
export const byReceivingNumber: Grouping = {
  keyOf: ({ receivingNumber }) => receivingNumber ?? NONE,
  labelOf: (number) => (number === NONE ? 'Not delivered' : String(number)),
}

/** By the country of the caller: the contact's, else that of the number. */
export function byCountry(store: Store): Grouping {
  const contacts = store.table('PhoneBook')
  return {
    keyOf: ({ caller_contactId, callerNumber }) =>
      (caller_contactId && contacts.get(caller_contactId)?.country) || (countryOf(callerNumber) ?? NONE),
    labelOf: (code) => (code === NONE ? 'Unknown' : countryName(String(code))),
  }
}

/** By caller, named as in the phone book. */
export function byCaller(store: Store): Grouping {
  const names = new Map<Key, string>()
  const contacts = store.table('PhoneBook')
  return {
    keyOf({ callerNumber, caller_contactId }) {
      const name = caller_contactId && contacts.get(caller_contactId)?.name
      if (name) names.set(callerNumber, name)
      return callerNumber
    },
    labelOf: (number) => names.get(number) ?? String(number),
  }
}
