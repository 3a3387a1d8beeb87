import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromJsonText, jsonProblem, toJsonText } from './setting-values.ts'

it.each([
  ['{\n  "days": 30,\n}', 'Line 3, character 1: a name in double quotes is missing here, such as "days".'],
  ['{ "days" 30 }', 'Line 1, character 10: a colon is missing between a name and its value.'],
  ['{ "a": 1 "b": 2 }', 'Line 1, character 10: a comma is missing between two values.'],
  ['{ "a": }', 'Line 1, character 8: a value is missing here, such as 30, "text", true or null.'],
  ['{ "a": 1', 'Line 1, character 9: the closing brace is missing.'],
  ['{ "a": [1 }', 'Line 1, character 11: a comma is missing between two values.'],
  ['{} {}', 'Line 1, character 4: nothing may follow the value.'],
  [
    '{ days: 30 }',
    'Line 1, character 3: this is not JSON. Texts need double quotes; other values are numbers, true, false and null.',
  ],
  ['{ "a": 1 } // why', 'Line 1, character 12: JSON takes no comments.'],
  ['{ "a": "x\ny" }', 'Line 1, character 8: the closing double quote is missing, or a line ends inside of a text.'],
  ['{ "a": 1, "a": 2 }', 'Line 1, character 11: the name "a" is there twice; only one of its values would be kept.'],
  [
    '{ "id": 12345678901234567890 }',
    'Line 1, character 9: this number has more digits than can be kept. Type it in double quotes.',
  ],
  ['[1]', 'The value has to be an object: names and values in braces.'],
  ['null', 'The value has to be an object: names and values in braces.'],
])('%j: %s', (text, problem) => {
  expect(jsonProblem(text)).toBe(problem)
  expect(fromJsonText(text)).toBe(text)
})

it('nothing that is typed ends the page, however deep', () => {
  expect(jsonProblem('['.repeat(100_000))).toBeTruthy()
  expect(jsonProblem(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)).toBeTruthy()
  expect(jsonProblem('')).toBeTruthy()
})

it('the same name in objects beside each other, and a name of the language, are fine', () => {
  expect(jsonProblem('{ "a": { "b": 1 }, "c": { "b": 1 }, "d": [{ "b": 1 }, { "b": 2 }] }')).toBeUndefined()
  const text = '{ "__proto__": { "x": 1 } }'
  expect(JSON.stringify(fromJsonText(text))).toBe('{"__proto__":{"x":1}}')
})

it('what was saved is shown as it is, and comes back as it was', () => {
  const objects = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }))
  fc.assert(
    fc.property(objects, (value) => {
      const text = toJsonText(value)
      const problem = jsonProblem(text)
      // Numbers with more digits than people type are asked about; everything else comes back.
      if (problem?.includes('digits')) return
      expect(problem).toBeUndefined()
      expect(fromJsonText(text)).toEqual(JSON.parse(text))
    }),
  )
})
