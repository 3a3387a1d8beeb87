import { expect, it } from 'vitest'
import { parseCallee } from './parse-callee.ts'

it.each([
  ['(212) 555-0142', '+12125550142'],
  ['+44 20 7946 0123', '+442079460123'],
  ['tel:+1-212-555-0142', '+12125550142'],
  ['101', '101'],
  ['*97#', '*97#'],
  ['١٠١', '101'],
  ['\u2068+44 20 7946 0123\u2069', '+442079460123'],
  [' marcus ', 'marcus'],
  ['  ', undefined],
])('%j calls %j', (text, whom) => {
  expect(parseCallee(text)).toBe(whom)
})
