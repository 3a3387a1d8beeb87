import { addDays, dayAt, periodModes, periodRange, startOfDayMs } from '@lineboard/sdk'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { noteDay, useToday } from './today.ts'
import { usePresent } from './use-present.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const zones = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Africa/Cairo']
const modes = periodModes.filter((mode) => mode !== 'range' && mode !== 'month')

// Usual days, the ends of a month and of a year, and both clock changes of New York and Cairo.
const days = ['2026-03-11', '2026-02-28', '2026-12-31', '2026-03-07', '2026-10-31', '2026-04-23', '2026-10-29']

describe.each(zones)('in %s', (timeZone) => {
  it.each(days)('the day after %s begins at its midnight', (day) => {
    setDateSettings({ timeZone })
    const next = addDays(day, 1)
    vi.setSystemTime(startOfDayMs(next, timeZone) - 30_000)
    const { result, unmount } = renderHook(() => ({ day: useToday(), now: usePresent() }))
    const opened = result.current.now
    expect(result.current.day).toBe(day)
    act(() => void vi.advanceTimersByTime(29_000))
    expect(result.current.now).toBe(opened)
    act(() => void vi.advanceTimersByTime(16_000))
    expect(result.current.day).toBe(next)
    const { now } = result.current
    expect(dayAt(now.getTime(), timeZone)).toBe(next)
    for (const mode of modes) {
      const [before, after] = [opened, now].map((at) => periodRange(mode, { now: at, timeZone, weekStart: 1 }))
      if (mode === 'today') expect([before?.first, after?.first]).toEqual([day, next])
      expect(after).toEqual(periodRange(mode, { now: new Date(), timeZone, weekStart: 1 }))
    }
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('is noted at once where something asks, such as a call that comes in', () => {
  setDateSettings({ timeZone: 'UTC' })
  vi.setSystemTime('2026-03-11T23:59:59Z')
  const { result } = renderHook(useToday)
  vi.setSystemTime('2026-03-12T00:00:01Z')
  act(noteDay)
  expect(result.current).toBe('2026-03-12')
})
