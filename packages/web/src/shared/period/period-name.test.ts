import { expect, it } from 'vitest'
import { beginningOfTime, instantsOf, periodName } from './period-name.ts'

const today = instantsOf({ mode: 'today' }).first

it.each([
  ['what ends today', { mode: 'range', start: beginningOfTime, end: today }, 'Until today'],
  ['what ended before', { mode: 'range', start: beginningOfTime, end: '2026-03-05' }, 'Until 03/05/2026'],
  ['a range with both ends', { mode: 'range', start: '2026-03-01', end: '2026-03-05' }, '03/01/2026 ~ 03/05/2026'],
  ['one day', { mode: 'range', start: '2026-03-01', end: '2026-03-01' }, '03/01/2026'],
  ['a period by name', { mode: 'last7' }, 'Last 7 Days'],
] as const)('%s is called what it is', (_, period, name) => {
  expect(periodName(period)).toBe(name)
})
