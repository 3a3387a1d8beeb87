import { expect, it } from 'vitest'
import { isRounded, phoneOfCell } from './run-import.ts'

it.each([
  ['12125550142.0', '+12125550142'],
  ['+12125550142,00', '+12125550142'],
  [' (212) 555-0142 ', '+12125550142'],
  ['212.555.0142', '+12125550142'],
  ['', ''],
])('reads %j as %s', (cell, number) => expect(phoneOfCell(cell)).toBe(number))

it.each([
  ['1.2126E+10', true],
  ['1,2126E+10', true],
  ['1E10', true],
  ['12125550142', false],
  ['212 555 E142', false],
])('%j was rounded: %s', (cell, expected) => expect(isRounded(cell)).toBe(expected))
