import { folded } from '@lineboard/contract/folded'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { likePattern } from './operators.ts'

/** The pattern as an expression, which takes exponential time at its worst: right, for texts as short as these. */
function asExpression(pattern: string): RegExp {
  const source = pattern.replace(/\\(.)|[\s\S]/g, (part, escaped?: string) => {
    if (escaped !== undefined) return /[\\.]/.test(escaped) ? `\\${escaped}` : escaped
    return part === '%' ? '.*' : part === '_' ? '.' : part === '\\' ? '\\\\' : part
  })
  return new RegExp(source, 's')
}

describe('like', () => {
  test('agrees with an expression that says the same', () => {
    // A full stop is written in expressions as it is read here.
    const letters = (...extra: string[]) => fc.array(fc.constantFrom('a', 'b', ...extra), { maxLength: 8 })
    fc.assert(
      fc.property(letters('%', '_', '.', '\\'), letters('c', '.'), (pattern, text) => {
        const [written, tested] = [pattern.join(''), text.join('')]
        expect(likePattern(written, false)(tested), `${written} in ${tested}`).toBe(asExpression(written).test(tested))
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    ['A_c', 'xabcx', true, true],
    ['A_c', 'xabcx', false, false],
    ['a.c', 'xabcx', false, true],
    ['a\\.c', 'xabcx', false, false],
    ['100\\%', '100%', false, true],
    ['100\\%', '1000', false, false],
    ['a\\_b', 'axb', false, false],
    ['%', '', false, true],
    ['', 'anything', false, true],
  ])('%j in %j (folded: %s): %s', (pattern, text, isFolded, expected) => {
    expect(likePattern(pattern, isFolded)(text)).toBe(expected)
  })

  test('folded, a text is found by what its letters are without case and accents, and by no other', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'aeinosuAEIŒßøŁıçñéÜÖİΣσς각ﬁ½أا\u0301 %_.\\'), maxLength: 12 })
    const escaped = (text: string) => text.replace(/[%_.\\]/g, '\\$&')
    fc.assert(
      fc.property(texts, texts, fc.nat(12), (text, other, from) => {
        for (const needle of [other.slice(0, 3), text.slice(from, from + 4)]) {
          expect(likePattern(escaped(needle), true)(text), `${needle} in ${text}`).toBe(
            folded(text).includes(folded(needle)),
          )
          expect(likePattern(escaped(folded(needle)), true)(text)).toBe(folded(text).includes(folded(needle)))
        }
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    ['espana', 'España', true],
    ['MUNCHEN', 'Filiale München', true],
    ['müller', 'Muller', true],
    ['strasse', 'Hauptstraße', true],
    ['sofia', 'Σόφια, Sofía', true],
    ['m_ller', 'Müller', true],
    ['munchen', 'Manchen', false],
  ])('%s folded finds %s: %s, and never with its letters as they are', (pattern, text, expected) => {
    expect(likePattern(pattern, true)(text)).toBe(expected)
    expect(likePattern(pattern, false)(text)).toBe(false)
  })

  test('a value that is missing is like nothing', () => {
    expect(likePattern('%', false)(undefined)).toBe(false)
  })

  test.each(['%_%_%_%_%_%#', `${'%a'.repeat(99)}#`, `${'_'.repeat(199)}#`])(
    '%s is done with a long text',
    (pattern) => {
      // An engine that tries every way to divide the text does not come back from this.
      expect(likePattern(pattern, true)('a'.repeat(20_000))).toBe(false)
    },
  )
})
