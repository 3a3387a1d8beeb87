import { expect, test } from 'vitest'
import { isTimeZone, presentTimeZone, timeZoneNamed } from '../src/time-zone.ts'

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['america/argentina/cordoba', 'America/Argentina/Cordoba'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['utc', 'UTC'],
])('%s is called %s', (name, expected) => {
  expect(timeZoneNamed(name)).toBe(expected)
})

test('every zone of the platform has one name, by which the platform knows the same zone', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const present = zones.map(presentTimeZone)
  expect(new Set(present).size).toBe(zones.length)
  const known = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  expect(present.map(known)).toEqual(zones.map(known))
  expect(present.map(presentTimeZone)).toEqual(present)
})

test.each(['Mars/Base', '', 'Asia', 'constructor', 'Asia/constructor'])('%j is none', (name) => {
  expect(timeZoneNamed(name)).toBeUndefined()
  expect(isTimeZone(name)).toBe(false)
  expect(presentTimeZone(name)).toBe(name)
})
