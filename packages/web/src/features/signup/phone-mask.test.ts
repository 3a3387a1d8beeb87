import { expect, it } from 'vitest'
import { caretAfter, digitsBefore, maskPhone } from './phone-mask.ts'

const us = '(999) 999-9999'

it.each([
  ['2', us, '(2'],
  ['212', us, '(212'],
  ['2125', us, '(212) 5'],
  ['2125550142', us, '(212) 555-0142'],
  ['(212) 555-0142', us, '(212) 555-0142'],
  ['(212) 555-01429', us, '(212) 555-01429'],
  ['21255501429', us, '21255501429'],
  ['1-212-555-0142', us, '1-212-555-0142'],
  ['tel:+1-212-555-0142', us, '+1-212-555-0142'],
  ['0012125550142', us, '0012125550142'],
  ['', us, ''],
  ['abc', us, ''],
  ['+49 30 901820', us, '+49 30 901820'],
  [' +49x30', us, '+4930'],
  ['030901820', '9999 9999999', '0309 01820'],
  ['0309', undefined, '0309'],
  ['٢١٢٥', us, '(212) 5'],
  ['\u202A+20 100 123 4567\u202C', us, '+20 100 123 4567'],
])('%j in the mask %j is %j', (typed, mask, text) => {
  expect(maskPhone(typed, mask)).toBe(text)
})

it.each([
  ['(212) 555', 0, 0],
  ['(212) 555', 3, 4],
  ['(212) 555', 4, 7],
  ['(212) 555', 9, 9],
])('in %j the caret after %i digits is at %i', (text, digits, at) => {
  expect(caretAfter(text, digits)).toBe(at)
})

it('counts the digits before a place', () => {
  expect([digitsBefore('(212) 555', 0), digitsBefore('(212) 555', 6), digitsBefore('(212) 555', 9)]).toEqual([0, 3, 6])
  expect(digitsBefore('(٢١٢', 3)).toBe(2)
})
