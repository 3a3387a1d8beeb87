import { describe, expect, it, test } from 'vitest'
import { type HeldNumber, holdStage, keptNumbers, secondsLeft, withOutcome } from './held-numbers.ts'

const nowMs = Date.parse('2026-05-22T12:00:00Z')
const number = '+12125550188'
const heldUntil = '2026-05-22T12:15:00.000Z'
const held: HeldNumber = { customerId: 2, number, heldUntil, monthlyPrice: 2.5, setupPrice: 1 }
const other: HeldNumber = { ...held, number: '+12125550189' }

test.each([
  [heldUntil, 900],
  ['2026-05-22T12:00:00.200Z', 1],
  ['2026-05-22T12:00:00.000Z', 0],
  ['2026-05-22T11:00:00.000Z', 0],
])('a hold until %s has %d seconds left', (until, seconds) => {
  expect(secondsLeft({ heldUntil: until }, nowMs)).toBe(seconds)
})

test.each([
  [900, 'plenty'],
  [300, 'plenty'],
  [299, 'five'],
  [60, 'five'],
  [59, 'minute'],
  [1, 'minute'],
  [0, 'ended'],
] as const)('with %d seconds left it is %s', (seconds, stage) => {
  expect(holdStage(seconds)).toBe(stage)
})

describe('what the browser kept', () => {
  it('counts while the hold lasts', () => {
    expect(keptNumbers([held, { ...other, heldUntil: '2026-05-22T11:59:59Z' }], nowMs)).toEqual([held])
  })

  it.each([
    undefined,
    'text',
    { number },
    [null],
    [{ ...held, monthlyPrice: '2.5' }],
    [{ ...held, heldUntil: 'soon' }],
  ])('is nothing where it is damaged: %j', (kept) => {
    expect(keptNumbers(kept, nowMs)).toEqual([])
  })
})

describe('after an outcome', () => {
  const { customerId: _, ...outcome } = { ...held, status: 'held' as const }

  it('a number that is held is last', () => {
    expect(withOutcome([other], 2, outcome)).toEqual([other, held])
  })

  it('a renewed hold keeps its position', () => {
    const later = '2026-05-22T12:20:00.000Z'
    expect(withOutcome([held, other], 2, { ...outcome, heldUntil: later })).toEqual([
      { ...held, heldUntil: later },
      other,
    ])
  })

  it.each(['gone', 'released', 'returned', 'unknown'] as const)('one that is %s is no longer there', (status) => {
    expect(withOutcome([held, other], 2, { number, status })).toEqual([other])
  })

  it('keeps the holds of another customer', () => {
    expect(withOutcome([held], 3, { number, status: 'gone' })).toEqual([held])
  })
})
