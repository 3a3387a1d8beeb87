import { type Day, dayAt } from '@lineboard/sdk'

/** The first row of a day on a page. */
export interface DayStart {
  index: number
  day: Day
  /** Rows of the day on the page. */
  rows: number
  /** All rows of the day are on the page: it neither came over from the page before nor goes on. */
  isWhole: boolean
}

interface Page {
  /** When each row was, in the order of the page; undefined where a row has no time. */
  times: readonly (string | undefined)[]
  timeZone: string
  isFirst: boolean
  isLast: boolean
}

/** Where days begin among the rows of a page that are in the order of their time. */
export function dayStarts({ times, timeZone, isFirst, isLast }: Page): readonly DayStart[] {
  const starts: { index: number; day: Day; rows: number }[] = []
  for (const [index, time] of times.entries()) {
    if (time === undefined) continue
    const day = dayAt(Date.parse(time), timeZone)
    const last = starts.at(-1)
    if (last?.day === day) last.rows += 1
    else starts.push({ index, day, rows: 1 })
  }
  return starts.map((start, at) => ({
    ...start,
    isWhole: (at > 0 || isFirst) && (at < starts.length - 1 || isLast),
  }))
}
