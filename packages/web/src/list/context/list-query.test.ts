import { beforeEach, expect, it, vi } from 'vitest'
import type { ListState } from '../../kit/list-state.ts'
import { setDateSettings } from '../../state/dates.ts'
import { isNarrowed, listFilter, listQuery } from './list-query.ts'

const asked = {
  searchable: { name: { path: 'PhoneBook.name', kind: 'string' }, size: { path: 'size', kind: 'integer' } },
  periodField: 'startedAt',
} as const
const state: ListState = { filter: '', sort: { field: 'name', direction: 'asc' }, page: 1, pageSize: 10 }
const march = { mode: 'month', start: '2026-03' } as const
const inMarch = { startedAt: { between: ['2026-03-01T05:00:00.000Z', '2026-04-01T03:59:59.999Z'] } }

beforeEach(() => {
  setDateSettings({ timeZone: 'America/New_York' })
  vi.setSystemTime('2026-03-15T12:00:00Z')
})

it.each([
  ['nothing', {}, {}],
  ['a field', { filter: 'name:"ann"' }, { 'PhoneBook.name': { ilike: 'ann' } }],
  ['a period in the zone of the person', { period: march }, inMarch],
  ['all of it where no field of the address is known', { filter: 'colour:"red"' }, {}],
  ['what can be read where a value is none of its field', { filter: 'size:"red", size:"7"' }, { size: 7 }],
  ['what can be read where a value is missing', { filter: 'name:"", size:"7", name:"x' }, { size: 7 }],
  ['both', { filter: 'size:"7"', period: march }, { and: [{ size: 7 }, inMarch] }],
])('asks for %s', (_, difference, where) => {
  expect(listQuery(asked, { ...state, ...difference }).where).toEqual(where)
})

it('asks no period of a list without dates', () => {
  expect(listQuery({ searchable: asked.searchable }, { ...state, period: march }).where).toEqual({})
})

it.each([
  [{}, false],
  [{ filter: 'x' }, true],
  [{ period: march }, true],
])('%j narrows: %s', (difference, expected) => {
  expect(isNarrowed({ ...state, ...difference })).toBe(expected)
})

const query = { where: {}, sort: { field: 'name', direction: 'desc' }, page: 3, pageSize: 25 } as const
it.each([
  ['a page in its order', query, [], { order: ['name DESC', 'id DESC'], limit: 25, skip: 50 }],
  ['relations', query, ['PhoneBook'], { order: ['name DESC', 'id DESC'], limit: 25, skip: 50, include: ['PhoneBook'] }],
  [
    'the id once',
    { ...query, sort: { field: 'id', direction: 'asc' }, page: 1 } as const,
    [],
    { order: ['id ASC'], limit: 25, skip: 0 },
  ],
  [
    'conditions',
    { ...query, where: { a: 1 } },
    [],
    { where: { a: 1 }, order: ['name DESC', 'id DESC'], limit: 25, skip: 50 },
  ],
])('sends %s', (_, asks, include, filter) => {
  expect(listFilter({ include }, asks)).toEqual(filter)
})
