import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, type FieldOperator, formatFilterText, operatorsOf, parseFilterText } from '@lineboard/sdk'
import { exportCsv, readCsv } from '@lineboard/sdk/csv'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { initClient } from '../data/client.ts'
import type { Column } from '../kit/column.ts'
import type { Resource } from '../kit/define-resource.ts'
import { formatListState, type ListState, parseListState } from '../kit/list-state.ts'
import { callByName, countOf, rowsOf } from '../kit/rows/calls-by-name.ts'
import { cellText, rowId, rowName } from '../kit/rows/row-text.ts'
import { valueAt } from '../kit/value-at.ts'
import { fromDefinition, toDefinition } from '../kit/view-search.ts'
import { askedByText } from '../testing/asked-by-text.ts'
import { listFilter, listQuery } from './context/list-query.ts'
import { RowFactsView } from './drawer/row-facts-view.tsx'
import { exportColumns, exportOrder } from './export/rows-file.ts'
import { knownValues } from './filter/known-values.ts'
import { defaultColumns, roomsPx } from './views/shown-columns.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
// Rows that belong to one other row are there only below it.
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ path }) => !path.includes(':'))
  .map((resource) => ({ name: resource.path, resource }))

let server: MockServer

beforeAll(async () => {
  // Not strict, which refuses orders by a relation: the app offers them, and many servers ignore them.
  server = await createMockServer({})
  const baseUrl = `${server.url}/api/v1`
  const visitor = createLineboard({ baseUrl })
  const { id } = await visitor.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })
  // The sample data has no token that waits in somebody's mailbox.
  await visitor.DashUser.requestEmail({ body: { email_address: 'new@company.example', email_type: 'verify' } })
  initClient({ wholeContract: true, baseUrl, tokens: { token: () => id } })
})
afterEach(() => expect(server.control.violations.list()).toEqual([]))
afterAll(() => server.close())

const everything = ({ rules }: Resource): ListState => ({
  ...parseListState('', rules),
  period: undefined,
  pageSize: 100,
})

async function ask(resource: Resource, part: Partial<ListState> = {}) {
  const query = listQuery(resource, { ...everything(resource), ...part })
  return rowsOf(await callByName(resource.list, { filter: listFilter(resource, query) }))
}

async function sizeOf(resource: Resource, filter: string): Promise<number> {
  const { where } = (await askedByText(resource, filter)).query
  if (!resource.count) {
    const sizeOfPage = async (page: number) => {
      const query = { ...listQuery(resource, { ...everything(resource), page }), where }
      return rowsOf(await callByName(resource.list, { filter: listFilter(resource, query) })).length
    }
    let size = 0
    for (let page = 1; size === (page - 1) * 100; page++) size += await sizeOfPage(page)
    return size
  }
  return countOf(await callByName(resource.count, { where })) ?? Number.NaN
}

const idsOf = (rows: readonly object[]) => rows.map(rowId)

it('there are resources to test', () => {
  expect(declared.length).toBeGreaterThan(30)
})

describe.each(declared)('$name', ({ resource }) => {
  it('has rows with an id and a name, as many as are counted', async () => {
    const rows = await ask(resource)
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(idsOf(rows)).size).toBe(rows.length)
    for (const row of rows) expect(rowName(resource, row)).not.toBe('')
    if (!resource.count) return
    const count = countOf(await callByName(resource.count, { where: listQuery(resource, everything(resource)).where }))
    expect(rows.length).toBe(Math.min(count ?? Number.NaN, 100))
  })

  it('says in a drawer what each column says of a row, in the same words', async () => {
    const [row = {}] = await ask(resource)
    // What counts on stands still meanwhile.
    vi.useFakeTimers({ toFake: ['Date'] })
    const markup = renderToStaticMarkup(createElement(RowFactsView, { resource, row, seesAll: true }))
    const words = inWords(markup)
    for (const column of resource.columns) {
      if (cellText(column, row) === '') continue
      expect(words).toContain(column.label)
      expect(words, column.field).toContain(shownText(column, row))
    }
  })

  it('pages without losing or repeating a row', async () => {
    const whole = idsOf(await ask(resource, { pageSize: 20 }))
    const pages = [await ask(resource, { pageSize: 10 }), await ask(resource, { pageSize: 10, page: 2 })]
    expect(pages.flatMap((rows) => idsOf(rows))).toEqual(whole)
  })

  it('has an order for every column that can be sorted, both ways', async () => {
    for (const field of resource.rules.sortable) {
      const up = await ask(resource, { sort: { field, direction: 'asc' } })
      const down = await ask(resource, { sort: { field, direction: 'desc' } })
      expect(up.length).toBe(down.length)
      expect(up.length).toBeGreaterThan(0)
    }
  })

  it('finds a row by what it offers for each key, and nothing by nonsense', async () => {
    const rows = await ask(resource)
    for (const key of Object.keys(resource.searchable)) {
      const [known] = knownValues({ ...resource, columns: withoutChoices(resource) }, key, rows)
      if (!known) continue
      const filter = formatFilterText([{ type: 'field', key, value: known.value }], resource.searchable)
      expect((await ask(resource, { filter })).length, filter).toBeGreaterThan(0)
    }
    expect(await ask(resource, { filter: '"qqq-zzz-nothing"' })).toEqual([])
  })

  it('takes each operator a key has, and every row either is a value or is not', async () => {
    const { searchable } = resource
    const rows = await ask(resource)
    const found = async (key: string, operator: FieldOperator, value = '') => {
      const filter = formatFilterText([{ type: 'field', key, operator, value }], searchable)
      expect(parseFilterText(filter, searchable).errors, filter).toEqual([])
      return sizeOf(resource, filter)
    }
    const all = await sizeOf(resource, '')
    for (const [key, { kind }] of Object.entries(searchable)) {
      expect((await found(key, 'isEmpty')) + (await found(key, 'isFilled')), key).toBe(all)
      const [known] = knownValues({ ...resource, columns: withoutChoices(resource) }, key, rows)
      if (!known || kind === 'date-time') continue
      const is = await found(key, kind === 'string' ? 'is' : 'has', known.value)
      expect(is, key).toBeGreaterThan(0)
      expect(is + (await found(key, 'isNot', known.value)), key).toBe(all)
      if (!operatorsOf(kind).includes('atLeast')) continue
      const both = (await found(key, 'atLeast', known.value)) + (await found(key, 'atMost', known.value))
      expect(both - is + (await found(key, 'isEmpty')), key).toBe(all)
    }
  })

  it('is seen again at its address, and as a shared view', () => {
    const columns = resource.columns.map(({ field }) => field).toReversed()
    const state: ListState = {
      ...parseListState('', resource.rules),
      filter: 'a "b", c',
      page: 3,
      pageSize: 50,
      columns,
    }
    const search = formatListState(state, resource.rules)
    expect(parseListState(search, resource.rules)).toEqual(state)
    const view = formatListState({ ...state, page: 1 }, resource.rules)
    expect(fromDefinition(toDefinition(search), resource.rules)).toBe(view)
  })

  it.each(Object.entries(roomsPx))('shows columns that have room in a window of %d pixels', (_, roomPx) => {
    const shown = defaultColumns(resource.columns, resource.lead, { roomPx })
    expect(shown).toContain(resource.lead)
    expect(shown.reduce((sum, { widthPx, cell }) => sum + (widthPx ?? cell.widthPx), 0)).toBeLessThanOrEqual(roomPx)
  })

  it('exports in each order of its own fields, as the list has it', async () => {
    for (const field of resource.rules.sortable) {
      const order = exportOrder({ field, direction: 'desc' })
      if (!order) continue
      const listed = idsOf(await ask(resource, { sort: order }))
      const file = exportCsv<Record<string, unknown>>(
        async (args) => anyRows(await callByName(resource.list, { filter: args.filter })),
        {
          columns: [{ header: 'id', value: (row) => rowId(row) }],
          key: 'id',
          order,
          pageSize: 60,
          ...(resource.only && { filter: { where: resource.only } }),
        },
      )
      const ids: number[] = []
      for await (const { cells } of readCsv(file)) {
        ids.push(Number(cells.id))
        if (ids.length === listed.length) break
      }
      expect(ids, field).toEqual(listed)
    }
  })

  it('exports every row with every column', async () => {
    const rows = await ask(resource)
    const { list, include, columns } = resource
    const file = exportCsv<Record<string, unknown>>(
      async (args) =>
        anyRows(await callByName(list, { filter: { ...args.filter, ...(include.length > 0 && { include }) } })),
      { columns: exportColumns(columns, rows, 'UTC'), key: 'id', timeZone: 'UTC' },
    )
    let text = ''
    for await (const part of file) text += part
    const [head = ''] = text.split('\r\n')
    for (const { label } of columns) expect(head).toContain(label)
    expect(file.progress.done).toBeGreaterThanOrEqual(rows.length)
  })
})

const inWords = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

// What a cell draws may be more than its text, such as a price in its currency.
function shownText(column: Column, row: object): string {
  const drawn = column.cell.render?.({ value: valueAt(row, column.field), row, tabIndex: 0 })
  return (drawn ? inWords(renderToStaticMarkup(drawn)) : cellText(column, row)).replace(/\s+/g, ' ').trim()
}

const anyRows = (data: unknown): Record<string, unknown>[] => (Array.isArray(data) ? data : [])

// What cells offer may be on no row of the sample data; what rows have must be found.
const withoutChoices = ({ columns }: Resource) =>
  columns.map((column) => ({ ...column, cell: { toText: column.cell.toText, widthPx: column.cell.widthPx } }))
