import { parseFilterText, type Searchable } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import type { Column } from '../../kit/column.ts'
import { chosenColumns, defaultColumns, offeredColumns, soughtColumns } from './shown-columns.ts'

const column = (field: string, more: Partial<Column> = {}): Column => ({
  field,
  label: field,
  cell: { toText: String, widthPx: 200 },
  ...more,
})
const fields = (columns: readonly Column[]) => columns.map(({ field }) => field)

const lead = column('name')
const customer = column('customer', { ownerOnly: true })
const secret = column('secret', { hidden: true })
const all = [column('a'), lead, column('b'), column('c', { card: 'detail' }), customer, secret, column('d')]

describe('offered', () => {
  it.each([
    ['to the owner', true, ['a', 'name', 'b', 'c', 'customer', 'secret', 'd']],
    ['to customers', false, ['a', 'name', 'b', 'c', 'secret', 'd']],
  ])('%s', (_, seesAll, expected) => {
    expect(fields(offeredColumns(all, seesAll))).toEqual(expected)
  })
})

describe('by default', () => {
  it('those that have room, in their order, with the lead, the owner of a row and those on cards before all others', () => {
    expect(fields(defaultColumns(all, lead))).toEqual(['a', 'name', 'c', 'customer'])
  })

  it('fewer where the window is smaller', () => {
    expect(fields(defaultColumns(all, lead, { roomPx: 600 }))).toEqual(['name', 'c', 'customer'])
    expect(fields(defaultColumns(all, lead, { roomPx: 400 }))).toEqual(['name', 'customer'])
  })

  it('a narrower one in the room that the next one is too wide for', () => {
    const wide = all.map((each) => (each.field === 'a' ? { ...each, widthPx: 300 } : each))
    expect(fields(defaultColumns(wide, lead, { roomPx: 860 }))).toEqual(['name', 'b', 'c', 'customer'])
  })

  it('what few rows have only where all others have room', () => {
    const spare = all.map((each) => (each.field === 'c' ? { ...each, isSpare: true as const } : each))
    expect(fields(defaultColumns(spare, lead))).toEqual(['a', 'name', 'b', 'customer'])
    expect(fields(defaultColumns(spare, lead, { roomPx: 1200 }))).toEqual(['a', 'name', 'b', 'c', 'customer', 'd'])
  })

  it('the lead, however wide', () => {
    const wide = column('wide', { widthPx: 3000 })
    expect(fields(defaultColumns([wide, column('a')], wide))).toEqual(['wide'])
  })

  it('those with their own width count with it', () => {
    const narrow = all.map((each) => ({ ...each, widthPx: 100 }))
    const narrowLead = narrow.find(({ field }) => field === 'name') ?? lead
    expect(fields(defaultColumns(narrow, narrowLead))).toEqual(['a', 'name', 'b', 'c', 'customer', 'd'])
  })
})

describe('chosen', () => {
  it.each([
    [
      ['d', 'name', 'secret'],
      ['d', 'name', 'secret'],
    ],
    [
      ['d', 'gone'],
      ['name', 'd'],
    ],
    [[], ['name']],
  ])('%j', (wanted, expected) => {
    expect(fields(chosenColumns(all, wanted, lead))).toEqual(expected)
  })

  it('never what is not offered', () => {
    expect(fields(chosenColumns(offeredColumns(all, false), ['name', 'customer'], lead))).toEqual(['name'])
  })
})

describe('what the rows are filtered by', () => {
  const called = column('lastCallAt', { hidden: true, search: 'lastCall' })
  const source = column('sourceId', {
    search: 'source',
    lookup: { label: '', list: 'TrackingSource.find', order: '', toText: String },
  })
  const columns = [...all, called, source]
  const searchable: Searchable = {
    lastCall: { path: 'lastCallAt', kind: 'date-time' },
    source: { path: 'sourceId', kind: 'reference' },
  }
  const soughtBy = (text: string) => soughtColumns(columns, parseFilterText(text, searchable), searchable)
  const sought = soughtBy('lastCall:"2026-05-01", source:"1"')

  it('is the columns of its fields, but ids', () => {
    expect(fields(sought)).toEqual(['lastCallAt'])
    expect(fields(soughtBy('any:"lastCall:2026-05-01, source:1"'))).toEqual(['lastCallAt'])
    expect(soughtBy('lastCall')).toEqual([])
  })

  it('is no column that is hidden at first and of which one value is left out', () => {
    const city: Searchable = { city: { path: 'city', kind: 'string' } }
    const of = (more: Partial<Column>, text: string) =>
      soughtColumns([column('city', { search: 'city', ...more })], parseFilterText(text, city), city).length
    expect([of({ hidden: true }, 'city:!="Leeds"'), of({ hidden: true }, 'any:"city:!=Leeds"')]).toEqual([0, 0])
    expect([of({ hidden: true }, 'city:="Leeds"'), of({}, 'city:!="Leeds"')]).toEqual([1, 1])
  })

  it('comes into sight by default, before others', () => {
    expect(fields(defaultColumns(columns, lead, { sought }))).toEqual(['name', 'c', 'customer', 'lastCallAt'])
  })

  it('takes no room from needed columns, and scrolls the table where it has none', () => {
    const state = column('state', { card: 'aside' })
    const ringsAt = column('ringsAt', { isNeeded: true })
    const usual = [lead, column('c', { card: 'detail' }), customer, state, ringsAt]
    const others = [column('e', { hidden: true }), column('f', { hidden: true })]
    const shownFor = (brought: readonly Column[]) =>
      fields(defaultColumns([...usual, called, ...others], lead, { roomPx: 1000, sought: brought }))
    expect(shownFor([])).toEqual(['name', 'c', 'customer', 'state', 'ringsAt'])
    expect(shownFor([called])).toEqual(['name', 'customer', 'state', 'ringsAt', 'lastCallAt'])
    expect(shownFor([called, ...others])).toEqual(['name', 'state', 'ringsAt', 'lastCallAt', 'e', 'f'])
  })

  it('comes beside the lead where other columns are chosen, once', () => {
    expect(fields(chosenColumns(columns, ['d', 'name', 'a'], lead, sought))).toEqual(['d', 'name', 'lastCallAt', 'a'])
    expect(fields(chosenColumns(columns, ['lastCallAt', 'name'], lead, sought))).toEqual(['lastCallAt', 'name'])
  })
})
