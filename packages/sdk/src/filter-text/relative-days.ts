import { anyOf } from '../filter/build.ts'
import type { AnyWhere } from '../filter/filter-types.ts'
import { addDays, addMonths, type Day } from '../period/day.ts'
import { dayAt, endOfDayMs, startOfDayMs } from '../period/time-zone.ts'

/** Units of days counted from today. */
export const relativeUnits = ['day', 'week', 'month'] as const

/**
 * Days counted from today: `last 7 days`, which today is the last of, `next 7 days`, which it is the first of, `more than 30 days ago`,
 * and `in more than 30 days`.
 */
export interface RelativeDays {
  way: 'last' | 'next' | 'before' | 'after'
  count: number
  unit: (typeof relativeUnits)[number]
  /** Rows without a date are meant, too. */
  orNever: boolean
}

const NEVER = /\s+or\s+never$/i
const SPAN = '(?:(\\d{1,4})\\s+)?(day|week|month)s?'
const forms: readonly (readonly [RelativeDays['way'], RegExp])[] = [
  ['last', new RegExp(`^(?:in\\s+the\\s+)?(?:last|past)\\s+${SPAN}$`, 'i')],
  ['next', new RegExp(`^(?:in\\s+the\\s+)?next\\s+${SPAN}$`, 'i')],
  ['before', new RegExp(`^(?:more|older)\\s+than\\s+${SPAN}(?:\\s+ago)?$`, 'i')],
  ['after', new RegExp(`^in\\s+more\\s+than\\s+${SPAN}$`, 'i')],
]

/** The days that a text names from today: `more than 30 days ago or never`; undefined for anything else. */
export function parseRelativeDays(text: string): RelativeDays | undefined {
  const typed = text.trim()
  const days = typed.replace(NEVER, '')
  for (const [way, form] of forms) {
    const [whole, digits, word = ''] = form.exec(days) ?? []
    const count = Number(digits ?? 1)
    const unit = relativeUnits.find((each) => each === word.toLowerCase())
    if (whole !== undefined && unit && count > 0) return { way, count, unit, orNever: days !== typed }
  }
  return undefined
}

/** The text that parseRelativeDays() reads as these days. */
export function formatRelativeDays({ way, count, unit, orNever }: RelativeDays): string {
  const span = `${count} ${unit}${count === 1 ? '' : 's'}`
  const text = {
    last: `last ${span}`,
    next: `next ${span}`,
    before: `more than ${span} ago`,
    after: `in more than ${span}`,
  }
  return orNever ? `${text[way]} or never` : text[way]
}

/** The day so many units later. */
const moved = (day: Day, count: number, unit: RelativeDays['unit']): Day =>
  unit === 'month' ? addMonths(day, count) : addDays(day, unit === 'week' ? count * 7 : count)

/** Condition that a timestamp is of those days, by the calendar of the time zone. */
export function relativeWhere(
  path: string,
  { way, count, unit, orNever }: RelativeDays,
  { timeZone, now }: { timeZone: string; now: Date },
): AnyWhere {
  const today = dayAt(now.getTime(), timeZone)
  const starts = (day: Day) => new Date(startOfDayMs(day, timeZone)).toISOString()
  const ends = (day: Day) => new Date(endOfDayMs(day, timeZone)).toISOString()
  const conditions = {
    last: () => ({ between: [starts(addDays(moved(today, -count, unit), 1)), ends(today)] }),
    next: () => ({ between: [starts(today), ends(addDays(moved(today, count, unit), -1))] }),
    before: () => ({ lt: starts(moved(today, -count, unit)) }),
    after: () => ({ gt: ends(moved(today, count, unit)) }),
  }
  const where: AnyWhere = { [path]: conditions[way]() }
  return orNever ? anyOf([where, { [path]: null }]) : where
}
