import { expect, test } from 'vitest'
import { instantOf } from './use-simulator.ts'

test.each([
  ['2026-05-22T09:30', 'America/New_York', '2026-05-22T13:30:00.000Z'],
  ['2026-01-22T09:30', 'America/New_York', '2026-01-22T14:30:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T01:30', 'Europe/Berlin', '2026-10-24T23:30:00.000Z'],
  ['2026-05-22T09:30', 'UTC', '2026-05-22T09:30:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantOf(local, zone)?.toISOString()).toBe(instant)
})

test('what is no time has no instant', () => {
  expect(instantOf('', 'UTC')).toBeUndefined()
})
