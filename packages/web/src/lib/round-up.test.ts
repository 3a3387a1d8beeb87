import { describe, expect, it } from 'vitest'
import { roundUp } from './round-up.ts'

describe('roundUp', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 5],
    [7, 10],
    [44, 50],
    [51, 100],
    [1001, 2000],
  ])('%i becomes %i', (value, top) => {
    expect(roundUp(value)).toBe(top)
  })
})
