import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endsSo, vanityOf } from './number-query.ts'

it.each([
  ['+12125553569', 'flow', 'FLOW'],
  ['+12125553569', '5FLOW', '5FLOW'],
  ['+12125553569', '212*flow', '212555FLOW'],
  ['+12125553569', '212', undefined],
  ['+12125553569', '', undefined],
  ['+12125553569', 'TAXI', undefined],
])('%s, searched for as %j, spells %j', (number, pattern, spelled) => {
  expect(vanityOf(number, pattern)).toBe(spelled)
})

it('spells every letter by its key', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{1,7}$/), (word) => {
      const digits = [...word].map(
        (letter) => '22233344455566677778889999'['ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter)],
      )
      return vanityOf(`+1${digits.join('')}`, word) === word
    }),
  )
})

it.each([
  ['+12125550142', '0142', true],
  ['+12120142555', '0142', false],
  ['+12125553569', 'FLOW', true],
  ['+12125550142', '212*42', true],
  ['+12125550142', '212*4', false],
])('%s ends with %s: %s', (number, pattern, ends) => {
  expect(endsSo(number, pattern)).toBe(ends)
})

it('spells what is at the end where that was asked for', () => {
  expect(vanityOf('+12255552255', '*CALL', 'end')).toBe('1225555CALL')
  expect(vanityOf('+12125552255', 'TAXI', 'end')).toBeUndefined()
})
