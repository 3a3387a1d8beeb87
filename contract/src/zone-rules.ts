// Governments change the rules of time zones, and a platform knows them as of the day it was made.

const offsetFormats = new Map<string, Intl.DateTimeFormat>()

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known = offsetFormats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  offsetFormats.set(timeZone, format)
  return format
}

/** Minutes that clocks of a time zone are ahead of UTC at an instant, by the rules of this platform. Throws a RangeError for what is no zone. */
export function minutesAhead(timeZone: string, atMs: number): number {
  const name =
    offsetFormat(timeZone)
      .formatToParts(atMs)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0
}

/**
 * The latest changes of rules that a year old platform does not know, such as Node 20: a day after the change, and the minutes ahead of UTC since. In
 * 2026 Vancouver and Edmonton kept summer time for good, and Casablanca returned to UTC.
 */
const latestChanges: Readonly<Record<string, readonly [day: string, minutesAhead: number]>> = {
  'America/Vancouver': ['2026-12-01', -420],
  'America/Edmonton': ['2026-12-01', -360],
  'Africa/Casablanca': ['2026-10-15', 0],
}

/** Whether rules of a time zone are from before its latest change, by what they say of an instant; undefined where no change of it is known. */
export function areOldRules(timeZone: string, aheadAt: (atMs: number) => number | undefined): boolean | undefined {
  const change = latestChanges[timeZone]
  const said = change && aheadAt(Date.parse(`${change[0]}T12:00:00Z`))
  return said === undefined ? undefined : said !== change?.[1]
}
