import { expect, it } from 'vitest'
import { dayName } from './day-name.ts'

it('a day says which of the week it is', () => {
  expect(dayName('2026-03-14')).toBe('Sat\u00a003/14/2026')
})
