import { DAY_MS } from '../durations.ts'
import { type RowRule, textOf } from './row-problem.ts'

const YEAR_MS = 365 * DAY_MS

/** When an API key ends that is made without saying so. */
export const usualKeyEnd = (now: Date): Date => new Date(now.getTime() + YEAR_MS)

/** The latest that an API key can end: when the same day two years later is over, in UTC. */
export const latestKeyEnd = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear() + 2, now.getUTCMonth(), now.getUTCDate(), 23, 59, 59, 999))

/** Whether an API key can be given this end, an ISO time: it is still to come, and within two years. */
export const isKeyEnd = (expiresAt: string, now: Date): boolean => {
  const endMs = Date.parse(expiresAt)
  return endMs > now.getTime() && endMs <= latestKeyEnd(now).getTime()
}

/** An API key ends in time. The end that it has may stay, whatever it is. */
export const keyEndRule =
  (now: () => Date, kept?: string): RowRule =>
  (row) => {
    const value = textOf(row, 'expiresAt')
    const isGood = value === '' || Number.isNaN(Date.parse(value)) || value === kept || isKeyEnd(value, now())
    return isGood ? [] : [{ field: 'expiresAt', kind: 'keyEnd', value }]
  }
