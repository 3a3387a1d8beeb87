import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCli } from '../src/cli/run-cli.ts'
import type { Terminal } from '../src/cli/terminal.ts'
import { exportCsv, readCsv } from '../src/csv/index.ts'
import { type Lineboard, NetworkError } from '../src/index.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'
import { bytesOf, readSheet } from '../src/testing/xlsx-sheet.ts'
import { exportXlsx, maxXlsxRows } from '../src/xlsx/index.ts'
import { startSignedIn } from './signed-in-client.ts'

let server: MockServer
let api: Lineboard
let folder: string
/** A client whose requests are kept. */
let watched: Lineboard
let asked: string[] = []
/** What the network does to a request; undefined lets it through. */
let strike: (url: string) => Error | undefined = () => undefined
beforeAll(async () => {
  const signedIn = await startSignedIn({ seed: 1, size: { callLogs: 1200 } })
  ;({ server, api } = signedIn)
  watched = await signedIn.as('super', {
    retry: false,
    fetch: async (request, init) => {
      const url = decodeURIComponent(request.url)
      asked.push(url)
      const failure = strike(url)
      if (failure) throw failure
      return fetch(request, init)
    },
  })
  folder = mkdtempSync(join(tmpdir(), 'lineboard-xlsx-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

beforeEach(() => {
  asked = []
  strike = () => undefined
})

/** Texts and numbers of a sheet, row by row. */
function rowsOf(bytes: Uint8Array, columns: number) {
  const { cells } = readSheet(bytes)
  const rows: (string | number | undefined)[][] = []
  for (const [place, { value }] of cells) {
    const [, letter = '', row = ''] = /^([A-Z])(\d+)$/.exec(place) ?? []
    const at = Number(row) - 1
    rows[at] ??= Array.from({ length: columns })
    ;(rows[at] ?? [])[letter.charCodeAt(0) - 65] = value
  }
  return rows
}

describe('exportXlsx', () => {
  const options = {
    columns: ['callerNumber', 'trackingSourceName', 'talkSeconds'],
    filter: { where: { status: 'missed' } },
    order: { field: 'startedAt', direction: 'desc' },
    pageSize: 50,
  } as const

  test('has the rows of the CSV, in its order, and says how far it is', async () => {
    const expected: (string | number | undefined)[][] = [[...options.columns]]
    for await (const { cells } of readCsv(exportCsv(api.CallLog, options))) {
      const [caller, source, seconds] = options.columns.map((name) => cells[name])
      expected.push([caller || undefined, source || undefined, Number(seconds)])
    }
    const seen: [number, number | undefined][] = []
    const file = exportXlsx(api.CallLog, { ...options, onProgress: ({ done, total }) => seen.push([done, total]) })
    expect(rowsOf(await bytesOf(file), 3)).toEqual(expected)
    const total = expected.length - 1
    expect(total).toBeGreaterThan(60)
    expect(seen.slice(0, 2)).toEqual([
      [0, total],
      [50, total],
    ])
    expect(file.progress).toEqual({ done: total, total, after: undefined })
  })

  test('begins again when it is iterated again, as half of a workbook is none', async () => {
    strike = (url) => (/"gt":\d{3}/.test(url) ? new Error('gone') : undefined)
    const failing = exportXlsx(watched.CallLog, {
      columns: ['id'],
      pageSize: 60,
      filter: { where: { id: { lte: 200 } } },
    })
    await expect(bytesOf(failing)).rejects.toThrow(NetworkError)
    expect(failing.progress.done).toBeGreaterThan(50)
    strike = () => undefined
    const ids = rowsOf(await bytesOf(failing), 1)
    expect(new Set(ids.flat()).size).toBe(ids.length)
    expect([ids[1], failing.progress.done]).toEqual([[1], ids.length - 1])
  })

  test('as a stream, ends what asks for rows when it is cancelled', async () => {
    const reader = exportXlsx(watched.CallLog, { columns: ['id', 'callId'], pageSize: 20 })
      .stream()
      .getReader()
    expect((await reader.read()).value?.subarray(0, 2)).toEqual(new TextEncoder().encode('PK'))
    const before = asked.length
    await reader.cancel()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked.length - before).toBeLessThan(3)
  })

  test('says that a list is longer than Excel reads before it asks for a row', async () => {
    let calls = 0
    const find = async () => {
      calls += 1
      return [{ id: 1 }]
    }
    const file = exportXlsx(find, { columns: ['id'], count: async () => maxXlsxRows + 1 })
    await expect(bytesOf(file)).rejects.toThrow(/room for 1,048,575 rows/)
    expect(calls).toBe(0)
    expect(() => exportXlsx(find, { columns: ['id'], pageSize: 0 })).toThrow(RangeError)
  })
})

describe('lineboard export', () => {
  async function lineboard(args: readonly string[], more: Partial<Terminal> = {}) {
    const env = { LINEBOARD_URL: server.apiUrl, LINEBOARD_USERNAME: 'super', LINEBOARD_PASSWORD: 'Lineboard1!' }
    const terminal = capturedTerminal({ env, ...more })
    const code = await runCli(args, terminal)
    return { code, out: terminal.out(), err: terminal.err() }
  }
  const file = (name: string) => join(folder, name)

  test('writes a workbook by the name of the file: ids are text, amounts numbers, times dates of the zone in the heading', async () => {
    const columns = 'id,customerId,callerNumber,startedAt,talkSeconds,charge,TrackingSource.monthlyCost'
    const args = ['export', 'call-logs', '--columns', columns, '--time-zone', 'Europe/Berlin']
    const { code, out, err } = await lineboard([...args, '--output', file('calls.XLSX')])
    expect([code, out, err]).toEqual([0, '', ''])
    const { cells, workbook } = readSheet(readFileSync(file('calls.XLSX')))
    const row = (number: number) => ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => cells.get(letter + number))
    expect(row(1).map((cell) => cell?.value)).toEqual([
      'id',
      'customerId',
      'callerNumber',
      'startedAt (Europe/Berlin)',
      'talkSeconds',
      'charge',
      'TrackingSource.monthlyCost',
    ])
    expect(workbook).toContain('name="call-logs"')
    const call = await api.CallLog.findById({ id: 1 })
    const started = (Date.parse(call.startedAt) + 3_600_000) / 86_400_000 + 25_569
    const [id, customer, caller, at, talk, charge] = row(2)
    expect(id).toMatchObject({ value: '1', format: '@' })
    expect(customer).toMatchObject({ value: String(call.customerId), format: '@' })
    expect(caller).toMatchObject({ value: call.callerNumber, format: '@' })
    expect(at?.format).toContain('yyyy')
    expect(Math.abs(Number(at?.value) - started)).toBeLessThan(1.1 / 86_400)
    expect(talk).toMatchObject({ value: call.talkSeconds, format: 'General' })
    expect(charge).toMatchObject({ value: call.charge, format: '#,##0.00##' })
    const costs = [...cells].filter(([place]) => /^G\d/.test(place) && place !== 'G1').map(([, { format }]) => format)
    expect(new Set(costs)).toEqual(new Set(['#,##0.00##']))
  })

  test('writes a workbook to its output where the format says so, and nothing to a terminal', async () => {
    const pieces: Uint8Array[] = []
    const stdout = { write: (piece: string | Uint8Array) => typeof piece !== 'string' && pieces.push(piece) > 0 }
    const { code } = await lineboard(['export', 'whitelist', '--format', 'xlsx', '--columns', 'id,createdAt'], {
      stdout,
    })
    const { value } = readSheet(Buffer.concat(pieces))
    expect([code, value('A1'), value('B1')]).toEqual([0, 'id', 'createdAt (UTC)'])
    const shown = await lineboard(['export', 'whitelist', '--format', 'xlsx'], { stdout: { ...stdout, isTTY: true } })
    expect([shown.code, shown.err]).toEqual([2, expect.stringContaining('say where it goes with --output FILE')])
  })

  test('writes a CSV to a file, too, and knows no other formats', async () => {
    const { code, out } = await lineboard(['export', 'whitelist', '--output', file('w.csv')])
    const printed = await lineboard(['export', 'whitelist'])
    expect([code, out, readFileSync(file('w.csv'), 'utf8')]).toEqual([0, '', printed.out])
    const other = await lineboard(['export', 'whitelist', '--format', 'ods'])
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('--format takes csv or xlsx, not "ods"')])
    const nowhere = await lineboard(['export', 'whitelist', '--output', file('no/where.xlsx')])
    expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('--output')])
  })

  test('continues after a row with headings, as a workbook of its own', async () => {
    const args = ['export', 'call-logs', '--columns', 'id', '--after', '1000', '--output', file('rest.xlsx')]
    expect((await lineboard(args)).code).toBe(0)
    const { value } = readSheet(readFileSync(file('rest.xlsx')))
    expect([value('A1'), value('A2')]).toEqual(['id', '1001'])
  })

  test('leaves no half of a workbook where the server fails, and what was there before it failed at once', async () => {
    const { scenarios } = server.control
    const failing = (answers: ('normal' | { status: number })[]) =>
      scenarios.add({ operation: 'CallLog.find', answers: [...answers, ...Array(3).fill({ status: 500 })] })
    writeFileSync(file('kept.xlsx'), 'of yesterday')
    failing([])
    const refused = await lineboard(['export', 'call-logs', '--output', file('kept.xlsx')])
    expect([refused.code, readFileSync(file('kept.xlsx'), 'utf8')]).toEqual([2, 'of yesterday'])
    failing(['normal'])
    const half = await lineboard(['export', 'call-logs', '--output', file('half.xlsx')])
    expect([half.code, existsSync(file('half.xlsx'))]).toEqual([2, false])
    expect(half.err).toMatch(/^It broke off after 500 rows: 500 /)
    expect(half.err).not.toContain('--after')
    failing(['normal'])
    const csv = await lineboard(['export', 'call-logs', '--output', file('half.csv')])
    expect([csv.code, existsSync(file('half.csv'))]).toEqual([2, true])
    expect(csv.err).toContain('Go on with --after ')
  })
})
