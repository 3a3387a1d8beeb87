import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import type { Day } from './day.ts'
import { offsetMs } from './time-zone.ts'

/**
 * The instant at which clocks of the time zone show a minute of the day (0 to 1439): the earlier one where they show it twice, and
 * as much later as they go forward where they skip it.
 */
export function instantAt(day: Day, minuteOfDay: number, timeZone: string): number {
  const clockMs = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * MINUTE_MS
  const candidates = [clockMs - DAY_MS, clockMs + DAY_MS].map((nearMs) => clockMs - offsetMs(nearMs, timeZone))
  const shown = candidates.filter((ms) => ms + offsetMs(ms, timeZone) === clockMs)
  return shown.length > 0 ? Math.min(...shown) : Math.max(...candidates)
}
