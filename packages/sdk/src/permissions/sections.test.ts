import { expect, test } from 'vitest'
import { isSection, sectionNames } from './sections.ts'

test('the sections are those of the contract, in its order', () => {
  expect(sectionNames).toHaveLength(13)
  expect([sectionNames[0], sectionNames.at(-1)]).toEqual(['Call Logs', 'Manage Billing'])
})

test.each([
  ['Call Logs', true],
  ['Fax', false],
  ['constructor', false],
])('%s is one of them: %s', (name, expected) => {
  expect(isSection(name)).toBe(expected)
})
