import { type DateFormat, dateFormats } from '@lineboard/sdk'

/** How the time of day is written: 2:05 PM, or 14:05. */
export const timeFormats = ['12h', '24h'] as const
export type TimeFormat = (typeof timeFormats)[number]

/** How numbers are written, by an example. */
export const numberFormats = ['1,234.56', '1.234,56', '1 234,56', '1’234.56'] as const
export type NumberFormat = (typeof numberFormats)[number]

/** What people of different places write differently. */
export interface Region {
  dateFormat: DateFormat
  timeFormat: TimeFormat
  /** First day of the week: 0 Sunday, 1 Monday. */
  weekendFormat: 0 | 1
  numberFormat: NumberFormat
}

const usual: Region = {
  dateFormat: dateFormats[0],
  timeFormat: timeFormats[0],
  weekendFormat: 0,
  numberFormat: numberFormats[0],
}

/** Digits and calendar that dates of the app are written with, whatever a language uses. */
const plain = '-u-ca-gregory-nu-latn'

function dateFormatOf(tag: string): DateFormat {
  const parts = new Intl.DateTimeFormat(tag, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(0)
  const order = parts.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []))
  const [sign = '/'] = /[./-]/.exec(parts.map(({ type, value }) => (type === 'literal' ? value : '')).join('')) ?? []
  const inOrder = dateFormats.filter((format) => format[0] === order[0]?.[0])
  // Where the year comes first, what is not written with slashes is closest to the ISO form.
  return inOrder.find((format) => format.includes(sign)) ?? inOrder.at(-1) ?? usual.dateFormat
}

function timeFormatOf(tag: string): TimeFormat {
  const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions()
  return hourCycle === 'h23' || hourCycle === 'h24' ? '24h' : '12h'
}

/** What newer runtimes know of weeks: 7 is Sunday. */
interface KnowsWeeks {
  getWeekInfo?: () => { firstDay: number }
}

function weekendFormatOf(tag: string): 0 | 1 {
  const language: Intl.Locale & KnowsWeeks = new Intl.Locale(tag)
  // Weeks that start on a Saturday can't be chosen; Sunday is nearer to it.
  return language.getWeekInfo?.().firstDay === 1 ? 1 : 0
}

function numberFormatOf(tag: string): NumberFormat {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.8)
  const sign = (wanted: 'group' | 'decimal') => parts.find(({ type }) => type === wanted)?.value ?? ''
  const isComma = sign('decimal') === ','
  if (isComma) return sign('group') === '.' ? '1.234,56' : '1 234,56'
  return /['’]/.test(sign('group')) ? '1’234.56' : usual.numberFormat
}

/** How dates, times and numbers are written where a language (BCP 47 tag, such as de-DE) is spoken; as in the United States for what is no tag. */
export function regionOf(language: string): Region {
  try {
    const tag = new Intl.Locale(language).baseName + plain
    return {
      dateFormat: dateFormatOf(tag),
      timeFormat: timeFormatOf(tag),
      weekendFormat: weekendFormatOf(tag),
      numberFormat: numberFormatOf(tag),
    }
  } catch {
    return usual
  }
}
