import type { DayFigures } from '@lineboard/sdk/reports'

// In the order in which the API's own file has them.
const columns = [
  'calls',
  'answered',
  'missed',
  'voicemail',
  'busy',
  'failed',
  'firstTimeCallers',
  'uniqueCallers',
  'talkSeconds',
  'averageTalkSeconds',
  'averageRingSeconds',
  'charge',
] as const satisfies readonly (keyof DayFigures)[]

/** Days as lines of CSV. The heading of the first column says whose days they are; nothing in it needs quotes. */
export function activityLines(rows: readonly DayFigures[], timeZone: string): string {
  const lines = [
    [`date (${timeZone})`, ...columns],
    ...rows.map((row) => [row.date, ...columns.map((name) => String(row[name]))]),
  ]
  return lines.map((line) => `${line.join(',')}\r\n`).join('')
}
