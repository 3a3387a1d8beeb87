import type { DateFormat } from '@lineboard/sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languageIds } from '../lib/languages.ts'
import { timeFormats } from '../lib/region.ts'
import {
  browserTimeZone,
  formatDate,
  formatDateTime,
  formatDay,
  formatHour,
  formatShortDay,
  formatTime,
  inTimeFormat,
  setDateSettings,
  timeZone,
} from './dates.ts'
import { formatTimeZone, formatTimeZoneOf, formatTimeZoneOver } from './time-zone-name.ts'

const utc = { dateFormat: 'mm/dd/yyyy', timeFormat: '12h', timeZone: 'UTC' } as const
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

  it('has 24 hours for who wants them', () => {
    setDateSettings({ timeFormat: '24h', timeZone: 'America/New_York' })
    expect(formatTime('2026-03-08T06:05:00Z')).toBe('01:05')
    expect(formatTime('2026-03-08T18:05:09Z', { seconds: true })).toBe('14:05:09')
    expect(formatTime('2026-11-01T05:30:00Z')).toBe('01:30 GMT-4')
    expect([0, 9, 12, 23].map(formatHour)).toEqual(['00:00', '09:00', '12:00', '23:00'])
    expect(['12 AM', '1 AM GMT-4', '12 PM', '3 PM', 'Monday'].map(inTimeFormat)).toEqual([
      '00:00',
      '01:00 GMT-4',
      '12:00',
      '15:00',
      'Monday',
    ])
  })

  it('has 12 hours for others', () => {
    expect([0, 9, 12, 23].map(formatHour).map(plain)).toEqual(['12 AM', '9 AM', '12 PM', '11 PM'])
    expect(plain(inTimeFormat('1 AM GMT-4'))).toBe('1 AM GMT-4')
  })

  it('writes the day first in names of days, too, where dates have it first', () => {
    setDateSettings({ dateFormat: 'dd-mm-yyyy' })
    expect(formatShortDay('2026-03-14T12:00:00Z')).toMatch(/^Sat,? 14 Mar$/)
    expect(formatDay('2026-03-14T12:00:00Z')).toMatch(/^Saturday,? 14 March$/)
  })

  it('shows seconds when asked to', () => {
    expect(plain(formatTime('2026-03-08T06:59:05Z', { seconds: true }))).toBe('6:59:05 AM')
  })

  it('writes a day out, and the time zone with its offset', () => {
    setDateSettings({ timeZone: 'Europe/Berlin' })
    expect(formatDay('2026-03-14T23:30:00Z')).toBe('Sunday, March 15')
    expect(formatShortDay('2026-03-14T23:30:00Z')).toBe('Sun, Mar 15')
    expect(formatTimeZone('2026-01-01T00:00:00Z')).toBe('Europe/Berlin (GMT+1)')
    expect(formatTimeZone('2026-07-01T00:00:00Z')).toBe('Europe/Berlin (GMT+2)')
    const year = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-07-01T00:00:00Z' }
    expect(formatTimeZoneOf(year)).toBe('Europe/Berlin (GMT+1, GMT+2)')
    expect(formatTimeZoneOf(undefined)).toBe('Europe/Berlin')
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

it('a time zone is called by its present name, whatever the platform calls it', () => {
  setDateSettings({ timeZone: 'Asia/Calcutta' })
  expect([timeZone(), formatTimeZone('2026-03-14T12:00:00Z')]).toEqual(['Asia/Kolkata', 'Asia/Kolkata (GMT+5:30)'])
  setDateSettings({ dateFormat: 'dd/mm/yyyy' })
  expect(timeZone()).toBe('Asia/Kolkata')
  const platform = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  platform.mockReturnValueOnce({ ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Europe/Kiev' })
  expect(browserTimeZone()).toBe('Europe/Kyiv')
})

describe.each(languageIds)('in the language %s', (language) => {
  afterEach(() => vi.doUnmock('../lib/own-language.ts'))

  it.each(['America/New_York', 'Asia/Kolkata', 'UTC'])(
    'the sign of an offset stays before its number: %s',
    async (timeZone) => {
      vi.resetModules()
      vi.doMock('../lib/own-language.ts', () => ({ messages: { language } }))
      const dates = await import('./dates.ts')
      dates.setDateSettings({ timeZone })
      const time = dates.formatTime('2026-03-14T12:00:00Z', { zone: true })
      // Letters read from the right leave a sign beside them, after its number, unless both stand apart.
      expect(time).not.toMatch(/\p{Script=Arabic}[+-]\d/u)
      expect(time.includes('\u2066')).toBe(/\p{Script=Arabic}\W?[+-]\d/u.test(time))
    },
  )

  it.each(timeFormats)('hours are written as times are, by %s', async (timeFormat) => {
    vi.resetModules()
    vi.doMock('../lib/own-language.ts', () => ({ messages: { language } }))
    const dates = await import('./dates.ts')
    dates.setDateSettings({ timeFormat, timeZone: 'UTC' })
    for (const hour of Array.from({ length: 24 }).keys()) {
      const time = dates.formatTime(Date.UTC(2026, 2, 14, hour))
      const written = timeFormat === '24h' ? time : time.replace(':00', '')
      expect(dates.formatHour(hour)).toBe(written)
      expect(dates.inTimeFormat(`${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'} GMT-4`)).toBe(`${written} GMT-4`)
    }
  })
})
