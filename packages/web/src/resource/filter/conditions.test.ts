import type { Searchable } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { fromConditions, operatorsOf, toConditions } from './conditions.ts'

const searchable: Searchable = {
  name: { path: 'name', kind: 'string' },
  size: { path: 'size', kind: 'integer' },
  type: { path: 'type', kind: 'string' },
  startedAt: { path: 'startedAt', kind: 'date-time' },
}
const hasChoices = (key: string) => key === 'type'

describe('a filter text becomes lines, and the lines the same text', () => {
  it.each([
    ['name:"a, b"', [['name', 'contains', 'a, b']]],
    ['size:"7"', [['size', 'is', '7']]],
    ['type:"in"', [['type', 'is', 'in']]],
    ['startedAt:"2026-03-04"', [['startedAt', 'on', '2026-03-04']]],
    ['startedAt:"2026-03"', [['startedAt', 'inMonth', '2026-03']]],
    ['startedAt:"15:30"', [['startedAt', 'atTime', '15:30']]],
    ['3 PM', [['', 'contains', '3 PM']]],
    ['smith', [['', 'contains', 'smith']]],
    [
      'name:"x", 3 PM, smith, name:"y"',
      [
        ['name', 'contains', 'x'],
        ['', 'contains', '3 PM'],
        ['', 'contains', 'smith'],
        ['name', 'contains', 'y'],
      ],
    ],
  ])('%s', (text, expected) => {
    const lines = toConditions(text, searchable, hasChoices)
    expect(lines.map(({ key, operator, value }) => [key, operator, value])).toEqual(expected)
    expect(fromConditions(lines, searchable)).toBe(text)
  })
})

it('lines without a value say nothing', () => {
  const lines = toConditions('name:"x"', searchable, hasChoices)
  expect(fromConditions([...lines, { id: 9, key: 'size', operator: 'is', value: ' ' }], searchable)).toBe('name:"x"')
})

it.each([
  ['string', false, ['contains']],
  ['string', true, ['is']],
  ['number', false, ['is']],
  ['boolean', true, ['is']],
  ['date-time', false, ['on', 'inMonth', 'atTime']],
  [undefined, false, ['contains']],
] as const)('a field of kind %s, few values: %s, is compared by %j', (kind, few, expected) => {
  expect(operatorsOf(kind, few)).toEqual(expected)
})
