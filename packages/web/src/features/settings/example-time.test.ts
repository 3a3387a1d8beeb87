import { expect, it } from 'vitest'
import { timeFormats } from '../../lib/region.ts'
import { formatTime, setDateSettings } from '../../state/dates.ts'
import { exampleTime } from './region-section.tsx'

it.each(timeFormats)('what there is to choose is written as times are then: %s', (timeFormat) => {
  setDateSettings({ timeFormat, timeZone: 'UTC' })
  expect(exampleTime(timeFormat)).toBe(formatTime(Date.UTC(2026, 2, 14, 14, 5)))
})
