import type { components } from '@lineboard/contract'
import { zWhitelistInput } from '@lineboard/contract/zod'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type CsvRecord,
  type ExportProgress,
  exportCsv,
  type ImportJob,
  importCsv,
  readCsv,
  rowsToRetry,
} from '../src/csv/index.ts'
import { createLineboard, type Lineboard, NetworkError } from '../src/index.ts'
import { type SignedIn, startSignedIn } from './signed-in-client.ts'

type Entry = components['schemas']['Whitelist']
type EntryInput = components['schemas']['WhitelistInput']

let { server, api }: SignedIn = {} as SignedIn
let counting: Lineboard = {} as Lineboard
let requests: URL[] = []
/** What the network does to a request; undefined lets it through. */
let strike: (request: Request) => Error | undefined = () => undefined
beforeAll(async () => {
  ;({ server, api } = await startSignedIn())
  const { id } = await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })
  counting = createLineboard({
    baseUrl: server.apiUrl,
    tokens: { token: () => id },
    retry: false,
    fetch: async (request, init) => {
      requests.push(new URL(request.url))
      const failure = strike(request)
      if (failure) throw failure
      return fetch(request, init)
    },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  requests = []
  strike = () => undefined
})

async function idsIn(text: AsyncIterable<string>): Promise<number[]> {
  const ids: number[] = []
  for await (const { cells } of readCsv(text)) ids.push(Number(cells.id))
  return ids
}

describe('export', () => {
  const columns = ['id', 'callerNumber', 'startedAt', 'Customer.companyName'] as const

  test('writes all rows by key, counted first, with as many requests as there are pages', async () => {
    const reported: ExportProgress[] = []
    const { count } = await api.CallLog.count()
    const fields = ['id', 'callerNumber', 'startedAt', 'customerId'] as const
    const csv = exportCsv(counting.CallLog, {
      columns,
      filter: { fields, include: 'Customer' },
      onProgress: (progress) => reported.push(progress),
    })
    const ids = await idsIn(csv)
    expect(ids).toHaveLength(count)
    expect(ids).toEqual(ids.toSorted((left, right) => left - right))
    expect(new Set(ids).size).toBe(count)
    expect(reported[0]).toEqual({ done: 0, total: count, after: undefined })
    expect(reported.at(-1)).toEqual({ done: count, total: count, after: ids.at(-1) })
    // The count, the full pages with the rest, and the empty one that is the end.
    expect(requests).toHaveLength(2 + Math.ceil(count / 500))
    expect(requests.every(({ searchParams }) => !searchParams.get('filter')?.includes('skip'))).toBe(true)
  })

  test('asks for a page only when the one before was taken', async () => {
    const text = exportCsv(counting.CallLog, { columns, pageSize: 50 })[Symbol.asyncIterator]()
    await text.next()
    expect(requests).toHaveLength(1)
    await text.next()
    await text.next()
    expect(requests).toHaveLength(3)
  })

  test('iterated again after a failure, continues where it was', async () => {
    const csv = exportCsv(counting.CallLog, { columns: ['id'], pageSize: 400 })
    let text = ''
    const take = async () => {
      for await (const piece of csv) text += piece
    }
    strike = () => (requests.length === 4 ? new TypeError('fetch failed') : undefined)
    await expect(take()).rejects.toBeInstanceOf(NetworkError)
    expect(csv.progress.done).toBe(800)
    await take()
    const all = (await api.CallLog.find({ filter: { fields: ['id'], order: 'id' } })).map(({ id }) => id)
    expect(text).toBe(`id\r\n${all.map((id) => `${id}\r\n`).join('')}`)
  })

  test('continues in another process from what was reported', async () => {
    const options = { columns: ['id'], pageSize: 300 } as const
    let reported: ExportProgress | undefined
    const text: string[] = []
    for await (const piece of exportCsv(counting.CallLog, {
      ...options,
      onProgress: (progress) => (reported = progress),
    })) {
      text.push(piece)
      if (text.length === 3) break
    }
    // The third piece was handed over, but the loop ended before it was known to be dealt with.
    text.pop()
    const rest = exportCsv(counting.CallLog, { ...options, ...(reported && { resume: reported }) })
    for await (const piece of rest) text.push(piece)
    const { count } = await api.CallLog.count()
    expect(text.join('').split('\r\n')).toHaveLength(count + 2)
  })

  test('is aborted with the reason of the signal', async () => {
    const controller = new AbortController()
    const reason = new Error('enough')
    const csv = exportCsv(counting.CallLog, {
      columns,
      pageSize: 100,
      signal: controller.signal,
      onProgress: ({ done }) => done >= 200 && controller.abort(reason),
    })
    await expect(idsIn(csv)).rejects.toBe(reason)
    expect(csv.progress.done).toBe(200)
  })

  test('is a stream of UTF-8 too, which ends the walk when it is cancelled', async () => {
    const where = { status: 'missed' } as const
    const { count } = await api.CallLog.count({ where })
    const csv = exportCsv(counting.CallLog, { columns, filter: { where } })
    const text = await new Response(csv.stream()).text()
    expect(text.split('\r\n')).toHaveLength(count + 2)
    const reader = exportCsv(counting.CallLog, { columns, pageSize: 10 }).stream().getReader()
    await reader.read()
    await reader.read()
    await reader.cancel()
    const before = requests.length
    expect((await reader.read()).done).toBe(true)
    expect(requests).toHaveLength(before)
  })

  test('a list call alone is exported too, with a count of its own', async () => {
    const { count } = await api.OpNumber.count()
    const csv = exportCsv(counting.OpNumber.findPaged, {
      columns: ['id', 'tracking_number'],
      count: async (call) => (await counting.OpNumber.count({}, call)).count,
    })
    expect(await idsIn(csv)).toHaveLength(count)
    expect(csv.progress.total).toBe(count)
  })
})

describe('import', () => {
  const file = (...lines: string[]) => ['Address,Port,Protocol', ...lines].join('\n')

  function job(source: string, more: Partial<Omit<ImportJob<EntryInput, Entry>, 'source' | 'rows'>> = {}) {
    const entries: ImportJob<EntryInput, Entry> & { source: string } = {
      source,
      schema: zWhitelistInput,
      fields: { ip: 'Address', port: 'Port', proto: 'Protocol' },
      keyOf: ({ ip }) => ip,
      existing: (keys, call) =>
        counting.Whitelist.find({ filter: { where: { ip: { inq: keys.map(String) } }, order: 'id' } }, call),
      create: (body, call) => counting.Whitelist.create({ body }, call),
      update: (row, body, call) => counting.Whitelist.upsert({ body: { ...row, ...body, id: row.id } }, call),
      ...more,
    }
    return entries
  }
  const written = () => requests.filter(({ pathname }) => pathname.endsWith('/Whitelists')).length
  const countOf = async (prefix: string) =>
    (await api.Whitelist.find()).filter(({ ip }) => ip.startsWith(prefix)).length

  test('a change that the job refuses is not made, and a dry run says so, too', async () => {
    const address = '100.64.9.1'
    await importCsv(job(file(`${address},5060,udp`)))
    const refuses = (before: Entry, { port }: EntryInput) =>
      port === before.port ? [] : [{ field: 'port', message: `stays ${before.port}` }]
    for (const dryRun of [true, false]) {
      const report = await importCsv(job(file(`${address},5070,udp`), { refuses, dryRun }))
      expect(report).toMatchObject({ updated: 0, failed: 1 })
      expect(report.rows[0]?.problems).toEqual([{ row: 1, field: 'port', message: 'stays 5060' }])
    }
    expect(await api.Whitelist.find({ filter: { where: { ip: address } } })).toMatchObject([{ port: 5060 }])
    expect(await importCsv(job(file(`${address},5060,tcp`), { refuses }))).toMatchObject({ updated: 1 })
  })

  test('a dry run names every wrong field, and changes nothing', async () => {
    const source = file(
      '100.64.0.1,5060,udp',
      'not an address,70000,udp',
      ',5060,carrier pigeon',
      '100.64.0.2,50 60,tcp',
    )
    const report = await importCsv(job(source, { dryRun: true }))
    expect(report).toMatchObject({ created: 1, failed: 3, updated: 0 })
    expect(report.rows.flatMap(({ problems = [] }) => problems).map(({ row, field }) => [row, field])).toEqual([
      [2, 'ip'],
      [2, 'port'],
      [3, 'ip'],
      [3, 'proto'],
      [4, 'port'],
    ])
    expect(report.rows[2]?.problems?.[0]).toEqual({ row: 3, field: 'ip', message: 'A value is required' })
    for (const { problems = [] } of report.rows)
      for (const { message } of problems) expect(message).not.toBe('Invalid input')
    expect(await countOf('100.64.0.')).toBe(0)
    expect(written()).toBe(1)
  })

  test('creates, and run again creates nothing twice', async () => {
    const source = file(...Array.from({ length: 250 }, (_, host) => `100.65.0.${host},5060,udp`))
    expect(await importCsv(job(source))).toMatchObject({ created: 250, updated: 0, skipped: 0, failed: 0 })
    expect(await countOf('100.65.0.')).toBe(250)
    requests = []
    expect(await importCsv(job(source))).toMatchObject({ created: 0, updated: 0, skipped: 250, failed: 0 })
    expect(written()).toBe(1)
    const changed = source.replace('100.65.0.7,5060', '100.65.0.7,5070')
    const plan = await importCsv({ ...job(changed), dryRun: true, update: undefined })
    const [differing] = plan.rows.filter(({ skipCause }) => skipCause === 'existing')
    expect(differing?.changes).toHaveLength(1)
    const done = await importCsv(job(changed))
    expect(done).toMatchObject({ created: 0, updated: 1, skipped: 249 })
    // A dry run without `update` says what it would change.
    expect(done.rows.find(({ status }) => status === 'updated')?.changes).toEqual(differing?.changes)
    expect(await countOf('100.65.0.')).toBe(250)
  })

  test('a row that is in the file twice is created once', async () => {
    const report = await importCsv(job(file('198.18.0.1,5060,udp', '198.18.0.2,5060,udp', '198.18.0.1,5061,tcp')))
    expect(report).toMatchObject({ created: 2, skipped: 1 })
    expect(report.rows[2]).toMatchObject({
      row: 3,
      status: 'skipped',
      reason: 'The same as row 1',
      skipCause: 'repeated',
      sameAs: 1,
    })
  })

  test('a create that came through although its answer was lost is not done again', async () => {
    let lost = 0
    const create = async (...args: Parameters<typeof counting.Whitelist.create>) => {
      const row = await counting.Whitelist.create(...args)
      if (row.ip.endsWith('.5') && lost++ === 0) throw new Error('the answer was lost')
      return row
    }
    const source = file(...Array.from({ length: 10 }, (_, host) => `198.19.0.${host},5060,udp`))
    const first = job(source, { create: (body, call) => create({ body }, call) })
    const report = await importCsv(first)
    expect(report).toMatchObject({ created: 9, failed: 1 })
    expect(report.rows[5]).toMatchObject({ row: 6, status: 'failed', reason: 'the answer was lost' })
    const { source: _, ...settings } = first
    const again = await importCsv({ ...settings, rows: rowsToRetry(report) })
    expect(again).toMatchObject({ created: 0, skipped: 1, failed: 0 })
    expect(await countOf('198.19.0.')).toBe(10)
  })

  test('failed rows alone are run again', async () => {
    const source = file(...Array.from({ length: 8 }, (_, host) => `198.18.1.${host},5060,udp`))
    let posts = 0
    strike = ({ method }) => (method === 'POST' && ++posts % 2 === 0 ? new TypeError('fetch failed') : undefined)
    const report = await importCsv(job(source, { concurrency: 1 }))
    expect(report).toMatchObject({ created: 4, failed: 4 })
    expect(report.rows[1]?.error).toBeInstanceOf(NetworkError)
    strike = () => undefined
    const { source: _, ...settings } = job(source)
    expect(await importCsv({ ...settings, rows: rowsToRetry(report) })).toMatchObject({ created: 4, failed: 0 })
    expect(await countOf('198.18.1.')).toBe(8)
  })

  test('is aborted between rows, and tells which ones wait', async () => {
    const controller = new AbortController()
    const source = file(...Array.from({ length: 30 }, (_, host) => `198.18.2.${host},5060,udp`))
    const report = await importCsv(
      job(source, {
        concurrency: 1,
        signal: controller.signal,
        onProgress: ({ done }) => done === 10 && controller.abort(),
      }),
    )
    expect(report.created).toBe(10)
    expect(report.stoppedBy).toMatchObject({ name: 'AbortError' })
    expect(await countOf('198.18.2.')).toBe(10)
  })

  test('looks up a few hundred rows a call, fewer by long keys, and the next ones meanwhile where it only checks', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => ({
      row: at + 1,
      cells: { Address: `198.19.${at >> 8}.${at & 255}`, Port: '5060', Protocol: 'udp' },
    }))
    const looked: number[] = []
    let under = 0
    let most = 0
    const { source: _, ...settings } = job('', { dryRun: true })
    const check = async (keyChars: number) => {
      const keyOf = ({ ip }: { ip: string }) => ip.padEnd(keyChars, '.')
      looked.length = 0
      const existing = async (keys: unknown[]) => {
        looked.push(keys.length)
        most = Math.max(most, ++under)
        await new Promise((resolve) => setTimeout(resolve, 5))
        under--
        return []
      }
      const report = await importCsv({ ...settings, rows, keyOf, existing })
      expect(report.rows.map(({ row, status }) => `${row} ${status}`)).toEqual(rows.map(({ row }) => `${row} created`))
    }
    await check(11)
    expect(looked).toEqual([250, 250, 250, 250, 200])
    expect(most).toBe(4)
    await check(500)
    expect(Math.max(...looked)).toBe(10)
  })

  test.each(['aborted', 'broken off'])('tells which rows in memory were not begun once it is %s', async (how) => {
    const controller = new AbortController()
    const rows: CsvRecord[] = []
    for await (const row of readCsv(
      file(...Array.from({ length: 280 }, (_, at) => `198.18.${4 + Math.floor(at / 200)}.${at % 200},5060,udp`)),
    ))
      rows.push(row)
    const { source: _, ...settings } = job('', { concurrency: 1, signal: controller.signal })
    let asked = 0
    const report = await importCsv({
      ...settings,
      rows,
      ...(how === 'aborted'
        ? { onProgress: ({ done }) => done === 2 && controller.abort() }
        : {
            existing: async () => {
              if (++asked > 1) throw new Error('no network')
              return []
            },
          }),
    })
    const created = how === 'aborted' ? 2 : 250
    expect(report).toMatchObject({ created, waiting: 280 - created })
    expect(report.rows.map(({ row }) => row)).toEqual(rows.map(({ row }) => row))
    expect(rowsToRetry(report)).toEqual(rows.slice(created))
  })

  test('a file that ends in the middle of a quote keeps what was read before', async () => {
    const report = await importCsv(job(file('198.18.3.1,5060,udp', '"198.18.3.2,5060')))
    expect(report.stoppedBy).toMatchObject({ name: 'CsvError', row: 2 })
  })
})
