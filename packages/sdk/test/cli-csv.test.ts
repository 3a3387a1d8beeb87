import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadRows, sampleRows, startLoopback } from '@lineboard/loopback-server'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCli } from '../src/cli/run-cli.ts'
import type { Terminal } from '../src/cli/terminal.ts'
import { createLineboard } from '../src/client/client.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'
import { packageDir } from './doc-programs.ts'
import { startProgram } from './run-program.ts'

let server: MockServer
let folder: string
const env = () => ({ LINEBOARD_URL: server.apiUrl, LINEBOARD_USERNAME: 'super', LINEBOARD_PASSWORD: 'Lineboard1!' })

async function lineboard(args: readonly string[], more: Partial<Terminal> & { isTTY?: boolean } = {}) {
  const terminal = capturedTerminal({ env: env(), ...more })
  const code = await runCli(args, terminal)
  return { code, out: terminal.out(), err: terminal.err() }
}

const superToken = async (baseUrl: string) =>
  (await createLineboard({ baseUrl }).DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } }))
    .id

beforeAll(async () => {
  server = await createMockServer({
    seed: 1,
    strict: true,
    now: new Date('2026-03-11T20:30:00Z'),
    size: { callLogs: 1200 },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineboard-cli-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('export', () => {
  test('writes all rows of a list', async () => {
    const { code, out, err } = await lineboard(['export', 'call-logs'])
    const lines = out.trimEnd().split('\r\n')
    expect([code, err, lines.length]).toEqual([0, '', 1201])
    expect(lines[0]).toMatch(/^id,callId,customerId,direction,status,startedAt,/)
  })

  test('writes filters for the server of a profile, and says what is none', async () => {
    const profile = join(folder, 'core.json')
    const facts = { profileVersion: 1, lacks: [], refusedIncludes: ['CallLog.TrackingSource'], maxDepth: 5 }
    writeFileSync(profile, JSON.stringify({ ...facts, maxUrlLength: 4000 }))
    const columns = ['--columns', 'id,TrackingSource.name']
    const refused = await lineboard(['export', 'call-logs', '--profile', profile, ...columns])
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('refuses to include TrackingSource')])
    writeFileSync(profile, JSON.stringify({ profileVersion: 7 }))
    const sources = join(folder, 'sources.csv')
    writeFileSync(sources, 'Name,Type\nLeaflets,other\n')
    for (const args of [
      ['export', 'call-logs'],
      ['import', 'tracking-sources', sources],
    ]) {
      const none = await lineboard([...args, '--profile', profile])
      expect([none.code, none.err]).toEqual([
        2,
        expect.stringMatching(/core\.json cannot be read as a profile.*version 7/),
      ])
    }
  })

  test.each(['memory', 'sqlite3'] as const)(
    'writes what a condition on related rows says, and nothing else, from a stock LoopBack server (%s)',
    async (connector) => {
      const rows = await sampleRows(server, await superToken(server.apiUrl))
      const loopback = await startLoopback(connector)
      await loadRows(loopback, rows)
      const args = [
        'export',
        'tracking-numbers',
        '--columns',
        'id',
        '--filter',
        'trackingSourceName:"e", trackingSourceName:!"Search"',
      ]
      const [theirs, ours] = [await lineboard([...args, '--url', loopback.apiUrl]), await lineboard(args)]
      expect([theirs.code, theirs.err, theirs.out]).toEqual([0, '', ours.out])
      const count = ours.out.split('\r\n').length
      expect(count).toBeGreaterThan(3)
      expect(count).toBeLessThan((rows.get('OpNumber') ?? []).length)
      const [source = {}] = rows.get('TrackingSource') ?? []
      await loopback.load(
        'TrackingSource',
        Array.from({ length: 501 }, (_, at) => ({ ...source, id: at + 1, name: `Source ${at}` })),
      )
      const many = await lineboard([
        'export',
        'tracking-numbers',
        '--url',
        loopback.apiUrl,
        '--filter',
        'trackingSourceName:"Source"',
      ])
      expect([many.code, many.out, many.err]).toEqual([2, '', expect.stringContaining('more than 500 related rows')])
      await loopback.close()
    },
  )

  test('obeys filter, period, columns and time zone', async () => {
    const columns = 'id,startedAt,TrackingSource.name'
    const args = [
      'export',
      'call-logs',
      '--filter',
      'trackingSourceName:"a", 3 PM',
      '--period',
      'last30',
      '--columns',
      columns,
    ]
    const { code, out } = await lineboard([...args, '--time-zone', 'America/New_York'], {
      now: () => new Date('2026-03-11T20:30:00Z'),
    })
    const [head, ...rows] = out.trimEnd().split('\r\n')
    expect([code, head]).toEqual([0, columns])
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toMatch(/^\d+,2026-0[23]-\d\d 1[45]:\d\d:\d\d,"?.*[aA]/)
    const calls = server.store.table('CallLog')
    const ids = rows.map((row) => Number(row.split(',')[0]))
    for (const id of ids) expect(calls.get(id)?.startedAt.slice(0, 10) ?? '').toMatch(/^2026-0(2-(09|[12]\d)|3)/)
  })

  test('says what to do where a server does not know how a filter asks, and nothing of filters elsewhere', async () => {
    const { scenarios } = server.control
    const profile = join(folder, 'core.json')
    const facts = { profileVersion: 1, lacks: [], refusedIncludes: [], maxDepth: 5, maxUrlLength: 8000 }
    writeFileSync(profile, JSON.stringify(facts))
    const filter = ['--filter', 'callerNumber:"212"']
    for (const [more, expected] of [
      [filter, true],
      [[], false],
      [[...filter, '--profile', profile], false],
    ] as const) {
      scenarios.add({ operation: 'CallLog.find', answers: Array(3).fill({ status: 500 }) })
      const { code, err } = await lineboard(['export', 'call-logs', '--columns', 'id', ...more])
      expect([code, err.includes('lineboard check --semantics --profile FILE')]).toEqual([2, expected])
      scenarios.clear()
    }
  })

  test('continues after the row it broke off at', async () => {
    const { scenarios } = server.control
    scenarios.add({ operation: 'CallLog.find', answers: ['normal', ...Array(3).fill({ status: 500 })] })
    const first = await lineboard(['export', 'call-logs', '--columns', 'id'])
    expect(first).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^It broke off after 500 rows: 500 .*Go on with --after \d+\.\n$/),
    })
    const after = /--after (\d+)/.exec(first.err)?.[1] ?? ''
    const rest = await lineboard(['export', 'call-logs', '--columns', 'id', '--after', after])
    const ids = (first.out + rest.out).trimEnd().split('\r\n').slice(1)
    expect([rest.code, ids.length, new Set(ids).size]).toEqual([0, 1200, 1200])
  })

  test('shows progress on a terminal alone', async () => {
    let ms = 0
    const now = () => {
      ms += 200
      return new Date(ms)
    }
    const shown = await lineboard(['export', 'call-logs', '--columns', 'id'], { isTTY: true, now })
    expect(shown.err).toMatch(/█+░* +\d+% \d+ of 1200 rows/)
    expect((await lineboard(['export', 'call-logs', '--columns', 'id'])).err).toBe('')
  })

  test('ends without a word when its reader goes away', async () => {
    const stop = new AbortController()
    const stdout = {
      write() {
        stop.abort('closed')
        return true
      },
    }
    expect(await lineboard(['export', 'call-logs'], { stdout, signal: stop.signal })).toMatchObject({
      code: 0,
      err: '',
    })
  })

  test('says what of a filter looks like a condition and is a text, apart from the rows', async () => {
    expect(await lineboard(['export', 'gateways', '--columns', 'id', '--filter', 'nope:1'])).toEqual({
      code: 0,
      out: expect.stringMatching(/^id\r\n[\d\r\n]*$/),
      err: expect.stringMatching(/^--filter: "nope:1" is looked for as a text\. [^\n]+\n$/),
    })
  })

  test('says by its exit code that it was interrupted', async () => {
    expect((await lineboard(['export', 'call-logs'], { signal: AbortSignal.abort('interrupted') })).code).toBe(130)
  })

  test.each([
    [['export'], /^Which list\? Choose one of call-logs, customers, /],
    [['export', 'calls'], /^There is no list calls\. Choose one of call-logs/],
    [
      ['export', 'call-logs', '--filter', 'statu:"x"'],
      /^--filter, character 1: There is no field statu\.\n {2}statu:"x"\n {2}\^\nIts keys: phonebookName/,
    ],
    [['export', 'call-logs', '--period', 'last31'], /^There is no period last31\. Write a month \(2026-02\), a day /],
    [['export', 'call-logs', '--from', 'soon'], /Write days as --from/],
    [['export', 'gateways', '--period', 'today'], /^This list has no dates/],
    [
      ['export', 'call-logs', '--period', 'last7', '--from', '2026-03-01', '--to', '2026-03-02'],
      /^--from and --to are days of a period of your own: leave out --period last7\./,
    ],
    [['export', 'call-logs', '--from', '2026-03-02', '--to', '2026-03-01'], /^--to 2026-03-01 is before --from/],
    [['export', 'call-logs', '--to', '2026-03-01'], /^--to wants --from/],
    [['export', 'call-logs', '--columns', 'id,nope'], /^There is no column nope\. Choose from id, callId/],
    [['export', 'call-logs', '--time-zone', 'Mars/Base'], /^There is no time zone Mars\/Base/],
    [['export', 'call-logs', '--colums', 'id'], /^There is no flag --colums\. Did you mean --columns\?/],
  ])('%j says what to do', async (args, expected) => {
    expect(await lineboard(args)).toEqual({ code: 2, out: '', err: expect.stringMatching(expected) })
  })
})

describe('import', () => {
  const csv =
    'Tracking number,Note,Customer id\r\n+12125550189,=1+1,2\r\n12x,Two,2\r\n+12125550187,"Three, and more",2\r\n+12125550189,Four,2\r\n'
  const map = ['--map', 'Note=description']
  const count = () => server.store.table('OpNumber').count()
  function file(text: string | Uint8Array = csv) {
    const path = join(folder, 'numbers.csv')
    writeFileSync(path, text)
    return path
  }

  test('dry, says what it would do and does nothing', async () => {
    const before = count()
    const { code, out } = await lineboard(['import', 'tracking-numbers', file(), ...map, '--dry-run'])
    expect([code, count()]).toEqual([1, before])
    expect(out).toBe(
      `row 3, tracking_number: Must be a phone number that its country has, with + and its code, such as +12125550142\n2 would be created, 1 there already, 1 rejected. Nothing is done yet: leave --dry-run out to do it.\n`,
    )
  })

  test.each([
    ['tracking-numbers', 'tracking_number', '+15550123456', 'a phone number that its country has'],
    ['receiving-numbers', 'number', '+15550123456', 'a phone number that its country has'],
    ['blocked-numbers', 'number', '+1234', 'a phone number of a length that its country has'],
    ['contacts', 'number', '+1234', 'a phone number of a length that its country has'],
    ['customers', 'phone', '+15550123456', 'a phone number that its country has'],
  ])('of %s, dry, refuses by the rules beyond the schema, as the server does', async (list, field, value, expected) => {
    const name = list === 'customers' ? 'companyName' : list === 'contacts' ? 'name' : 'description'
    const args = ['import', list, file(`${field},${name}\n${value},One\n`)]
    const { code, out } = await lineboard([...args, '--dry-run'])
    expect([code, out]).toEqual([1, expect.stringContaining(`row 2, ${field}: Must be ${expected}`)])
    expect(out).toContain('0 would be created, 1 rejected.')
  })

  test('replaces no file of rows by those of it that were rejected', async () => {
    const [before, path] = [count(), file()]
    const { code, err } = await lineboard([
      'import',
      'tracking-numbers',
      path,
      ...map,
      '--rejects',
      join(folder, '.', 'numbers.csv'),
    ])
    expect([code, err]).toEqual([2, `--rejects: ${path} is the file of the rows itself. Name another one.\n`])
    expect([count(), readFileSync(path, 'utf8')]).toEqual([before, csv])
  })

  test('creates nothing where the rejected ones could not be handed back', async () => {
    const before = count()
    const rejects = join(folder, 'nowhere', 'rejects.csv')
    const { code, out, err } = await lineboard(['import', 'tracking-numbers', file(), ...map, '--rejects', rejects])
    expect([code, out, count()]).toEqual([2, '', before])
    expect(err).toContain(`--rejects: ${rejects} cannot be written`)
  })

  test('creates rows once, and returns the rejected ones for correction', async () => {
    const before = count()
    const rejects = join(folder, 'rejects.csv')
    const args = ['import', 'tracking-numbers', file(), ...map]
    const { code, out } = await lineboard([...args, '--rejects', rejects, '--json'])
    const report = JSON.parse(out)
    expect([code, report.counts]).toEqual([1, { created: 2, changed: 0, valid: 0, skipped: 1, rejected: 1, failed: 0 }])
    expect(report.rows[1]).toMatchObject({ row: 3, status: 'rejected', problems: [{ field: 'tracking_number' }] })
    expect(report.rows[3]).toMatchObject({ row: 5, status: 'skipped', reason: 'The same as row 2' })
    expect(count()).toBe(before + 2)
    expect((await lineboard(args)).out).toContain('0 created, 3 there already, 1 rejected.')
    expect(count()).toBe(before + 2)

    const handed = readFileSync(rejects, 'utf8')
    expect(handed).toMatch(
      /^Tracking number,Note,Customer id,Row of the file,Rejected because\r\n12x,Two,2,3,"tracking_number: Must be a phone number/,
    )
    writeFileSync(rejects, handed.replace('12x', '+12125550196'))
    const again = await lineboard(['import', 'tracking-numbers', rejects, ...map])
    expect(again).toMatchObject({ code: 0, out: '1 created.\n' })
  })

  test('tells what the server refused, by row and field, and what failed', async () => {
    const text = 'name,type\nOne,print\nTwo,print\n'
    const details = { context: 'TrackingSource', codes: { name: ['custom'] }, messages: { name: ['is not wanted'] } }
    const refusal = { error: { statusCode: 422, name: 'ValidationError', message: 'No.', details } }
    const answers = [{ status: 422, body: refusal }, { status: 500 }]
    server.control.scenarios.add({ operation: 'TrackingSource.upsert', answers })
    const args = ['import', 'tracking-sources', file(text), '--customer', '2', '--concurrency', '1']
    expect(await lineboard(args)).toMatchObject({
      code: 1,
      out: 'row 2, name: is not wanted\nrow 3: 500 Internal Server Error\n0 created, 1 rejected, 1 failed.\n',
    })
    expect(await lineboard(args)).toMatchObject({ code: 0, out: '2 created.\n' })
  })

  test.each([
    ['a,b\n1,2\n', [], /^No column is number, and no field is called "a", "b"\. Say which it is with --map 'a=number'/],
    [csv, ['--map', 'Note=nope'], /^--map takes 'Heading=field'/],
    ['', [], /has no rows/],
    ['number\n\n+12125550143\n"+12125550142\n', [], /numbers\.csv, row 4: /],
    [
      'number,number\n1,2\n',
      [],
      /^Two columns are called "number"\. Leave one out with --map 'number=' or --map 'number \(2\)='/,
    ],
    ['number\n\n+12125550143\n', ['--heading-row', '2'], /numbers\.csv: The row of the headings is empty\./],
    [csv, ['--heading-row', '0'], /heading-row/],
    [new Uint8Array([0xff, 0xfe, 0x6e]), [], /numbers\.csv: The file is no text in UTF-8, UTF-16 or Windows-1252/],
  ])('%j %j says what to do', async (text, flags, expected) => {
    const { code, err } = await lineboard(['import', 'receiving-numbers', file(text), ...flags])
    expect([code, err]).toEqual([2, expect.stringMatching(expected)])
  })

  test('of a list that rows cannot be made of names those that they can', async () => {
    const { code, err } = await lineboard(['import', 'call-logs', file()])
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/no list call-logs\. Choose one of customers, tracking-numbers/),
    ])
  })
})

describe('the command', () => {
  test.each(['check', 'export', 'import'])('%s --help tells its flags and exit codes', async (name) => {
    const { code, out } = await lineboard([name, '--help'])
    expect([code, out]).toEqual([0, expect.stringMatching(/--timeout SECONDS[\s\S]*Exit code 0: /)])
  })

  test('colours a terminal, unless NO_COLOR is set', async () => {
    const args = ['import', 'receiving-numbers', 'nowhere.csv']
    expect((await lineboard(args, { isTTY: true })).err).toBe('\u001b[31mThere is no file nowhere.csv.\u001b[0m\n')
    expect((await lineboard(args, { isTTY: true, env: { NO_COLOR: '1' } })).err).toBe('There is no file nowhere.csv.\n')
  })

  test('runs as a program, with an exit code', async () => {
    const program = join(packageDir, 'src/cli/lineboard.ts')
    const { code, out, err } = await startProgram(program, ['export', 'customers', '--columns', 'companyName'], env())
      .ended
    expect([code, err, out.split('\r\n').length]).toEqual([0, '', server.store.table('Customer').count() + 2])
    expect((await startProgram(program, ['nothing'], env()).ended).code).toBe(2)
  })
})

test('the mock server saw no call against the contract', () => {
  expect(server.control.violations.list()).toEqual([])
})
