import { isInstant } from '../period/instant.ts'
import { offsetMs } from '../period/time-zone.ts'

function localTime(instant: string, timeZone: string): string {
  const ms = Date.parse(instant)
  return new Date(ms + offsetMs(ms, timeZone)).toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * A value as the text of a cell: nothing for none, JSON for lists and objects. With a time zone (IANA name) an instant
 * is written as the wall clock there shows it, `2026-03-11 16:30:00`; without one it stays as the API writes it.
 */
export function cellText(value: unknown, timeZone?: string): string {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return cellText(value.toISOString(), timeZone)
  if (typeof value === 'object') return JSON.stringify(value)
  return timeZone && isInstant(value) ? localTime(value, timeZone) : String(value)
}
