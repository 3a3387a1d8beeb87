import { describe, expect, it } from 'vitest'
import { formatDuration, formatMoney, formatNumber, formatPercent, formatPhone, readableName } from './format.ts'

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

describe('phone numbers', () => {
  it.each([
    ['+12125550100', '+1 212-555-0100'],
    ['2125550100', '+1 212-555-0100'],
    ['+442079460123', '+44 20 7946 0123'],
    ['+81312345678', '+81312345678'],
    ['anonymous', 'anonymous'],
    ['', ''],
    [undefined, ''],
  ])('%s', (number, text) => {
    expect(formatPhone(number)).toBe(text)
  })
})

describe('numbers and money', () => {
  it.each([
    [formatNumber(1234567.891), '1,234,567.89'],
    [formatNumber(1.5, 0), '2'],
    [formatNumber(0), '0'],
    [formatNumber(null), ''],
    [formatPercent(0.125, 1), '12.5%'],
    [formatMoney(-1234.5), '-$1,234.50'],
    [formatMoney(12, 'EUR'), '€12.00'],
  ])('%j is %j', (text, expected) => {
    expect(text).toBe(expected)
  })
})

it('numbers are read in groups, other names as they are', () => {
  expect(['+12125550111', 'Practice PBX', '2125550111'].map(readableName)).toEqual([
    '+1 212-555-0111',
    'Practice PBX',
    '2125550111',
  ])
})
