import { expect, test } from 'vitest'
import { withPlainDays } from './filter-hint.ts'

const searchable = {
  startedAt: { path: 'startedAt', kind: 'date-time' },
  note: { path: 'note', kind: 'string' },
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
  expect(withPlainDays(typed, { searchable }, format)).toBe(plain)
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
  expect(withPlainDays(typed, { searchable }, format)).toBe(typed)
})
