import { enumerations } from '@lineboard/contract/enumerations'
import { expect, test } from 'vitest'
import { isSection, sectionNames } from './sections.ts'

test('the sections are those of the contract, in its order', () => {
  expect(sectionNames).toEqual(enumerations.GuiSectionName)
})

test.each([
  ['Call Logs', true],
  ['Fax', false],
  ['constructor', false],
])('%s is one of them: %s', (name, expected) => {
  expect(isSection(name)).toBe(expected)
})
