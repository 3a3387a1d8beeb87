import fc from 'fast-check'
import { DataSource, type PersistedModel } from 'loopback-datasource-juggler'
import { describe, expect, test } from 'vitest'
import { FilterError } from './filter-error.ts'
import { bordering, containing, holdsText, inexactSigns, notContaining } from './like-pattern.ts'

test.each([
  ['harbor', '%harbor%'],
  ['%harbor%', '%harbor%'],
  ['50%', '%50%'],
  ['50% off', '%50% off%'],
  ['a_b', '%a_b%'],
  ['+1 (212)', '%_1 _212_%'],
  ['C:\\temp', '%C:_temp%'],
  ['[x]', '%_x_%'],
  ['example.com', '%example_com%'],
  ['', '%%'],
  ['%', '%%'],
])('containing %s: %s', (text, pattern) => {
  expect(containing(text)).toBe(pattern)
})

describe('the pattern finds every row that contains the text', () => {
  // Text made of what servers read in different ways, between letters.
  const text = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'ab%_\\*+?^{}$()|[].-1 \'"') })

  /** `like` as SQL has it, a backslash being the escape character or an ordinary one. */
  const sqlLike = (pattern: string, hasEscape: boolean) => {
    const parts = hasEscape ? /\\(.)|([\s\S])/g : /()([\s\S])/g
    const source = pattern.replace(parts, (_, escaped: string | undefined, char: string | undefined) => {
      if (escaped) return escaped.replace(/[^\w\s]/g, '\\$&')
      if (char === '%') return '[\\s\\S]*'
      return char === '_' ? '[\\s\\S]' : (char ?? '').replace(/[^\w\s]/g, '\\$&')
    })
    return new RegExp(`^${source}$`)
  }

  test.each([[true], [false]])('in SQL, with an escape character: %s', (hasEscape) => {
    fc.assert(
      fc.property(text, text, text, (before, found, after) => {
        expect(sqlLike(containing(found), hasEscape).test(before + found + after)).toBe(true)
        expect(sqlLike(bordering(found, true), hasEscape).test(found + after)).toBe(true)
        expect(sqlLike(bordering(found, false), hasEscape).test(before + found)).toBe(true)
        expect(sqlLike(bordering('A', true), hasEscape).test(before + found)).toBe(false)
      }),
    )
  })

  test("in LoopBack's memory connector", async () => {
    const rows = new DataSource('memory').createModel<typeof PersistedModel>('Row', { name: String })
    await fc.assert(
      fc.asyncProperty(text, text, text, async (before, found, after) => {
        await rows.destroyAll()
        const row: object = { name: before + found + after }
        await rows.create(row)
        expect(await rows.count({ name: { like: containing(found) } })).toBe(1)
      }),
    )
  })
})

test.each([
  ['harbor', '%harbor%'],
  ['%harbor%', '%harbor%'],
  ['example.com', '%example.com%'],
])('excludes %s by %s', (text, pattern) => {
  expect(notContaining(text)).toBe(pattern)
})

test.each(['50%', '%50', '%', '%%', '', 'x%y', 'a_b', '+1', '(x)'])(
  'refuses to exclude %j, which would hide rows',
  (text) => {
    expect(() => notContaining(text)).toThrow(FilterError)
  },
)

test('tells which signs of a text stand for any character, each once', () => {
  expect(inexactSigns('50% off_season 100%')).toEqual(['%', '_'])
  expect(inexactSigns('+1 (212) 555-0100, example.com')).toEqual([])
})

test.each([
  ['Save 50% now', '50%', true],
  ['Save 500 now', '50%', false],
  ['off_season', 'OFF_S', true],
  ['off season', 'off_s', false],
  ['Café 10%', 'cafe 10%', true],
  ['C:\\temp', 'c:\\t', true],
  ['What?', 'at?', true],
  ['Whatever', 'at?', false],
  // Not ours to judge: the server compares these.
  ['Straße', 'strasse', true],
  ['+49 30', '49 (30', true],
])('%j, found by %j: %s', (value, text, isHeld) => {
  expect(holdsText(value, text)).toBe(isHeld)
})
