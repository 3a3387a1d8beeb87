import { expect, test } from 'vitest'
import { regionOf } from './region.ts'

test.each([
  ['en-US', 'mm/dd/yyyy', '12h', 0, '1,234.56'],
  ['en-GB', 'dd/mm/yyyy', '24h', 1, '1,234.56'],
  ['en-IN', 'dd/mm/yyyy', '12h', 0, '1,234.56'],
  ['de-DE', 'dd.mm.yyyy', '24h', 1, '1.234,56'],
  ['de-CH', 'dd.mm.yyyy', '24h', 1, '1’234.56'],
  ['fr-FR', 'dd/mm/yyyy', '24h', 1, '1 234,56'],
  ['es-ES', 'dd/mm/yyyy', '24h', 1, '1.234,56'],
  ['nl-NL', 'dd-mm-yyyy', '24h', 1, '1.234,56'],
  ['sv-SE', 'yyyy-mm-dd', '24h', 1, '1 234,56'],
  ['hu-HU', 'yyyy-mm-dd', '24h', 1, '1 234,56'],
  ['ja-JP', 'yyyy/mm/dd', '24h', 0, '1,234.56'],
  ['ko-KR', 'yyyy-mm-dd', '12h', 0, '1,234.56'],
  ['fa-IR', 'yyyy/mm/dd', '24h', 0, '1,234.56'],
  ['ar-EG', 'dd/mm/yyyy', '12h', 0, '1,234.56'],
] as const)('%s', (language, dateFormat, timeFormat, weekendFormat, numberFormat) => {
  expect(regionOf(language)).toEqual({ dateFormat, timeFormat, weekendFormat, numberFormat })
})

test.each(['', 'no language', '123'])('%j is no tag', (language) => {
  expect(regionOf(language)).toEqual(regionOf('en-US'))
})
