export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** The next 24 hours. A day of the calendar is 23 or 25 where clocks change: days of a time zone are reckoned as days, not by this. */
export const DAY_MS = 24 * HOUR_MS

/** How many days before work on the network begins people are told of it. */
export const noticeDays = 3
