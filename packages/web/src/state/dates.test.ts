import type { DateFormat } from '@lineboard/sdk'
import { afterEach, describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatTime, setDateSettings } from './dates.ts'
import { formatTimeZone, formatTimeZoneOver } from './time-zone-name.ts'

const utc = { dateFormat: 'mm/dd/yyyy', timeZone: 'UTC' } as const
setDateSettings(utc)
afterEach(() => setDateSettings(utc))

// A narrow no-break space stands before AM and PM.
const plain = (text: string) => text.replace(/\u202f/g, ' ')

describe('dates', () => {
  it.each<[DateFormat, string]>([
    ['mm/dd/yyyy', '03/04/2026'],
    ['mm-dd-yyyy', '03-04-2026'],
    ['dd/mm/yyyy', '04/03/2026'],
    ['dd-mm-yyyy', '04-03-2026'],
    ['yyyy/mm/dd', '2026/03/04'],
    ['yyyy-mm-dd', '2026-03-04'],
  ])('%s', (dateFormat, text) => {
    setDateSettings({ dateFormat })
    expect(formatDate('2026-03-04T12:00:00Z')).toBe(text)
  })

  it.each([null, undefined, '', 'soon', Number.NaN])('%s is no date', (value) => {
    expect([formatDate(value), formatTime(value), formatDateTime(value)]).toEqual(['', '', ''])
  })

  it.each([
    ['UTC', '03/08/2026 6:59 AM'],
    ['America/New_York', '03/08/2026 1:59 AM'],
    ['Asia/Kolkata', '03/08/2026 12:29 PM'],
    ['Pacific/Auckland', '03/08/2026 7:59 PM'],
  ])('the same moment in %s', (timeZone, text) => {
    setDateSettings({ timeZone })
    expect(plain(formatDateTime('2026-03-08T06:59:00Z'))).toBe(text)
  })

  it('goes over the change to daylight-saving time', () => {
    setDateSettings({ timeZone: 'America/New_York' })
    expect(plain(formatTime('2026-03-08T06:59:00Z', { zone: true }))).toBe('1:59 AM EST')
    expect(plain(formatTime('2026-03-08T07:00:00Z', { zone: true }))).toBe('3:00 AM EDT')
  })

  it('shows seconds when asked to', () => {
    expect(plain(formatTime('2026-03-08T06:59:05Z', { seconds: true }))).toBe('6:59:05 AM')
  })

  it('writes a day out, and the time zone with its offset', () => {
    setDateSettings({ timeZone: 'Europe/Berlin' })
    expect(formatDay('2026-03-14T23:30:00Z')).toBe('Sunday, March 15')
    expect(formatTimeZone('2026-01-01T00:00:00Z')).toBe('Europe/Berlin (GMT+1)')
    expect(formatTimeZone('2026-07-01T00:00:00Z')).toBe('Europe/Berlin (GMT+2)')
    expect(formatTimeZoneOver('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z')).toBe('Europe/Berlin (GMT+1)')
    expect(formatTimeZoneOver('2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z')).toBe('Europe/Berlin (GMT+1, GMT+2)')
  })

  it('tells the two hours of a longer day apart', () => {
    setDateSettings({ timeZone: 'America/New_York' })
    const times = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'].map((at) =>
      plain(formatTime(at)),
    )
    expect(times).toEqual(['1:30 AM GMT-4', '1:30 AM GMT-5', '2:30 AM'])
  })
})
