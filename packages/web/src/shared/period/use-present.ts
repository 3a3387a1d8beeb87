import { dayAt } from '@lineboard/sdk'
import { useState } from 'react'
import { timeZone } from '../../state/dates.ts'

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
