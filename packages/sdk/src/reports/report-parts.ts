import { MINUTE_MS } from '@lineboard/contract/durations'
import { clockStretches, type Instants } from '../period/clock-stretches.ts'
import type { Day } from '../period/day.ts'
import { dayAt, endOfDayMs, startOfDayMs } from '../period/time-zone.ts'

/** First and last instant of a report, in UTC: `periodRange()` has them. */
export interface ReportSpan {
  startsAt: string
  endsAt: string
}

/** A span as the calls of reports take it: by clocks that are so many minutes behind UTC all along. */
export interface ReportPart {
  /** First minute, such as `2026-03-01T00:00`. */
  start: string
  /** Last minute. */
  end: string
  /** Minutes the clocks are behind UTC: 300 for New York in winter, -60 for Berlin. */
  offset: number
}

/** A part of whole days; `day` where it is one on which clocks change, which one offset can't tell day by day. */
export interface DayPart extends ReportPart {
  day?: Day
}

const instantsOf = ({ startsAt, endsAt }: ReportSpan): Instants => ({
  fromMs: Date.parse(startsAt),
  toMs: Date.parse(endsAt),
})

function written({ fromMs, toMs }: Instants, aheadMinutes: number): ReportPart {
  const local = (ms: number) => new Date(ms + aheadMinutes * MINUTE_MS).toISOString().slice(0, 16)
  // Not minus zero where the clocks are those of UTC.
  return { start: local(fromMs), end: local(toMs), offset: 0 - aheadMinutes }
}

/**
 * All of a span in one part, by the clocks of its beginning: these are the same calls whatever the clocks do meanwhile, and what is
 * not told by the clock can be asked so.
 */
export function wholePart(span: ReportSpan, timeZone: string): ReportPart {
  const [first] = clockStretches(instantsOf(span), timeZone)
  return written(instantsOf(span), first?.aheadMinutes ?? 0)
}

/** The span in parts, cut where clocks change: for what is told by the hour or weekday. */
export function clockParts(span: ReportSpan, timeZone: string): ReportPart[] {
  return clockStretches(instantsOf(span), timeZone).map((stretch) => written(stretch, stretch.aheadMinutes))
}

/** The span in parts of whole days, each day on which clocks change by itself: for what is told day by day. */
export function dayParts(span: ReportSpan, timeZone: string): DayPart[] {
  const { fromMs, toMs } = instantsOf(span)
  const stretches = clockStretches({ fromMs, toMs }, timeZone)
  const parts: DayPart[] = []
  let atMs = fromMs
  for (const [at, { toMs: lastMs, aheadMinutes }] of stretches.entries()) {
    if (at === stretches.length - 1) {
      if (atMs <= toMs) parts.push(written({ fromMs: atMs, toMs }, aheadMinutes))
      break
    }
    // A change at midnight leaves both days whole.
    const day = dayAt(lastMs, timeZone)
    const [startMs, endMs] = [Math.max(startOfDayMs(day, timeZone), fromMs), Math.min(endOfDayMs(day, timeZone), toMs)]
    const wholeMs = endMs === lastMs ? endMs + 1 : startMs
    if (atMs < wholeMs) parts.push(written({ fromMs: atMs, toMs: wholeMs - 1 }, aheadMinutes))
    if (endMs !== lastMs && atMs <= startMs) {
      parts.push({ ...written({ fromMs: startMs, toMs: endMs }, aheadMinutes), day })
    }
    atMs = Math.max(atMs, endMs + 1)
  }
  return parts
}
