import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { offsetMs } from './time-zone.ts'

/** A span of time, both ends included, in milliseconds since 1970. */
export interface Instants {
  fromMs: number
  toMs: number
}

/** A span of time in which clocks of a time zone are as far from UTC. */
export interface ClockStretch extends Instants {
  /** Minutes clocks are ahead of UTC: -300 for New York in winter, 60 for Berlin. */
  aheadMinutes: number
}

const aheadAt = (ms: number, timeZone: string) => Math.round(offsetMs(ms, timeZone) / MINUTE_MS)

/** First instant after `fromMs` with another offset than there; it is known to be so at `toMs`. */
function changeBetween(fromMs: number, toMs: number, timeZone: string): number {
  const before = aheadAt(fromMs, timeZone)
  let [low, high] = [Math.floor(fromMs / MINUTE_MS), Math.ceil(toMs / MINUTE_MS)]
  // Clocks change at whole minutes.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (aheadAt(middle * MINUTE_MS, timeZone) === before) low = middle
    else high = middle
  }
  return high * MINUTE_MS
}

function stretchesOf({ fromMs, toMs }: Instants, timeZone: string): ClockStretch[] {
  const stretches: ClockStretch[] = []
  let startMs = fromMs
  let aheadMinutes = aheadAt(fromMs, timeZone)
  for (let at = fromMs; at < toMs; ) {
    const next = Math.min(at + DAY_MS, toMs)
    if (aheadAt(next, timeZone) === aheadMinutes) {
      at = next
      continue
    }
    const changeMs = changeBetween(at, next, timeZone)
    stretches.push({ fromMs: startMs, toMs: changeMs - 1, aheadMinutes })
    aheadMinutes = aheadAt(changeMs, timeZone)
    startMs = changeMs
    at = changeMs
  }
  return [...stretches, { fromMs: startMs, toMs, aheadMinutes }]
}

// The same spans are asked for with every keystroke and every report; a year takes a millisecond.
const known = new Map<string, readonly ClockStretch[]>()
const MOST_KNOWN = 64

/** The span cut where clocks of the time zone change: one stretch where they don't. */
export function clockStretches(span: Instants, timeZone: string): readonly ClockStretch[] {
  const key = `${timeZone} ${span.fromMs} ${span.toMs}`
  const found = known.get(key) ?? stretchesOf(span, timeZone)
  known.delete(key)
  known.set(key, found)
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break
    known.delete(oldest)
  }
  return found
}

/** How far clocks are ahead of UTC, in words: `GMT-5`, `GMT+5:45`, `GMT`. */
export function offsetName(aheadMinutes: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(aheadMinutes) / 60), Math.abs(aheadMinutes) % 60]
  const sign = aheadMinutes < 0 ? '-' : '+'
  return aheadMinutes === 0 ? 'GMT' : `GMT${sign}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
