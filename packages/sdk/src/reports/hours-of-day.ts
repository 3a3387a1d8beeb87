import { offsetName } from '../period/clock-stretches.ts'
import type { ReportPart } from './report-parts.ts'

/** A row of a part that is told by the hour. */
interface HourRow {
  key: string
  label: string
}

/** An hour of a day, with its offset where clocks show the hour twice. */
export type HourOfDay<Row extends HourRow> = Row & {
  /** Minutes clocks are ahead of UTC in this one of two hours that are called the same. */
  aheadMinutes?: number
}

const hourOf = (minute: string) => Number(minute.slice(11, 13))

/**
 * The hours of one day, as it has them: where clocks go back there are 25, both 1 AM with their offset, and where they go forward
 * there is no 2 AM. `rows` are those of each part, with the keys 0 to 23.
 */
export function hoursOfDay<Row extends HourRow>(
  parts: readonly ReportPart[],
  rows: readonly (readonly Row[])[],
): HourOfDay<Row>[] {
  const shown = parts.flatMap(({ start, end, offset }, at) =>
    (rows[at] ?? [])
      .filter(({ key }) => Number(key) >= hourOf(start) && Number(key) <= hourOf(end))
      .map((row) => ({ row, aheadMinutes: 0 - offset })),
  )
  const times = (key: string) => shown.filter(({ row }) => row.key === key).length
  return shown.map(({ row, aheadMinutes }) =>
    times(row.key) > 1 ? { ...row, label: `${row.label} ${offsetName(aheadMinutes)}`, aheadMinutes } : row,
  )
}

/** Whether all parts are of the same day. */
export const isOneDay = (parts: readonly ReportPart[]): boolean =>
  new Set(parts.flatMap(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)])).size === 1
