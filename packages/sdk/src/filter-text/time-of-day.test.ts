import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTimeOfDay, parseTimeOfDay, readDuration, utcTimePrefixes } from './time-of-day.ts'

test.each([
  ['3 PM', 15, undefined],
  ['3PM', 15, undefined],
  ['3 p.m.', 15, undefined],
  ['12 AM', 0, undefined],
  ['12 pm', 12, undefined],
  ['03 am', 3, undefined],
  ['3:05 pm', 15, 5],
  ['15:30', 15, 30],
  ['0:00', 0, 0],
  ['9:15', 9, 15],
  ['23:59', 23, 59],
])('%s is a time', (text, hour, minute) => {
  expect(parseTimeOfDay(text)).toEqual({ hour, minute })
})

test.each([
  ['1 AM GMT-4', 1, -240],
  ['1 am utc-04:00', 1, -240],
  ['1:30 AM GMT+10:30', 1, 630],
  ['13:00 GMT', 13, 0],
])('%s is a time by clocks of one offset', (text, hour, aheadMinutes) => {
  expect(parseTimeOfDay(text)).toMatchObject({ hour, aheadMinutes })
})

test.each([
  '1 AM GMT-15',
  'GMT-4',
  '1 AM GMT-4:75',
  '1 AMGMT',
  '15',
  '24:00',
  '13 PM',
  '0 AM',
  '3:60 PM',
  '3:5',
  '15:30:00',
  'PM',
  '',
  '3 PM today',
  '1:2:3',
])('%j is no time', (text) => {
  expect(parseTimeOfDay(text)).toBeUndefined()
})

test.each([
  [{ hour: 15, minute: undefined }, 0, ['T15:']],
  [{ hour: 15, minute: undefined }, -300, ['T20:']],
  [{ hour: 22, minute: undefined }, -300, ['T03:']],
  [{ hour: 1, minute: undefined }, 120, ['T23:']],
  [{ hour: 15, minute: 30 }, 330, ['T10:00:']],
  [{ hour: 0, minute: 10 }, 345, ['T18:25:']],
  [{ hour: 15, minute: undefined }, 330, ['T09:3', 'T09:4', 'T09:5', 'T10:0', 'T10:1', 'T10:2']],
])('%j, %i minutes ahead of UTC: %j', (time, offset, expected) => {
  expect(utcTimePrefixes(time, offset)).toEqual(expected)
})

const two = (value: number) => String(value).padStart(2, '0')

test('the prefixes of an hour match its 60 minutes in UTC and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: -56, max: 56 }), (hour, quarters) => {
      const offsetMinutes = quarters * 15
      const prefixes = utcTimePrefixes({ hour, minute: undefined }, offsetMinutes)
      for (let utc = 0; utc < 1440; utc++) {
        const clock = `T${two(Math.floor(utc / 60))}:${two(utc % 60)}:07.000Z`
        const local = (utc + offsetMinutes + 2880) % 1440
        expect(prefixes.some((prefix) => clock.startsWith(prefix))).toBe(Math.floor(local / 60) === hour)
      }
    }),
    { numRuns: 40 },
  )
})

test('format is read back', () => {
  const ahead = fc.option(fc.integer({ min: -56, max: 56 }), { nil: undefined })
  const minute = fc.option(fc.integer({ min: 0, max: 59 }), { nil: undefined })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), minute, ahead, (hour, minutes, offset) => {
      const time = { hour, minute: minutes, ...(offset !== undefined && { aheadMinutes: offset * 15 }) }
      expect(parseTimeOfDay(formatTimeOfDay(time))).toEqual(time)
    }),
  )
})

test.each<[string, number | undefined]>([
  ['90', 90],
  ['0', 0],
  ['1:30', 90],
  ['0:05', 5],
  ['90:00', 5400],
  ['1:02:03', 3723],
  ['2m', 120],
  ['2 min', 120],
  ['45s', 45],
  ['1h 5m', 3900],
  ['1h5m10s', 3910],
  [' 1:30 ', 90],
  ['1:75', undefined],
  ['', undefined],
  ['   ', undefined],
  ['long', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['9'.repeat(40), undefined],
])('%j is %s seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds)
})
