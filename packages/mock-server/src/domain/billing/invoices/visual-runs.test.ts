import { expect, test } from 'vitest'
import { visualRuns } from './pdf-pen.ts'

const fontOf = (character: string) => (/\p{Script=Han}/u.test(character) ? 'han' : 'other')

test.each([
  ['Harbor Dental', ['Harbor Dental']],
  ['', []],
  ['شركة الاتصالات', ['شركة الاتصالات']],
  ['VAT 300 شركة', ['VAT 300 ', 'شركة']],
  // The number is read after the name, and stands left of it.
  ['شارع 12', ['12', 'شارع ']],
  ['شركة (الخليج)', ['شركة )الخليج(']],
  ['東京 Tokyo 𠮷', ['東京', ' Tokyo ', '𠮷']],
])('%s stands on paper as %j', (line, parts) => {
  expect(visualRuns(line, fontOf).map(({ text }) => text)).toEqual(parts)
})
