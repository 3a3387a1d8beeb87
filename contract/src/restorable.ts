import { DAY_MS } from './durations.ts'

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
