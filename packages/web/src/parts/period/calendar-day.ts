const two = (value: number) => String(value).padStart(2, '0')

/** The month a date of the calendar is in, as yyyy-mm. */
export const monthOf = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}`

/** The day of a date of the calendar, as yyyy-mm-dd. */
export const dayOf = (date: Date): string => `${monthOf(date)}-${two(date.getDate())}`

/** Date of the calendar for yyyy-mm-dd or yyyy-mm; null without one. */
export function toDate(day: string | undefined): Date | null {
  if (!day) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
