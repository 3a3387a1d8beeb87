import { folded } from '@lineboard/contract/folded'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainPartOfRegExp, toRegExp } from './reg-exp.ts'

const bomb = 'a'.repeat(20_000)

describe('regexp', () => {
  test('agrees with JavaScript, which LoopBack asks', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      '\\w',
      '\\d',
      '\\b',
      '(a|bc)',
      '(?:ab)',
      '\\+',
      '\\u0061',
      '^',
      '$',
    )
    const piece = fc.tuple(atom, fc.constantFrom('', '', '*', '+', '?', '+?', '{1,2}'))
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'A', '+', '1', ' ', '\n'), maxLength: 10 })
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 5 }),
        fc.constantFrom('', 'i', 's', 'm', 'gi'),
        text,
        (pieces, flags, tested) => {
          // Nothing can be repeated about a place between two characters.
          const source = pieces.map(([one, times]) => (/^(\\b|\^|\$)$/.test(one) ? one : one + times)).join('')
          const operand = `/${source}/${flags}`
          const isIn = toRegExp(operand)(tested)
          expect(isIn, operand).toBe(new RegExp(source, flags).test(tested))
          if (isIn) expect(folded(tested)).toContain(plainPartOfRegExp(operand))
        },
      ),
      { numRuns: 3000 },
    )
  })

  test.each([
    ['-b[0-9]7', '-B'],
    ['^\\+1212', '+1212'],
    ['AB+c?de*f', 'AB'],
    ['/x.\\.com$/', '.COM'],
    ['[^a]b{0,2}cd', 'CD'],
    ['a{0}', ''],
    ['/ab/i', ''],
    ['ab|cd', ''],
    ['(ab)?', ''],
    ['\\x41b', ''],
  ])('%s is met only by what has "%s" in it', (operand, piece) => {
    expect(plainPartOfRegExp(operand)).toBe(piece)
  })

  test.each(['(a+)+$', '(a|aa)+$', '^(a|a?)+$', '(.*)*#', '(?:a?){30}a{30}#', `${'.*'.repeat(40)}#`])(
    '%s is done with a long text',
    (pattern) => {
      expect(typeof toRegExp(pattern)(bomb)).toBe('boolean')
    },
  )

  test.each([
    ['(', 'Invalid regular expression: (.'],
    ['(?=a)', 'Look-around, back references and large counts are not taken'],
    ['(a)\\1', 'back references'],
    ['/a/x', 'unknown flag x'],
    ['((a{30}){30}){30}', 'large counts are not taken'],
    ['\\pL{900}', 'is too costly'],
    ['a'.repeat(201), 'is too costly'],
  ])('%s is refused', (pattern, message) => {
    expect(() => toRegExp(pattern)).toThrow(message)
  })
})
