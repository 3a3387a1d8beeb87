import { describe, expect, it, test } from 'vitest'
import { formatGroup, groupOf } from './groups.ts'
import { parseFilterText } from './parse-filter-text.ts'
import type { Searchable } from './searchable.ts'
import { toWhere } from './to-where.ts'

const searchable: Searchable = {
  name: { path: 'name', kind: 'string', label: 'Name' },
  size: { path: 'size', kind: 'integer', isNamed: true },
}
const whereOf = (text: string) => toWhere(parseFilterText(text, searchable).ast, searchable)

const block = (key: string, operator: 'has' | 'is' | 'atLeast', value: string) => ({
  type: 'field' as const,
  key,
  operator,
  value,
})
const inner = formatGroup('any', [block('size', 'has', '4'), block('name', 'is', 'ann')], searchable)
const middle = `size:>=3, ${inner}`
const formatted = `any:"size:9, all:${JSON.stringify(middle).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

describe('a group of conditions', () => {
  test.each<[string, object]>([
    ['any:"size:1, name:=ann"', { or: [{ size: 1 }, { name: 'ann' }] }],
    ['any:"size:1, size:!=2"', { or: [{ size: 1 }, { size: { neq: 2 } }] }],
    [
      'size:>=3, any:"size:9, name:=\\"\\""',
      { and: [{ size: { gte: 3 } }, { or: [{ size: 9 }, { name: { inq: [null, ''] } }] }] },
    ],
    [
      'any:"size:1, all:\\"size:>=3, size:<=5\\""',
      { or: [{ size: 1 }, { and: [{ size: { gte: 3 } }, { size: { lte: 5 } }] }] },
    ],
    // Servers read few levels: alternatives inside one are spread.
    [
      formatted,
      {
        or: [
          { size: 9 },
          { and: [{ size: { gte: 3 } }, { size: 4 }] },
          { and: [{ size: { gte: 3 } }, { name: 'ann' }] },
        ],
      },
    ],
    ['any:"size:1"', { size: 1 }],
    ['any:""', {}],
  ])('%s', (text, where) => {
    expect(whereOf(text)).toEqual(where)
  })

  test.each([
    ['any:"size:much"', 'size is a whole number, such as 12'],
    ['any:!="size:1"', '!= does not fit any: use =, != or !'],
    ['any:""', 'any has no value'],
  ])('says what is wrong with %s', (text, message) => {
    expect(parseFilterText(text, searchable).errors.map((error) => error.message)).toEqual([message])
  })

  it('is no group without quotes, nor where the list has such a field', () => {
    expect(parseFilterText('any:size', searchable).ast[0]?.type).toBe('text')
    expect(whereOf('any:"size:1"')).toEqual({ size: 1 })
    const own: Searchable = { ...searchable, any: { path: 'any', kind: 'string' } }
    expect(toWhere(parseFilterText('any:="1"', own).ast, own)).toEqual({ any: '1' })
  })

  it('is written as it is read', () => {
    const { ast } = parseFilterText('name:="new york", size:>=3, name:"a, b", "x:y", name:=""', searchable)
    const text = formatGroup('any', ast, searchable)
    expect(text).toBe('any:"name:=new york, size:>=3, name:\\"a, b\\", x:y, name:=\\"\\""')
    const [block] = parseFilterText(text, searchable).ast
    const group = block && groupOf(block, searchable)
    expect(
      group?.ast.map(({ start, end, ...rest }) => ({ ...rest, valueSpan: undefined, operatorSpan: undefined })),
    ).toEqual(ast.map(({ start, end, ...rest }) => ({ ...rest, valueSpan: undefined, operatorSpan: undefined })))
  })
})
