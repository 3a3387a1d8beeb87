import type { Day } from './day.ts'

/** The ways a date can be written; the first is the default. */
export const dateFormats = [
  'mm/dd/yyyy',
  'mm-dd-yyyy',
  'dd/mm/yyyy',
  'dd-mm-yyyy',
  'yyyy/mm/dd',
  'yyyy-mm-dd',
  'dd.mm.yyyy',
] as const

export type DateFormat = (typeof dateFormats)[number]

/** A day written in one of the six date formats. */
export function formatDay(day: Day, format: DateFormat = 'mm/dd/yyyy'): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return format.replace('yyyy', year).replace('mm', month).replace('dd', date)
}
