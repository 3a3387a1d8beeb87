import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dayName } from './day-name.ts'

it('a day says which of the week it is', () => {
  expect(dayName('2026-03-14')).toBe('Sat\u00a003/14/2026')
})

it('a weekday that is written out, as in Arabic, may stand above its day: no date is cut in two where both do not fit', () => {
  const file = join(import.meta.dirname, '../../../languages/ar/features/reports/reports.json')
  expect(JSON.parse(readFileSync(file, 'utf8')).dayName).toBe('{weekday} {day}')
})
