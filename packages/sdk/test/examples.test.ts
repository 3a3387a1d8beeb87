import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLineboard, type Lineboard } from '../src/index.ts'
import { startCuttableProxy } from './cuttable-proxy.ts'
import { packageDir } from './doc-programs.ts'
import { startProgram } from './run-program.ts'

let server: MockServer
let api: Lineboard
let folder: string
const sessionAt = (url: string) => ({
  LINEBOARD_URL: url,
  LINEBOARD_USERNAME: 'super',
  LINEBOARD_PASSWORD: 'Lineboard1!',
})
const example = (name: string, args: readonly string[], url = server.apiUrl) =>
  startProgram(join(packageDir, 'examples', `${name}.ts`), args, sessionAt(url))

beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 600 } })
  let token: string | undefined
  api = createLineboard({ baseUrl: server.apiUrl, tokens: { token: () => token } })
  token = (await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id
})
afterAll(() => server.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineboard-example-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('nightly-export', () => {
  /** The day with the most calls, whatever the hour the sample data was made at. */
  async function aDay() {
    const calls = await api.CallLog.find({ filter: { fields: ['id', 'startedAt'] } })
    const days = Map.groupBy(calls, ({ startedAt }) => startedAt.slice(0, 10))
    const [[day] = ['']] = [...days].sort(([, one], [, other]) => other.length - one.length)
    const ends = [new Date(`${day}T00:00:00.000Z`), new Date(`${day}T23:59:59.999Z`)] as const
    const where = { startedAt: { between: ends } } as const
    const rows = await api.CallLog.find({ filter: { where, order: 'id ASC' } })
    return { day, rows, file: join(folder, `calls-${day}.ndjson`) }
  }
  const idsIn = (file: string) =>
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id)

  test('writes the calls of a day once', async () => {
    const { day, rows, file } = await aDay()
    expect(rows.length).toBeGreaterThan(2)
    const args = ['--folder', folder, '--day', day]
    expect(await example('nightly-export', args).ended).toMatchObject({ code: 0, err: '' })
    expect(idsIn(file)).toEqual(rows.map(({ id }) => id))
    expect((await example('nightly-export', args).ended).out).toBe(`${file} is there already.\n`)
  })

  test('breaks off with a word, and continues where it was, in the middle of a line too', async () => {
    const { day, rows, file } = await aDay()
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`)
    writeFileSync(`${file}.part`, `${lines[0]}${lines[1]}${lines[2]?.slice(0, 20)}`)
    const { id } = server.control.faults.add({ operation: 'CallLog.find', kind: 'status', status: 500 })
    const args = ['--folder', folder, '--day', day]
    const broken = await example('nightly-export', args).ended
    server.control.faults.clear(id)
    expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('Run it again to go on.')])
    const again = await example('nightly-export', args).ended
    expect([again.code, again.out]).toEqual([0, expect.stringContaining(`Going on after the call ${rows[1]?.id}.`)])
    expect(idsIn(file)).toEqual(rows.map((row) => row.id))
  })
})

describe('live-wallboard', () => {
  const ring = (callerNumber: string) =>
    api.CallLog.upsert({
      body: {
        customerId: 2,
        direction: 'inbound',
        status: 'answered',
        startedAt: new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 86_399_000).toISOString(),
        callerNumber,
        trackingNumber: '+16465550118',
      },
    })

  test('shows calls as they come, of a burst one picture, and survives a broken connection', {
    timeout: 30_000,
  }, async () => {
    const proxy = await startCuttableProxy(server.url)
    const board = example('live-wallboard', [], `${proxy.url}/api/v1`)
    await board.prints(/CALLS TODAY {2}connected\n/)
    await ring('+12125550181')
    await board.prints(/\+12125550181 +now/)
    const before = board.out().length
    for (let at = 10; at < 60; at += 1) await ring(`+121255502${at}`)
    await board.prints(/\+12125550259 +now/)
    expect(
      board
        .out()
        .slice(before)
        .match(/CALLS TODAY/g)?.length,
    ).toBeLessThan(10)

    proxy.cut()
    await ring('+12125550191')
    await board.prints(/\+12125550191 +now/)
    board.stop()
    expect(await board.ended).toMatchObject({ code: 0, err: '' })
    proxy.close()
  })
})

describe('provision-from-spreadsheet', () => {
  const spreadsheet = join(packageDir, 'examples/numbers.csv')

  test('says what it would do, does it when told, and does nothing twice', async () => {
    const before = (await api.OpNumber.count()).count
    const dry = await example('provision-from-spreadsheet', [spreadsheet]).ended
    expect(dry).toMatchObject({ code: 0, err: '' })
    expect(dry.out).toContain(
      'row 1: +12125550159 is added, with the source Spring leaflets and the receiving number +12125550171',
    )
    expect(dry.out).toContain('Nothing is done yet')
    expect((await api.OpNumber.count()).count).toBe(before)

    const real = await example('provision-from-spreadsheet', [spreadsheet, '--apply']).ended
    expect([real.code, real.out]).toEqual([
      0,
      'row 1: +12125550159 added\nrow 2: +12125550160 added\nrow 3: +12125550161 added\n',
    ])
    const where = { tracking_number: { inq: ['+12125550159', '+12125550160', '+12125550161'] } } as const
    const made = await api.OpNumber.find({ filter: { where, include: ['TrackingSource'], order: 'id ASC' } })
    expect(made.map((row) => row.TrackingSource?.name)).toEqual(['Spring leaflets', 'Spring leaflets', 'Radio spots'])

    const again = await example('provision-from-spreadsheet', [spreadsheet, '--apply']).ended
    expect(again.out).toContain('row 3: +12125550161 is there already')
    expect((await api.OpNumber.count()).count).toBe(before + 3)
  })

  test('names the rows that cannot be', async () => {
    const file = join(folder, 'broken.csv')
    writeFileSync(file, 'Number,Source,Receiving number\nseven,Radio,+12125550172\n+12125550177,,+12125550172\n')
    const { code, out } = await example('provision-from-spreadsheet', [file, '--apply']).ended
    expect([code, out]).toEqual([1, 'row 1: "seven" is no number such as +12125550142\nrow 2: Source is empty\n'])
  })
})

test('the mock server saw no call against the contract', () => {
  expect(server.control.violations.list()).toEqual([])
})
