import { describe, expect, it, test } from 'vitest'
import { areOldRules, minutesAhead } from './zone-rules.ts'

test.each([
  ['UTC', '2026-07-01', 0],
  ['America/New_York', '2026-01-01', -300],
  ['America/New_York', '2026-07-01', -240],
  ['Asia/Kathmandu', '2026-07-01', 345],
  ['America/St_Johns', '2026-01-01', -210],
])('clocks of %s on %s are ahead of UTC by %i minutes', (zone, day, minutes) => {
  expect(minutesAhead(zone, Date.parse(`${day}T12:00Z`))).toBe(minutes)
})

describe.each([
  ['America/Vancouver', -420, -480],
  ['America/Edmonton', -360, -420],
  ['Africa/Casablanca', 0, 60],
])('rules of %s', (zone, since, before) => {
  it('are old where they do not know the change of 2026', () => {
    expect([areOldRules(zone, () => since), areOldRules(zone, () => before)]).toEqual([false, true])
  })

  it('are known to the Node that this project installs', () => {
    expect(areOldRules(zone, (atMs) => minutesAhead(zone, atMs))).toBe(false)
  })
})

test('nothing is said of a zone without a change, nor of what nobody told', () => {
  expect([areOldRules('Europe/Berlin', () => 60), areOldRules('America/Vancouver', () => undefined)]).toEqual([
    undefined,
    undefined,
  ])
})
