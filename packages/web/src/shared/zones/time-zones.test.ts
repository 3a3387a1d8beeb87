import { timeZoneNamed } from '@lineboard/contract/time-zone'
import { expect, it } from 'vitest'
import { foundTimeZones, presentName, timeZoneChoices } from './time-zones.ts'

const summer = timeZoneChoices(new Date('2026-07-01T00:00:00Z'))
const winter = timeZoneChoices(new Date('2026-01-01T00:00:00Z'))
const labelOf = (choices: typeof summer, name: string) => choices.find((choice) => choice.name === name)?.label

it('time zones are from west to east, with the offset of the moment', () => {
  expect(labelOf(summer, 'America/New_York')).toBe('(GMT-04:00) America/New York')
  expect(labelOf(summer, 'America/St_Johns')).toBe('(GMT-02:30) America/St Johns')
  expect(labelOf(summer, 'Europe/Berlin')).toBe('(GMT+02:00) Europe/Berlin')
  expect(labelOf(winter, 'Europe/Berlin')).toBe('(GMT+01:00) Europe/Berlin')
  const minutes = summer.map(({ label }) => /GMT([+-])(\d\d):(\d\d)/.exec(label)?.slice(1) ?? [])
  const sorted = minutes.map(([sign, hours, rest]) => (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest)))
  expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
})

it.each([
  ['Kolkata', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Kolkata'],
  ['India', 'Asia/Kolkata'],
  ['Mumbai', 'Asia/Kolkata'],
  ['IST', 'Asia/Kolkata'],
  ['+5:30', 'Asia/Kolkata'],
  ['UTC+05:30', 'Asia/Kolkata'],
  ['gmt+0530', 'Asia/Kolkata'],
  ['Kiev', 'Europe/Kyiv'],
  ['kyiv', 'Europe/Kyiv'],
  ['Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
  ['saigon', 'Asia/Ho_Chi_Minh'],
  ['munich', 'Europe/Berlin'],
  ['germany', 'Europe/Berlin'],
  ['CEST', 'Europe/Berlin'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['new york', 'America/New_York'],
  ['philadelphia', 'America/New_York'],
  ['eastern', 'America/New_York'],
  ['EDT', 'America/New_York'],
  ['PST', 'America/Los_Angeles'],
  ['utc', 'UTC'],
  ['UTC', 'UTC'],
])('"%s" finds %s', (typed, name) => {
  expect(foundTimeZones(summer, typed).map((choice) => choice.name)).toContain(name)
})

it.each([
  ['UTC', 'UTC'],
  ['utc', 'UTC'],
  ['berlin', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
])('what is typed as a word is found before what begins with it: %s', (typed, name) => {
  expect(foundTimeZones(summer, typed)[0]?.name).toBe(name)
})

it('words that no zone has find none, and nothing typed finds all', () => {
  expect(foundTimeZones(summer, 'Atlantis')).toEqual([])
  expect(foundTimeZones(summer, ' ')).toEqual(summer)
})

it('former names are called what they are now', () => {
  expect(['Asia/Calcutta', 'Europe/Kiev', 'Asia/Saigon', 'Etc/UTC'].map(presentName)).toEqual([
    'Asia/Kolkata',
    'Europe/Kyiv',
    'Asia/Ho_Chi_Minh',
    'UTC',
  ])
  expect(presentName('Antarctica/Nowhere')).toBe('Antarctica/Nowhere')
})

it('a zone is called in choices as everywhere else', () => {
  const names = summer.map(({ name }) => name)
  expect(names.map(timeZoneNamed)).toEqual(names)
})

it('every zone of the platform can be chosen, directly or under its current name', () => {
  const names = new Set(summer.map(({ name }) => name))
  const missing = Intl.supportedValuesOf('timeZone').filter((name) => !names.has(presentName(name)))
  expect(missing).toEqual([])
})

it.each([
  ['de', 'Asia/Kolkata', 'Indien, Indische'],
  ['es', 'Europe/Berlin', 'Alemania, hora'],
  ['ar', 'Asia/Kathmandu', 'نيبال, توقيت'],
])('in %s %s has country and time in that language, and is found by both languages', (language, name, begins) => {
  const choices = timeZoneChoices(new Date('2026-07-01T00:00:00Z'), language)
  const zone = choices.find((choice) => choice.name === name)
  expect(zone?.places.startsWith(begins)).toBe(true)
  const [country = ''] = begins.split(',')
  expect(foundTimeZones(choices, country)).toContain(zone)
  expect(foundTimeZones(choices, name.replace(/.*\//, ''))).toContain(zone)
})

it.each(['utc', 'GMT'])('%s alone is a name, and not how every offset begins', (typed) => {
  const names = foundTimeZones(summer, typed).map(({ name }) => name)
  expect(names).toContain('UTC')
  expect(names).not.toContain('Asia/Kathmandu')
  expect(names.length).toBeLessThan(summer.length / 4)
})
