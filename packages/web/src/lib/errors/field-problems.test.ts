import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.doUnmock('../own-language.ts'))

test.each([
  ['en', 'is already taken', 'uniqueness', 'This is already taken.'],
  ['de', 'is already taken', 'uniqueness', 'This is taken already.'],
  ['de', 'must not be on a Sunday', 'unheardOf', 'This is not accepted. Must not be on a Sunday.'],
  ['de', 'Nobody is in that mood', 'uniqueness', 'Nobody is in that mood.'],
])('in %s, what a server says of a field is a sentence of one language: %s', async (language, said, code, expected) => {
  vi.resetModules()
  vi.doMock('../own-language.ts', () => ({ messages: { language } }))
  const { fieldProblem } = await import('./field-problems.ts')
  // The texts are the English ones in each: the build alone puts others in their place.
  expect(fieldProblem('This', [said, said], [code])).toBe(expected)
})
