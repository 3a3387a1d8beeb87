import { expect, it } from 'vitest'
import { durationCell } from '../../kit/cells/number-cells.tsx'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import { phoneCell, textCell } from '../../kit/cells/text-cells.tsx'
import type { Column } from '../../kit/column.ts'
import { knownValues } from './known-values.ts'

const state = statusCell({
  on: { label: 'Switched on', tone: 'success' },
  off: { label: 'Switched off', tone: 'error' },
})
const columns = [
  { field: 'Owner.name', label: 'Owner', cell: textCell, search: 'owner' },
  { field: 'state', label: 'State', cell: state, search: 'state' },
  { field: 'phone', label: 'Phone', cell: phoneCell, search: 'phone' },
  { field: 'at', label: 'At', cell: textCell, search: 'at' },
  { field: 'talkSeconds', label: 'Talk', cell: durationCell, search: 'talk' },
] as const satisfies readonly object[] as readonly Column[]
const searchable = {
  owner: { path: 'Owner.name', kind: 'string' },
  state: { path: 'state', kind: 'string' },
  phone: { path: 'phone', kind: 'string' },
  at: { path: 'at', kind: 'date-time' },
  talk: { path: 'talkSeconds', kind: 'duration' },
} as const
const rows = [
  { Owner: { name: 'Zoe' }, state: 'on', phone: '+12125550100', at: '2026-01-01T00:00:00Z' },
  { Owner: { name: 'Ann' }, state: 'on', talkSeconds: 83 },
  { Owner: { name: 'Ann' }, state: 'on' },
  {},
]

it.each([
  ['those of the rows, each once, in order', 'owner', ['Ann', 'Zoe']],
  ['all there can be, where they are few', 'state', ['on', 'off']],
  ['as the API writes them', 'phone', ['+12125550100']],
  ['none for times, which no two rows share', 'at', []],
  ['durations as they are read', 'talk', ['1:23']],
  ['none for a key that is not there', 'gone', []],
])('%s', (_, key, expected) => {
  expect(knownValues({ columns, searchable }, key, rows).map(({ value }) => value)).toEqual(expected)
})

it('says what they are called', () => {
  expect(knownValues({ columns, searchable }, 'state', [])[0]).toEqual({ value: 'on', label: 'Switched on' })
  expect(knownValues({ columns, searchable }, 'phone', rows)[0]?.label).toBe('(212) 555-0100')
})
