import { clockStretches, offsetName } from '@lineboard/sdk'
import { comma } from '../lib/messages.ts'
import { type DateLike, timeZone, toDate } from './dates.ts'

/**
 * The time zone of what is shown, with each offset that it has there. Where nothing says from when to when that is, its name alone: what
 * is of all time has had every offset of the zone, and the one of now would be taken for that of each row.
 */
export const formatTimeZoneOf = (span: { startsAt: string; endsAt: string } | undefined): string =>
  span ? formatTimeZoneOver(span.startsAt, span.endsAt) : timeZone()

/** The time zone as people know it, such as Europe/Berlin (GMT+1), at the given moment. */
export const formatTimeZone = (at: DateLike = Date.now()): string => formatTimeZoneOver(at, at)

/** The same with every offset that it has between two moments: America/New_York (GMT-4, GMT-5). */
export function formatTimeZoneOver(from: DateLike, to: DateLike): string {
  const [fromMs = 0, toMs = 0] = [from, to].map((at) => (toDate(at) ?? new Date()).getTime())
  const zone = timeZone()
  const offsets = clockStretches({ fromMs, toMs }, zone).map(({ aheadMinutes }) => offsetName(aheadMinutes))
  return `${zone} (${[...new Set(offsets)].join(comma)})`
}
