import { expect, test } from 'vitest'
import { withPlainValues } from './filter-hint.ts'

const searchable = {
  startedAt: { path: 'startedAt', kind: 'date-time' },
  note: { path: 'note', kind: 'string' },
  charge: { path: 'charge', kind: 'number' },
  calls: { path: 'calls', kind: 'integer' },
} as const

test.each([
  ['dd/mm/yyyy', '3/4/2026', '2026-04-03'],
  ['dd.mm.yyyy', '03.04.2026', '2026-04-03'],
  ['dd-mm-yyyy', '25-12-2026', '2026-12-25'],
  ['dd.mm.yyyy', 'startedAt:>="25.3.2026 14:00"', 'startedAt:>="2026-03-25 14:00"'],
  ['dd.mm.yyyy', 'startedAt:>=1.3.2026, startedAt:<=31.3.2026', 'startedAt:>=2026-03-01, startedAt:<=2026-03-31'],
  ['mm/dd/yyyy', '3/4/2026', '2026-03-04'],
  ['mm-dd-yyyy', '3-4-2026', '2026-03-04'],
  ['yyyy/mm/dd', '2026/3/4', '2026-03-04'],
] as const)('%s reads %s as %s', (format, typed, plain) => {
  expect(withPlainValues(typed, { searchable }, { dateFormat: format, locale: 'en-US' })).toBe(plain)
})

test.each([
  ['dd/mm/yyyy', 'note:"3/4/2026"'],
  ['dd/mm/yyyy', '32/13/2026'],
  ['dd/mm/yyyy', '2026-04-03'],
  ['dd/mm/yyyy', '10.0.0.1'],
  ['dd/mm/yyyy', '212-555-0100'],
  ['dd/mm/yyyy', '3 PM, anything'],
  ['dd/mm/yyyy', '3.4.5'],
] as const)('%s leaves %s as it is', (format, typed) => {
  expect(withPlainValues(typed, { searchable }, { dateFormat: format, locale: 'en-US' })).toBe(typed)
})

test.each([
  ['de-DE', 'charge:<="0,30"', 'charge:<="0,30"'],
  ['de-DE', 'charge:<=1.234', 'charge:<="1234"'],
  ['de-DE', 'charge:1,234, note:1.234', 'charge:"1.2340", note:1.234'],
  ['fr-FR', 'charge:"1 234"', 'charge:"1 234"'],
  ['en-US', 'charge:>="$1,234"', 'charge:>="1234"'],
  ['en-US', 'charge:1.234, calls:1,234', 'charge:"1.2340", calls:1,234'],
])('%s reads %s as %s', (locale, typed, plain) => {
  expect(withPlainValues(typed, { searchable }, { dateFormat: 'mm/dd/yyyy', locale })).toBe(plain)
})
