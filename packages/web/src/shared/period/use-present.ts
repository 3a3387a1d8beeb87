import { type ComparedPeriods, type Comparison, comparedPeriods, type Period, parsePeriod } from '@lineboard/sdk'
import { useState } from 'react'
import { optionsOf } from './period-name.ts'
import { useToday } from './today.ts'

/**
 * The present as reports are asked by it: that of when the screen was opened, so that its question stays the same, until another day
 * has begun; then the first moment that the screen was drawn on that day.
 */
export function usePresent(): Date {
  const day = useToday()
  const [present, setPresent] = useState(() => ({ day, now: new Date() }))
  if (present.day === day) return present.now
  const next = { day, now: new Date() }
  setPresent(next)
  return next.now
}

/** The period that an address has; another one where it has none that can be read. */
export const periodAt = (search: string, otherwise: Period, name = 'period'): Period =>
  parsePeriod(new URLSearchParams(search).get(name) ?? '') ?? otherwise

/** The period, and the one that it is held against. */
export const comparedOf = (period: Period, comparison: Comparison, now: Date): ComparedPeriods =>
  comparedPeriods(period.mode, { ...optionsOf(period, now), ...comparison })
