import { expect, it } from 'vitest'
import { callQuickFilters } from './call-filters.ts'

it('a press narrows calls to today, this week and the month that a customer asks about', () => {
  expect(callQuickFilters.flatMap(({ period }) => period?.mode ?? [])).toEqual(['today', 'thisWeek', 'thisMonth'])
})
