export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** The next 24 hours. A day of the calendar is 23 or 25 where clocks change: days of a time zone are reckoned as days, not by this. */
export const DAY_MS = 24 * HOUR_MS

/** How many days before work on the network begins people are told of it. */
export const noticeDays = 3

/** How many days a tracking number that was given back can be made active again. */
export const restorableDays = 30

/** Until when a number that is given back at a time can be made active again. */
export const restorableUntil = (released: Date): Date => new Date(released.getTime() + restorableDays * DAY_MS)

interface Numbered {
  status: string
  restorableUntil?: string | undefined
}

/** Whether a number was given back so long ago that nobody can restore it: it has gone back to the provider for good. */
export const isLost = ({ status, restorableUntil: until }: Numbered, now: Date): boolean =>
  status === 'released' && (until === undefined || Date.parse(until) <= now.getTime())

/** Whether a change of a number would restore it when that can no longer be. */
export const restoresLost = (before: Numbered, { status }: Pick<Numbered, 'status'>, now: Date): boolean =>
  status !== 'released' && isLost(before, now)
