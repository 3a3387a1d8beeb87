import { expect, it } from 'vitest'
import { isNumber } from './call-icon.tsx'

it.each([
  ['+12125550142', true],
  ['12125550142', true],
  ['101', true],
  ['admin', false],
  ['anonymous', false],
  ['user2', false],
  ['*97#', false],
  ['', false],
])('%j is a number: %s', (caller, is) => {
  expect(isNumber(caller)).toBe(is)
})
