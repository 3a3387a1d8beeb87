import { addDays, type Day, weekdayOf } from '../period/day.ts'

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** Day of the week that a text names, 0 for Sunday: `Monday`, `mondays`; undefined for anything else. */
export function parseWeekday(text: string): number | undefined {
  const at = names.findIndex((name) => [name, `${name}s`].includes(text.trim().toLowerCase()))
  return at < 0 ? undefined : at
}

/** The text that parseWeekday() reads as this day of the week, 0 for Sunday: `Monday`. */
export function formatWeekday(weekday: number): string {
  const name = names[weekday]
  if (!name) throw new RangeError(`${weekday} is no day of the week: 0 is Sunday, 6 Saturday`)
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

/** The days of a day of the week between two days, both included. */
export function weekdaysIn(weekday: number, first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = addDays(first, (weekday - weekdayOf(first) + 7) % 7); day <= last; day = addDays(day, 7))
    days.push(day)
  return days
}
