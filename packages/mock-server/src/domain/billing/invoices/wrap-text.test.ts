import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapText } from './invoice-pdf.ts'

/** As if each character were a point wide. */
const widthOf = (text: string) => [...text].length

test.each([
  ['Recording, monthly', 20, ['Recording, monthly']],
  ['Recording, monthly', 10, ['Recording,', 'monthly']],
  ['Donaudampfschifffahrt', 8, ['Donaudam', 'pfschiff', 'fahrt']],
  ['', 8, ['']],
])('%j within %i', (text, room, lines) => {
  expect(wrapText(text, room, widthOf)).toEqual(lines)
})

test('nothing is left out, and no line is too wide', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 12 }), (text, room) => {
      const lines = wrapText(text, room, widthOf)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(room)
    }),
  )
})
