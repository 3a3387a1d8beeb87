import { parseFilterText, type Searchable } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import { filterParts } from './condition-text.ts'
import { fromTree, operatorsOf, toTree, withAhead } from './conditions.ts'

const searchable: Searchable = {
  name: { path: 'name', kind: 'string' },
  size: { path: 'size', kind: 'integer' },
  at: { path: 'at', kind: 'date-time' },
}
const treeOf = (text: string) => toTree(parseFilterText(text, searchable), searchable)
const shape = (text: string) => {
  const { mode, lines, groups } = treeOf(text)
  return [mode, lines.length, ...groups.map(({ length }) => length)]
}

describe('a filter becomes lines and groups, and these the same filter', () => {
  it.each([
    ['', ['all', 0]],
    ['name:"x", size:>="3"', ['all', 2]],
    ['any:"name:x, size:3"', ['any', 2]],
    ['name:"x", any:"size:3, at:=\\"\\""', ['all', 1, 2]],
    ['any:"size:3, all:\\"name:x, size:4\\""', ['any', 1, 2]],
    ['any:"at:more than 30 days ago or never, size:0"', ['any', 2]],
    // What lies deeper stays as it was written.
    ['size:"1", any:"size:3, all:\\"name:x, size:4\\""', ['all', 1, 2]],
    ['all:"name:x, size:3"', ['all', 1]],
  ])('%s', (text, expected) => {
    expect(shape(text)).toEqual(expected)
    expect(fromTree(treeOf(text), searchable)).toBe(text)
  })

  it('a group of one condition is that condition, and an empty one is nothing', () => {
    const [line] = treeOf('size:"3"').lines
    if (!line) throw new Error('There is no line.')
    expect(fromTree({ mode: 'all', lines: [], groups: [[line], []] }, searchable)).toBe('size:"3"')
    expect(fromTree({ mode: 'any', lines: [line], groups: [] }, searchable)).toBe('size:"3"')
  })
})

it('fields whose dates may be still to come offer days ahead', () => {
  const ways = operatorsOf('date-time', false)
  expect(ways).toEqual(expect.arrayContaining(['last', 'before']))
  expect(ways).not.toContain('next')
  expect(withAhead(ways)).toEqual(expect.arrayContaining(['last', 'before', 'next', 'after']))
})

it.each([
  ['startedAt:"last 7 days"', 'Time in the last 7 days'],
  ['startedAt:"last 1 week"', 'Time in the last week'],
  ['startedAt:"more than 30 days ago"', 'Time more than 30 days ago'],
  ['startedAt:"in more than 2 months or never"', 'Time in more than 2 months, or never'],
  ['any:"status:missed, talkSeconds:<=\\"0:10\\""', 'Result is Missed or Talk time is at most 0:10'],
  [
    'any:"direction:outbound, all:\\"status:missed, firstTimeCaller:yes\\""',
    'Direction is Outbound or (Result is Missed and First-time caller is Yes)',
  ],
])('%s is said as %s', (text, said) => {
  const parts = filterParts(parseFilterText(text, callLogs.searchable), callLogs)
  expect(parts.map((part) => part.text)).toEqual([said])
})
