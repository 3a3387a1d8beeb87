import {
  type FormattedBlock,
  operatorsOf as fieldOperatorsOf,
  formatFilterText,
  isValueless,
  parseFilterText,
  type Searchable,
} from '@lineboard/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromConditions, operatorsOf, toConditions } from './conditions.ts'

const searchable: Searchable = {
  name: { path: 'name', kind: 'string' },
  size: { path: 'size', kind: 'integer' },
  startedAt: { path: 'startedAt', kind: 'date-time' },
  talk: { path: 'talkSeconds', kind: 'duration' },
  recordingId: { path: 'recordingId', kind: 'reference' },
}

describe('a filter text becomes lines, and the lines the same text', () => {
  it.each([
    ['name:"a, b"', [['name', 'contains', 'a, b']]],
    ['size:"7"', [['size', 'is', '7']]],
    ['name:!"x"', [['name', 'lacks', 'x']]],
    ['name:="x"', [['name', 'is', 'x']]],
    ['name:!="x"', [['name', 'isNot', 'x']]],
    [
      'name:="", size:!=""',
      [
        ['name', 'isEmpty', ''],
        ['size', 'isFilled', ''],
      ],
    ],
    ['size:!="7"', [['size', 'isNot', '7']]],
    [
      'size:>="7", size:<="9"',
      [
        ['size', 'atLeast', '7'],
        ['size', 'atMost', '9'],
      ],
    ],
    [
      'startedAt:>="2026-03", startedAt:<="2026-03-04"',
      [
        ['startedAt', 'from', '2026-03'],
        ['startedAt', 'upTo', '2026-03-04'],
      ],
    ],
    ['startedAt:"2026-03-04"', [['startedAt', 'on', '2026-03-04']]],
    ['startedAt:"2026-03"', [['startedAt', 'inMonth', '2026-03']]],
    ['startedAt:"15:30"', [['startedAt', 'atTime', '15:30']]],
    ['startedAt:"1 AM GMT-4"', [['startedAt', 'atTime', '1 AM GMT-4']]],
    ['talk:>="1:30"', [['talk', 'atLeast', '1:30']]],
    ['recordingId:"yes"', [['recordingId', 'is', 'yes']]],
    ['recordingId:!="yes"', [['recordingId', 'isNot', 'yes']]],
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
    const lines = toConditions(parseFilterText(text, searchable), searchable)
    expect(lines.map(({ key, operator, value }) => [key, operator, value])).toEqual(expected)
    expect(fromConditions(lines, searchable)).toBe(text)
  })
})

it('a number that must be exactly so is written as numbers are', () => {
  expect(fromConditions(toConditions(parseFilterText('size:="7"', searchable), searchable), searchable)).toBe(
    'size:"7"',
  )
})

it('lines without a value say nothing', () => {
  const lines = toConditions(parseFilterText('name:"x"', searchable), searchable)
  expect(fromConditions([...lines, { id: 9, key: 'size', operator: 'is', value: ' ' }], searchable)).toBe('name:"x"')
})

it.each([
  ['string', false, ['contains', 'lacks', 'is', 'isNot', 'isEmpty', 'isFilled']],
  ['string', true, ['is', 'isNot']],
  ['integer', false, ['is', 'isNot', 'atLeast', 'atMost', 'isEmpty', 'isFilled']],
  ['number', true, ['is', 'isNot']],
  ['boolean', true, ['is']],
  ['date-time', false, ['on', 'from', 'upTo', 'inMonth', 'last', 'before', 'atTime', 'isEmpty', 'isFilled']],
  [undefined, false, ['contains']],
] as const)('a field of kind %s, few values: %s, is compared by %j', (kind, few, expected) => {
  expect(operatorsOf(kind, few)).toEqual(expected)
})

it('every text is the same after it was read into lines', () => {
  const value = fc.string({ minLength: 1 }).filter((text) => text.trim() === text)
  const block = fc
    .tuple(fc.constantFrom(...Object.entries(searchable)), fc.nat(), value)
    .map(([[key, { kind }], at, text]): FormattedBlock => {
      const operator = fieldOperatorsOf(kind)[at % fieldOperatorsOf(kind).length] ?? 'has'
      return { type: 'field', key, operator, value: isValueless(operator) ? '' : text }
    })
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const text = formatFilterText(blocks, searchable)
      expect(fromConditions(toConditions(parseFilterText(text, searchable), searchable), searchable)).toBe(text)
    }),
  )
})
