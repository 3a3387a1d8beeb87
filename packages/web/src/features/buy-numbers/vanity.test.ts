import fc from 'fast-check'
import { expect, it } from 'vitest'
import { vanityOf } from './vanity.ts'

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
