import { expect, it } from 'vitest'
import { timeZoneChoices } from './time-zones.ts'

const summer = new Date('2026-07-01T00:00:00Z')
const winter = new Date('2026-01-01T00:00:00Z')
const names = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'America/St_Johns']

it('time zones stand from west to east, with the offset of the moment', () => {
  expect([...timeZoneChoices(summer, names).values()]).toEqual([
    '(GMT-04:00) America/New York',
    '(GMT-02:30) America/St Johns',
    '(GMT+02:00) Europe/Berlin',
    '(GMT+05:30) Asia/Kolkata',
  ])
  expect(timeZoneChoices(winter, names).get('Europe/Berlin')).toBe('(GMT+01:00) Europe/Berlin')
})

it('all zones of the platform can be chosen', () => {
  expect(timeZoneChoices(summer).size).toBeGreaterThan(300)
})
