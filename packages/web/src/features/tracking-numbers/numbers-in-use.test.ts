import { isLost } from '@lineboard/contract/restorable'
import { describe, expect, it } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { daysSince } from './cells.ts'
import { isDeletable, type OpNumber, restorableAll } from './numbers-in-use.ts'

const numberWith = (fields: Partial<OpNumber>): OpNumber => ({
  id: 7,
  customerId: 2,
  tracking_number: '+12125550161',
  numberType: 'local',
  country: 'us',
  status: 'active',
  routing_action: 'Forward',
  monthlyPrice: 2,
  totalCalls: 3,
  createdAt: '2026-01-01T00:00:00Z',
  ...fields,
})
const now = new Date('2026-05-10T12:00:00Z')
const soon = '2026-05-12T12:00:00Z'

describe('a number is deleted', () => {
  it.each<[string, Partial<OpNumber>, boolean]>([
    ['not while it is in use', {}, false],
    ['not while it is only stopped', { status: 'stopped' }, false],
    ['not while it is paid for, though it never rang', { totalCalls: 0 }, false],
    ['not after calls, though it costs nothing', { monthlyPrice: 0 }, false],
    ['once it was given back', { status: 'released' }, true],
    ['where it was typed in and never rang', { totalCalls: 0, monthlyPrice: 0 }, true],
  ])('%s', (_, fields, expected) => {
    expect(isDeletable(numberWith(fields))).toBe(expected)
  })
})

it('is restored until the first of several is lost, of those that still can be', () => {
  const later = numberWith({ status: 'released', restorableUntil: '2026-06-01T00:00:00Z' })
  const first = numberWith({ status: 'released', restorableUntil: soon })
  const lost = numberWith({ status: 'released', restorableUntil: '2026-05-01T00:00:00Z' })
  expect(isLost(lost, now)).toBe(true)
  expect(restorableAll([later, lost, first, numberWith({})], now)).toBe(soon)
  expect(restorableAll([lost, numberWith({ restorableUntil: soon })], now)).toBeUndefined()
})

it.each([
  ['UTC', '2026-05-10T00:00:00Z', 0],
  ['UTC', '2026-05-09T23:59:59Z', 1],
  ['UTC', '2026-03-31T12:00:00Z', 40],
  ['UTC', '2026-05-11T12:00:00Z', 0],
  ['America/New_York', '2026-05-10T03:59:59Z', 1],
  ['Asia/Tokyo', '2026-05-09T15:00:00Z', 0],
])('in %s a number that was called at %s is idle for %d days', (timeZone, at, days) => {
  setDateSettings({ timeZone })
  expect(daysSince(at, now.getTime())).toBe(days)
})
