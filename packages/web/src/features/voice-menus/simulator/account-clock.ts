import { offsetMs } from '@lineboard/sdk'

/** The instant at which clocks of a time zone show a local time such as `2026-05-22T09:30`; undefined for what is none. */
export function instantOf(local: string, timeZone: string): Date | undefined {
  const shownMs = Date.parse(`${local}Z`)
  if (Number.isNaN(shownMs)) return undefined
  // The offset near the time, then the one at it: between them clocks may have changed.
  const nearMs = shownMs - offsetMs(shownMs, timeZone)
  return new Date(shownMs - offsetMs(nearMs, timeZone))
}
