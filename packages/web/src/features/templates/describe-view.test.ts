import { expect, it } from 'vitest'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import { textCell } from '../../kit/cells/text-cells.tsx'
import type { Column } from '../../kit/column.ts'
import { describeView } from './template-parts.tsx'

it.each([
  [{ filter: 'status:"missed"', period: 'last7' }, ['Filter: status:"missed"', 'Period: Last 7 Days'], ''],
  [{ sort: 'talkSeconds DESC' }, ['Order: talkSeconds, descending'], ''],
  [
    { sort: 'name', columns: ['name', 'size'], pageSize: 25 },
    ['Order: name', 'Rows per page: 25', 'Columns: name, size'],
    '',
  ],
  [{ period: 'ever' }, ['Period: ever'], ''],
  [{ groupBy: 'source' }, [], '{\n  "groupBy": "source"\n}'],
  [{}, [], ''],
])('%j', (definition, facts, rest) => {
  const words = describeView(definition, null)
  expect(words.facts.map(({ label, text }) => `${label}: ${text}`)).toEqual(facts)
  expect(words.rest).toBe(rest)
})

it('says what the list calls its fields, orders and columns', () => {
  const definition = { filter: 'type:"outbound", carrier', sort: 'name DESC', columns: ['name', 'type'] }
  const direction = statusCell({ outbound: { label: 'Outbound', tone: 'success' } })
  const columns = [
    { field: 'name', label: 'Name', cell: textCell, search: 'name' },
    { field: 'type', label: 'Direction', cell: direction, search: 'type' },
  ] as const satisfies readonly object[] as readonly Column[]
  const searchable = {
    name: { path: 'name', kind: 'string' },
    type: { path: 'type', kind: 'string', choices: direction.choices ?? [] },
  } as const
  expect(describeView(definition, { columns, searchable }).facts.map(({ text }) => text)).toEqual([
    'Direction is Outbound, carrier',
    'Name, descending',
    'Name, Direction',
  ])
  expect(describeView({ filter: 'type:<"outbound"' }, { columns, searchable }).facts.map(({ text }) => text)).toEqual([
    'type:<"outbound"',
  ])
})
