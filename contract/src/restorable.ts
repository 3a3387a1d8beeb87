import { DAY_MS } from './durations.ts'

/** How many days a tracking number that was given back can be made active again. */
export const restorableDays = 30

/** Until when a number that is given back at a time can be made active again. */
export const restorableUntil = (released: Date): Date => new Date(released.getTime() + restorableDays * DAY_MS)
