import { expect, it } from 'vitest'
import { catalogueOf } from '../../../build/languages/translations.ts'
import { dayName } from './figure-columns.ts'

it('a day says which of the week it is', () => {
  expect(dayName('2026-03-14')).toBe('Sat\u00a003/14/2026')
})

it('a weekday that is written out, as in Arabic, may be above its day: no date is cut in two where both do not fit', () => {
  expect(catalogueOf('ar').get('features/reports/reports')?.get('dayName')).toBe('{weekday} {day}')
})
