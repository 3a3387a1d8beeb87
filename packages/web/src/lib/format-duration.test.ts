import { describe, expect, it } from 'vitest'
import { formatDuration } from './format-duration.ts'

describe('durations', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [59.6, '1:00'],
    [61, '1:01'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [90_061, '25:01:01'],
    [-5, '0:00'],
    [null, ''],
    [Number.NaN, ''],
  ])('%s seconds are %j', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })
})
