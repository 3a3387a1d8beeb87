import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { readCsv } from '@lineboard/sdk/csv'
import { maxXlsxRows } from '@lineboard/sdk/xlsx'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import { trackingSources } from '../../features/tracking-sources/tracking-sources.resource.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { type ListState, parseListState } from '../../kit/list-state.ts'
import { timeZone } from '../../state/dates.ts'
import { listQuery } from '../context/list-query.ts'
import { importableFile, isImportable } from './importable-file.ts'
import { exportColumns, rowsFile } from './rows-file.ts'
import { workbook } from './workbook.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const importable = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(isImportable)
  .map((resource) => ({ name: resource.path, resource }))

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 300 } })
  const baseUrl = `${server.url}/api/v1`
  const { id } = await createLineboard({ baseUrl }).DashUser.authenticate({
    body: { username: 'super', password: 'Lineboard1!' },
  })
  initClient({ wholeContract: true, baseUrl, tokens: { token: () => id } })
})
afterAll(() => server.close())

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plain = (xml: string) => xml.replace(/&\w+;/g, (sign) => signs[sign] ?? sign)

/** Cells of a workbook by their places: texts, and numbers. */
async function cellsOf(file: AsyncIterable<Uint8Array>) {
  const pieces: Uint8Array[] = []
  for await (const piece of file) pieces.push(piece)
  const parts = unzipSync(Buffer.concat(pieces))
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const cells = new Map<string, string | number>()
  for (const [, place = '', text, number] of sheet.matchAll(
    /<c r="(\w+)"[^>]*>(?:<is><t[^>]*>([^<]*)<\/t><\/is>|<v>([^<]*)<\/v>)<\/c>/g,
  ))
    cells.set(place, text === undefined ? Number(number) : plain(text))
  return { cells, workbook: strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()) }
}

const watched = { signal: new AbortController().signal, onProgress: () => undefined }

function listOf(resource: Resource, part: Partial<ListState> = {}) {
  const state = { ...parseListState('period=all', resource.rules), ...part }
  return { resource, state, where: listQuery(resource, state).where, columns: resource.columns, rows: [] }
}

const letter = (at: number) => String.fromCharCode(65 + at)
const DAY_MS = 86_400_000

describe('the columns on the screen', () => {
  it('have numbers, dates of the person and text as a CSV has them, in the same order', async () => {
    const list = listOf(callLogs, { sort: { field: 'startedAt', direction: 'asc' } })
    const rows = [{ startedAt: '2026-01-01T00:00:00.000Z' }]
    const counted: number[] = []
    const follow = { ...watched, onProgress: ({ done }: { done: number }) => counted.push(done) }
    const { cells, workbook: names } = await cellsOf(workbook({ ...list, rows }, 'shown', follow))
    const columns = exportColumns(list.columns, rows, timeZone())
    const headings = columns.map(({ header }) => header)
    expect(headings.map((_, at) => cells.get(`${letter(at)}1`))).toEqual(headings)
    expect(headings).toEqual(expect.arrayContaining([`Time (${timeZone()})`, 'Talk time (s)', 'Charge (USD)']))
    expect(names).toContain('name="Call logs"')
    let row = 1
    for await (const { cells: texts } of readCsv(rowsFile(list, { columns, shown: list.columns }, watched))) {
      row += 1
      columns.forEach(({ header }, at) => {
        const value = cells.get(letter(at) + row)
        const text = texts[header] ?? ''
        if (/^\d{4}-\d\d-\d\d \d/.test(text))
          expect(Number(value) * DAY_MS).toBeCloseTo(Date.parse(`${text.slice(0, 19)}Z`) + 25_569 * DAY_MS, -1)
        else expect(String(value ?? '')).toBe(text)
        if (/\((s|USD)\)$/.test(header) && text !== '') expect(typeof value).toBe('number')
      })
    }
    expect(row).toBeGreaterThan(200)
    expect(counted.at(-1)).toBe(row - 1)
  })
})

describe.each(importable)('all fields of $name', ({ resource }) => {
  it('are those of the CSV, amounts as numbers and all else as it is written', async () => {
    const list = listOf(resource)
    const { cells } = await cellsOf(workbook(list, 'importable', watched))
    let row = 1
    for await (const { cells: texts } of readCsv(importableFile(list, watched), { delimiter: ',' })) {
      row += 1
      const headings = Object.keys(texts)
      expect(headings.map((_, at) => cells.get(`${letter(at)}1`))).toEqual(headings)
      headings.forEach((heading, at) => {
        const value = cells.get(letter(at) + row)
        // Of a CSV, the apostrophe before what looks like a formula is gone again.
        if (typeof value === 'number') expect(value).toBe(Number(texts[heading]))
        else expect(value ?? '').toBe(texts[heading])
      })
    }
    expect(row).toBeGreaterThan(1)
    expect(cells.has(`A${row + 1}`)).toBe(false)
  })
})

it('says in words that there are more rows than Excel reads', async () => {
  const answers = [{ body: { count: maxXlsxRows + 1 } }]
  server.control.scenarios.add({ operation: 'TrackingSource.countPaged', answers })
  await expect(cellsOf(workbook(listOf(trackingSources), 'shown', watched))).rejects.toThrow(
    'Excel reads at most 1,048,575 rows. Narrow the filter, or export as CSV.',
  )
})
