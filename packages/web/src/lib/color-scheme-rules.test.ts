import { describe, expect, it } from 'vitest'
import { colorSchemeByClock } from './look.ts'

describe('the scheme by the clock', () => {
  it.each([
    ['05:59', 'dark'],
    ['06:00', 'light'],
    ['12:30', 'light'],
    ['20:00', 'light'],
    ['20:01', 'dark'],
    ['23:59', 'dark'],
    ['00:00', 'dark'],
  ])('at %s it is %s', (time, scheme) => {
    expect(colorSchemeByClock(new Date(`2026-05-01T${time}`))).toBe(scheme)
  })
})
