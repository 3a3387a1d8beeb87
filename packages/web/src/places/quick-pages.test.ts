import { expect, it } from 'vitest'
import { quickPageFlags, quickPages } from './quick-pages.ts'

it('there are nine quick pages, in the order of their flags', () => {
  expect(quickPages.map(({ title }) => title)).toEqual([
    'Dashboard',
    'Call Logs',
    'Add Numbers',
    'Buy Numbers',
    'Tracking Number',
    'Receiving Numbers',
    'Tracking Sources',
    'Activity Reports',
    'Overview Reports',
  ])
})

it('the first two and the last two are shown unless somebody chose', () => {
  expect(quickPageFlags(undefined)).toEqual([true, true, false, false, false, false, false, true, true])
  const none = Array(9).fill(false)
  expect(quickPageFlags(none)).toBe(none)
})
