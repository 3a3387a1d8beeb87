import { readSpreadsheet } from '@lineboard/sdk/spreadsheet'
import { describe, expect, it } from 'vitest'
import { inPercent } from './figure-columns.ts'
import { tableFile, tablePieces } from './report-panels.tsx'
import { nextSort, sortAt, sortedRows } from './report-table.tsx'
import type { ReportColumn } from './report-table-spec.ts'

const rows = [
  { key: 'a', label: 'Radio 10', figures: { calls: 2, per: undefined } },
  { key: 'b', label: 'Radio 9', figures: { calls: 9, per: 3.5 } },
  { key: 'c', label: '=cmd', figures: { calls: 4, per: 1 } },
]
interface Row {
  calls: number
  per: number | undefined
}

const columns: readonly ReportColumn<Row>[] = [
  { id: 'calls', label: 'Calls', text: String, value: ({ calls }) => calls },
  { id: 'per', label: 'Per call', text: String, value: ({ per }) => per },
]
const keys = (column: string, isDescending: boolean) =>
  sortedRows<Row>(rows, columns, { column, isDescending }).map(({ key }) => key)

it('rows that come in an order of their own keep it by name, either way about', () => {
  const days = ['Sat 12/27/2025', 'Sun 12/28/2025', 'Thu 01/01/2026'].map((label) => ({
    key: label,
    label,
    figures: { calls: 1, per: undefined },
  }))
  const sorted = (isDescending: boolean) =>
    sortedRows<Row>(days, columns, { column: 'label', isDescending }, { isInOrder: true })
  expect(sorted(false)).toEqual(days)
  expect(sorted(true)).toEqual(days.toReversed())
})

describe('rows', () => {
  it.each([
    ['calls', true, ['b', 'c', 'a']],
    ['calls', false, ['a', 'c', 'b']],
    // What has nothing to tell comes last either way.
    ['per', true, ['b', 'c', 'a']],
    ['per', false, ['c', 'b', 'a']],
    ['label', false, ['c', 'b', 'a']],
    ['toString', true, ['a', 'b', 'c']],
  ])('by %s, descending %s', (column, isDescending, expected) => {
    expect(keys(column, isDescending)).toEqual(expected)
  })
})

it('the address has an order for each table', () => {
  const search = new URLSearchParams({ sort: 'source.-calls,days.label' }).toString()
  expect(sortAt(search, 'source')).toEqual({ column: 'calls', isDescending: true })
  expect(sortAt(search, 'days')).toEqual({ column: 'label', isDescending: false })
  expect(sortAt(search, 'hour')).toBeUndefined()
})

it('presses on a heading go most first, least first, as it came', () => {
  const first = nextSort(undefined, 'calls')
  const second = nextSort(first, 'calls')
  expect([first, second, nextSort(second, 'calls')]).toEqual([
    { column: 'calls', isDescending: true },
    { column: 'calls', isDescending: false },
    undefined,
  ])
  expect(nextSort(first, 'label')).toEqual({ column: 'label', isDescending: false })
})

it('a file has the rows in the order that was chosen, as numbers, and the zone', () => {
  const totals = () => ({ figures: { calls: 15, per: 2.25 } })
  const spec = { id: 'source', title: 'By source', head: 'Source', rows: () => rows, totals }
  const shown = { sort: { column: 'calls', isDescending: true }, timeZone: 'Europe/Berlin' }
  expect(tableFile(spec, columns, null, shown).split('\r\n')).toEqual([
    'Source (Europe/Berlin),Calls,Per call',
    'Radio 9,9,3.5',
    "'=cmd,4,1",
    'Radio 10,2,',
    'Total,15,2.25',
    '',
  ])
})

it('a heading of a file says what its amounts are in', () => {
  const spec = { id: 'source', title: 'By source', head: 'Source', rows: () => rows }
  const paid = columns.map((column) => (column.id === 'per' ? { ...column, fileUnit: 'USD' } : column))
  expect(tableFile(spec, paid, null, { sort: undefined, timeZone: 'UTC' }).split('\r\n')[0]).toBe(
    'Source (UTC),Calls,Per call (USD)',
  )
})

it('a file leaves out what is not said for now, and keeps the order that it gives', () => {
  const spec = { id: 'source', title: 'By source', head: 'Source', rows: () => rows }
  const shown = { sort: { column: 'per', isDescending: true }, timeZone: 'UTC' }
  const unsaid = columns.map((column) => (column.id === 'per' ? { ...column, isUnsaid: () => true } : column))
  expect(tableFile(spec, unsaid, null, shown).split('\r\n').slice(1, -1)).toEqual([
    'Radio 9,9,',
    "'=cmd,4,",
    'Radio 10,2,',
  ])
})

it('a file has shares in per cent, as they are read, and says of which figures a row can have less', () => {
  const counted = [
    { key: 'a', label: 'Mon', figures: { calls: 3, per: 0.636363 }, summed: true },
    { key: 'b', label: 'Tue', figures: { calls: 1, per: undefined }, summed: true },
  ]
  const spec = { id: 'weekday', title: 'By weekday', head: 'Weekday', rows: () => counted }
  const shares = columns.map((column) =>
    column.id === 'per'
      ? { ...column, fileUnit: '%', fileValue: ({ per }: { per?: number | undefined }) => inPercent(per) }
      : { ...column, isBoundOfSums: true },
  )
  expect(tableFile(spec, shares, null, { sort: undefined, timeZone: 'UTC' }).split('\r\n')).toEqual([
    'Weekday (UTC),≤ Calls,Per call (%)',
    'Mon,3,63.6',
    'Tue,1,',
    '',
  ])
})

it('a workbook has the lines of the CSV, with days as dates', async () => {
  const days = [
    { key: '2026-03-01', label: 'March 1', inFiles: '03/01/2026', figures: { calls: 2, per: undefined } },
    { key: '2026-03-02', label: 'March 2', inFiles: '03/02/2026', figures: { calls: 9, per: 3.5 } },
  ]
  const totals = () => ({ figures: { calls: 11, per: 3.5 } })
  const spec = { id: 'days', title: 'Day by day', head: 'Day', rows: () => days, totals, isFixed: true }
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const shown = { sort: undefined, timeZone: 'UTC', format: 'xlsx' } as const
  for await (const piece of tablePieces(spec, columns, null, shown)) pieces.push(new Uint8Array(Buffer.from(piece)))
  const read = []
  for await (const { cells } of readSpreadsheet(new Blob(pieces))) read.push(Object.values(cells))
  expect(read.slice(0, 2)).toEqual([
    ['2026-03-01', '2', ''],
    ['2026-03-02', '9', '3.5'],
  ])
})
