import { expect, it } from 'vitest'
import { filterParts, filterProblems } from './filter-text.ts'

const source = {
  searchable: { name: { path: 'name', kind: 'string' }, city: { path: 'city', kind: 'string' } },
} as const

it.each([
  ['', []],
  ['name:"Ann"', [['name:"Ann"', '']]],
  [
    'name:"Ann", 3 PM, new york',
    [
      ['name:"Ann"', '3 PM, new york'],
      ['3 PM', 'name:"Ann", new york'],
      ['new york', 'name:"Ann", 3 PM'],
    ],
  ],
])('parts of %j', (text, parts) => {
  expect(filterParts(text, source).map((part) => [part.text, part.without])).toEqual(parts)
})

it.each([
  ['', []],
  ['name:"Ann", anything', []],
  ['colour:"red"', [[0, 6]]],
  ['name:"Ann', [[5, 6]]],
])('problems of %j stand at %j', (text, places) => {
  expect(filterProblems(text, source).map(({ start, end }) => [start, end])).toEqual(places)
})
