import { parseFilterText } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { moneyCell } from '../cells/money-cells.tsx'
import { statusCell } from '../cells/status-cell.tsx'
import { textCell } from '../cells/text-cells.tsx'
import type { Column } from '../column.ts'
import { filterParts } from './condition-text.ts'
import { filterProblems, unknownField, withMissingComma } from './filter-problems.ts'

const state = statusCell({ on: { label: 'Switched on', tone: 'success' } })
const columns = [
  { field: 'name', label: 'Full name', cell: textCell, search: 'name' },
  { field: 'state', label: 'State', cell: state, search: 'state' },
  { field: 'charge', label: 'Charge', cell: moneyCell, search: 'charge' },
] as const satisfies readonly object[] as readonly Column[]
const source = {
  columns,
  searchable: {
    name: { path: 'name', kind: 'string' },
    state: { path: 'state', kind: 'string', label: 'State', choices: state.choices ?? [] },
    charge: { path: 'charge', kind: 'number', isNamed: true },
    at: { path: 'at', kind: 'date-time' },
  },
} as const

it.each([
  ['', []],
  ['name:"Ann"', [['Full name contains Ann', '']]],
  ['name:!"Ann"', [['Full name does not contain Ann', '']]],
  ['name:=""', [['Full name is empty', '']]],
  ['state:="on"', [['State is Switched on', '']]],
  ['state:!="on"', [['State is not Switched on', '']]],
  ['state:"on"', [['State is Switched on', '']]],
  ['State:"switched ON"', [['State is Switched on', '']]],
  ['state:"switched"', [['State contains switched', '']]],
  ['50%_', [['50%_ (% _ are any characters here)', '']]],
  ['name:"a*b"', [['Full name contains a*b (* is any character here)', '']]],
  ['name:="50%"', [['Full name is 50%', '']]],
  ['charge:>="2.5"', [['Charge is at least $2.50', '']]],
  ['at:>="2026-03-01"', [['at from 2026-03-01', '']]],
  [
    'name:"Ann", 3 PM, new york',
    [
      ['Full name contains Ann', '3 PM, new york'],
      ['3 PM', 'name:"Ann", new york'],
      ['new york', 'name:"Ann", 3 PM'],
    ],
  ],
])('parts of %j', (text, parts) => {
  expect(
    filterParts(parseFilterText(text, source.searchable), source, { held: () => undefined }).map((part) => [
      part.text,
      part.without,
    ]),
  ).toEqual(parts)
})

it.each([
  ['is not known yet', undefined],
  ['is known', () => ['50% off']],
])('signs of a text that it %s what they mean are not said to be any characters', (_, held) => {
  expect(
    filterParts(parseFilterText('name:"50%"', source.searchable), source, { held }).map(({ text }) => text),
  ).toEqual(['Full name contains 50%'])
})

it.each([
  ['', []],
  ['name:"Ann", anything', []],
  ['colour:"red"', [[0, 6]]],
  ['charge:"dear", name:"Ann"', [[0, 13]]],
  ['name:"Ann', [[5, 6]]],
])('problems of %j are at %j', (text, places) => {
  expect(filterProblems(text, source).map(({ start, end }) => [start, end])).toEqual(places)
})

it('says which conditions are not understood', () => {
  const parts = filterParts(parseFilterText('colour:"red", name:"Ann", charge:"dear"', source.searchable), source)
  expect(parts.map(({ isUnread }) => isUnread)).toEqual([true, false, true])
})

it.each([
  ['state:on nora', 'state:"on", nora'],
  ['state:switched on new york', 'state:"switched on", new york'],
  ['name:"Ann", state:!on nora', 'name:"Ann", state:!"on", nora'],
  ['state:on', undefined],
  ['state:switched on', undefined],
  ['state:off nora', undefined],
  ['state:on, nora', undefined],
  ['name:on nora', undefined],
])('in %s a comma is missing: %s', (text, meant) => {
  expect(withMissingComma(parseFilterText(text, source.searchable), source)).toBe(meant)
})

it.each([
  ['weekday:monday', 'weekday'],
  ['name:"Ann", Wochentag: Montag', 'Wochentag'],
  ['name:"Re: Ann"', undefined],
  ['state:on', undefined],
  ['"weekday:monday"', undefined],
  ['https://example.com', undefined],
  ['14:20', undefined],
  ['new york', undefined],
])('%s asks for the unknown field %s', (text, field) => {
  expect(unknownField(text, parseFilterText(text, source.searchable))).toBe(field)
})
