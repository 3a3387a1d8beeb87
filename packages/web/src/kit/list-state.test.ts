import { describe, expect, it } from 'vitest'
import { formatListState, type ListRules, type ListState, layoutSearch, parseListState } from './list-state.ts'

const plain: ListRules = {
  defaultSort: { field: 'name', direction: 'asc' },
  sortable: new Set(['name', 'size', 'Owner.name']),
  fields: new Set(['name', 'size', 'Owner.name']),
  hasCustomer: false,
}
const owned: ListRules = { ...plain, hasCustomer: true }
const related: ListRules = { ...plain, foreignKeys: new Set(['ownerId']) }
const dated: ListRules = { ...plain, defaultPeriod: { mode: 'today' } }
const base: ListState = {
  filter: '',
  sort: { field: 'name', direction: 'asc' },
  page: 1,
  pageSize: 10,
  period: undefined,
  columns: undefined,
  customer: undefined,
  of: undefined,
}

const today = { mode: 'today' } as const
const roundTrips: [string, ListRules, Partial<ListState>][] = [
  ['', plain, {}],
  ['filter=name%3A%22a+%26+b%22', plain, { filter: 'name:"a & b"' }],
  ['sort=-name', plain, { sort: { field: 'name', direction: 'desc' } }],
  ['sort=Owner.name', plain, { sort: { field: 'Owner.name', direction: 'asc' } }],
  ['page=3&pageSize=50', plain, { page: 3, pageSize: 50 }],
  ['', dated, { period: today }],
  ['period=all', dated, { period: undefined }],
  ['period=last30', dated, { period: { mode: 'last30' } }],
  ['period=2026-02', dated, { period: { mode: 'month', start: '2026-02' } }],
  ['period=2026-02-01..2026-02-09', dated, { period: { mode: 'range', start: '2026-02-01', end: '2026-02-09' } }],
  ['cols=size,Owner.name', plain, { columns: ['size', 'Owner.name'] }],
  ['customer=7', owned, { customer: 7 }],
  ['of=ownerId%3A7', related, { of: { field: 'ownerId', id: 7 } }],
  ['filter=a%3A%22b%22,c', plain, { filter: 'a:"b",c' }],
  [
    'filter=x&period=all&sort=-size&page=2&pageSize=25',
    dated,
    {
      filter: 'x',
      sort: { field: 'size', direction: 'desc' },
      page: 2,
      pageSize: 25,
    },
  ],
]

describe('an address and the list state it stands for', () => {
  it.each(roundTrips)('%s', (search, rules, difference) => {
    const state = { ...base, ...difference }
    expect(parseListState(search, rules)).toEqual(state)
    expect(formatListState(state, rules)).toBe(search)
  })
})

describe('what makes no sense becomes the default', () => {
  it.each([
    ['sort=secret', plain],
    ['page=0', plain],
    ['page=-2', plain],
    ['page=1.5', plain],
    ['page=x', plain],
    ['page=1e400', plain],
    ['pageSize=11', plain],
    ['period=last30', plain],
    ['unknown=1', plain],
    ['cols=', plain],
    ['cols=secret,x', plain],
    ['customer=7', plain],
    ['customer=0', owned],
    ['customer=x', owned],
  ])('%s', (search, rules) => {
    expect(parseListState(search, rules)).toEqual(base)
  })

  it.each(['range', 'month', 'ever', '2026-13', '2026-02-09..2026-02-01', '2026-02-01..2026-99-99', '%'])(
    'period %s',
    (period) => {
      expect(parseListState(`period=${period}`, dated).period).toEqual(today)
    },
  )
})

it.each([
  ['period=last30&sort=startedAt&page=3&filter=missed', 'period=last30&sort=startedAt'],
  ['period=all&pageSize=50&customer=2', 'period=all&pageSize=50'],
  ['period=2026-10-01..2026-10-31&cols=a,b', 'cols=a,b'],
  ['period=2026-10', ''],
  ['period=some-day', ''],
])('of %s the menu keeps %s', (left, kept) => {
  expect(layoutSearch(left)).toBe(kept)
})
