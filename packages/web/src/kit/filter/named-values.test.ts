import { formatConditions, operatorsOf, parseFilterText, toWhere } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import type { Resource } from '../define-resource.ts'
import { filterParts } from './condition-text.ts'
import { fromConditions, toConditions } from './conditions.ts'
import { nameOf } from './filter-names.ts'
import { lookupField } from './lookup.ts'
import { withIds, withNames } from './named-values.ts'

const names = [
  { value: '1', label: 'Search ads' },
  { value: '2', label: 'Café, "old" town' },
]
const lookup = lookupField(callLogs)
const named = { ...callLogs, lookup, names }
const parsed = (text: string) => parseFilterText(text, callLogs.searchable)

describe('a filter reads with names and asks with ids', () => {
  it.each([
    ['trackingSourceId:"1"', 'Tracking source:"Search ads"'],
    ['trackingSourceId:!="2", missed', 'Tracking source:!="Café, \\"old\\" town", missed'],
    ['status:"missed", trackingSourceId:"7"', 'Result:"Missed", trackingSourceId:"7"'],
    ['status:!="missed", talkSeconds:>="0:10"', 'Result:!="Missed", Talk time:>="0:10"'],
    ['any:"status:\\"missed\\", talkSeconds:>=\\"60\\""', 'any:"Result:\\"Missed\\", Talk time:>=\\"60\\""'],
  ])('%s as %s', (asked, shown) => {
    expect(withNames(asked, named)).toBe(shown)
    expect(withIds(shown, named)).toBe(asked)
    expect(parsed(shown).errors).toEqual([])
  })

  it.each([
    ['source:"search ADS"', 'trackingSourceId:"1"'],
    ['source:search ads', 'trackingSourceId:"1"'],
    ['trackingSourceName:!="Search ads"', 'trackingSourceId:!="1"'],
    ['tracking source:"Search"', 'trackingSourceName:"Search"'],
    ['trackingSourceName:!"Search ads"', 'trackingSourceName:!"Search ads"'],
    ['Search ads', 'Search ads'],
    ['result:missed', 'status:"missed"'],
    ['TALK TIME:>=60', 'talkSeconds:>="60"'],
    ['talkSeconds:>=60', 'talkSeconds:>=60'],
  ])('%s is asked as %s', (typed, asked) => {
    expect(withIds(typed, named)).toBe(asked)
  })
})

it.each([
  [names, 'trackingSourceId:"1"', 'Tracking source is Search ads'],
  [names, 'trackingSourceId:!="1"', 'Tracking source is not Search ads'],
  [names, 'trackingSourceId:=""', 'Tracking source is empty'],
  [names, 'trackingSourceId:"7"', 'Tracking source is #7'],
  [undefined, 'trackingSourceId:"1"', 'Tracking source is …'],
  [names, 'source:"Search"', 'Tracking source contains Search'],
])('with %j, %s is said as %s', (known, text, said) => {
  expect(filterParts(parsed(text), callLogs, { nameOf: nameOf(callLogs, known) })[0]?.text).toBe(said)
})

it.each([
  ['trackingSourceId:"1"', 'is', '1'],
  ['trackingSourceName:"ads"', 'contains', 'ads'],
  ['trackingSourceName:!"ads"', 'lacks', 'ads'],
  ['trackingSourceName:="Gone ads"', 'is', 'Gone ads'],
  ['trackingSourceId:=""', 'isEmpty', ''],
])('%s is one line of the source, and the same text again', (text, operator, value) => {
  const lines = toConditions(parsed(text), callLogs.searchable, lookup)
  expect(lines).toEqual([{ id: 0, key: 'trackingSourceId', operator, value }])
  expect(fromConditions(lines, callLogs.searchable, lookup)).toBe(text)
})

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })

describe.each(Object.values(declarations).flatMap((module) => Object.values(module)))('$place', (resource) => {
  it('reads every condition in words, and asks the same again', () => {
    const { searchable } = resource
    const list = { searchable, lookup: lookupField(resource), names }
    const keys = Object.entries(searchable)
    const texts = keys.flatMap(([key, { kind, choices = [{ value: 'x, "y"', label: '' }] }]) =>
      operatorsOf(kind).flatMap((operator) =>
        choices.map(({ value }) => formatConditions([{ type: 'field', key, operator, value }])),
      ),
    )
    const now = new Date()
    const asked = (text: string) => toWhere(parseFilterText(text, searchable).readable, searchable, { now })
    for (const text of texts) expect(asked(withIds(withNames(text, list), list)), text).toEqual(asked(text))
    const shown = texts.map((text) => withNames(text, list))
    const labelled = keys.filter(([key, { label }]) => label && label !== key)
    expect(shown.filter((text, at) => text !== texts[at]).length).toBeGreaterThanOrEqual(Math.min(labelled.length, 1))
  })
})
