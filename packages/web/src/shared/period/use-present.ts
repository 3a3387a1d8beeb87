import { type ComparedPeriods, type Comparison, comparedPeriods, dayAt, type Period, parsePeriod } from '@lineboard/sdk'
import { useState } from 'react'
import { timeZone } from '../../state/dates.ts'
import { optionsOf } from './period-name.ts'

/**
 * The present as reports are asked by it: that of when the screen was opened, so that its question stays the same, until another day
 * has begun.
 */
export function usePresent(): Date {
  const [opened] = useState(() => new Date())
  const now = new Date()
  const zone = timeZone()
  return dayAt(opened.getTime(), zone) === dayAt(now.getTime(), zone) ? opened : now
}

/** The period that an address has; another one where it has none that can be read. */
export const periodAt = (search: string, otherwise: Period, name = 'period'): Period =>
  parsePeriod(new URLSearchParams(search).get(name) ?? '') ?? otherwise

/** The period, and the one that it is held against. */
export const comparedOf = (period: Period, comparison: Comparison, now: Date): ComparedPeriods =>
  comparedPeriods(period.mode, { ...optionsOf(period, now), ...comparison })
