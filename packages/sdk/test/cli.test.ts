import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractDocument } from '@lineboard/contract/document'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../src/cli/run-cli.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'
import { packageDir } from './doc-programs.ts'

async function lineboard(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const terminal = capturedTerminal({ env })
  const code = await runCli(args, terminal)
  return { code, out: terminal.out(), err: terminal.err() }
}

const folder = mkdtempSync(join(tmpdir(), 'lineboard-cli-'))
let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ seed: 1, now: new Date('2026-03-11T20:30:00Z'), size: { callLogs: 50 } })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})
const env = (LINEBOARD_USERNAME = 'super') => ({
  LINEBOARD_URL: server.apiUrl,
  LINEBOARD_USERNAME,
  LINEBOARD_PASSWORD: 'Lineboard1!',
})

/** A file in the folder of these tests. */
function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('a password in an address', () => {
  const addresses = [
    'https://admin:s3cretive@core.example/api/v1',
    'https://s3cretive@core.example/api/v1',
    'https://admin:s3cret/ive@core.example/api/v1',
    'https://admin:s3cretive@:bad/api/v1',
    'ftp://admin:s3cretive@core.example/api/v1',
  ]
  const asSuper = ['--username', 'super', '--password', 'Lineboard1!']
  const csv = fileOf('contacts.csv', 'number\n+12125550142\n')
  /** Each command that calls a server, with what it needs before the address. */
  const commands = [
    ['check'],
    ['call', 'Customer.find'],
    ['call', 'DashUser.authenticate', '{"body":{"username":"super","password":"Lineboard1!"}}'],
    ['export', 'call-logs'],
    ['import', 'contacts', csv],
  ]

  test.each(commands)('is refused by %s %s, and never printed', async (...command) => {
    for (const address of addresses) {
      const answers = [
        await lineboard([...command, '--url', address, ...asSuper]),
        await lineboard([...command, ...asSuper], { LINEBOARD_URL: address }),
        ...(command[0] === 'check' ? [await lineboard(['check', address, ...asSuper])] : []),
      ]
      for (const { code, out, err } of answers) {
        expect([code, out]).toEqual([2, ''])
        expect(err).toMatch(/leave out what stands before the @, and give LINEBOARD_USERNAME and LINEBOARD_PASSWORD/)
        expect(err).not.toMatch(/s3cret|ive@/)
      }
    }
  })

  test.each([
    [[]],
    [['export']],
    [['import']],
    [['call']],
    [['call', 'Customer.find']],
    [['check', 'https://x.example']],
  ])('is not printed where it is no address: %j', async (before) => {
    for (const address of addresses) {
      const { code, out, err } = await lineboard([...before, address, 'https://admin:s3cretive@core.example'])
      expect([code, out]).toEqual([2, ''])
      expect(err).not.toMatch(/s3cret|ive@/)
    }
  })
})

test.each(['--version', '-v'])('%s prints the version of the package', async (flag) => {
  const { version } = JSON.parse(readFileSync(`${packageDir}/package.json`, 'utf8'))
  expect(await lineboard([flag])).toEqual({ code: 0, out: `${version}\n`, err: '' })
})

test.each(['--help', '-h', 'help'])('%s tells of the version and of every exit code', async (flag) => {
  const { code, out } = await lineboard([flag])
  expect([code, out]).toEqual([0, expect.stringMatching(/--version[\s\S]*Exit code 0: .* 1: .* 2: .*\s.* 130: /)])
})

test('says before a call deletes more rows than can be undone, or an unknown number of them', async () => {
  const calls = server.store.table('CallLog')
  const [call] = calls.find({ limit: 1 })
  if (!call) throw new Error('There is no call')
  for (let id = 1001; id <= 1502; id++) calls.insert({ ...call, id, callId: `copy ${id}` })
  const deleting = (operation: string, where: object) =>
    lineboard(['call', operation, JSON.stringify({ where })], env())
  const kept = "can't be undone.\n"
  expect(await deleting('CallLog.deleteAll', { id: 1001 })).toMatchObject({ code: 0, err: '' })
  const many = await deleting('CallLog.deleteAll', { id: { gt: 1000 } })
  expect(many).toMatchObject({ code: 0, err: `CallLog.deleteAll: deletes 501 rows. More than 500 ${kept}` })
  const unknown = await deleting('Observer.deleteAll', { id: 999_999 })
  expect(unknown).toMatchObject({ code: 0, err: `Observer.deleteAll: more than 500 deleted rows ${kept}` })
  expect(calls.size).toBe(50)
})

describe('--output', () => {
  /** A read of each kind of answer, by what the command says of it without a file. */
  const reads: readonly [kind: string, operation: string, args: object][] = [
    ['a list', 'Language.find', {}],
    ['a count', 'Customer.count', {}],
    ['a row', 'Customer.findById', { id: 2 }],
    ['text', textRead(), {}],
    ['nothing', 'DashUser.logout', {}],
  ]

  /** A call whose answer is text, as a CSV. */
  function textRead(): string {
    const found = contractDocument.operations.find(
      ({ method, answers, parameters }) =>
        method === 'GET' &&
        Object.keys(answers['200']?.content ?? {}).join() === 'text/csv' &&
        parameters.every(({ required }) => !required),
    )
    if (!found) throw new Error('No call answers text')
    return found.id
  }

  test.each(reads)('takes %s, as it would be printed', async (kind, operation, args) => {
    const call = ['call', operation, JSON.stringify(args)]
    const file = join(folder, `${operation}.out`)
    const printed = await lineboard(call, env())
    expect(await lineboard([...call, '--output', file], env())).toEqual({ code: 0, out: '', err: '' })
    expect([printed.code, readFileSync(file, 'utf8')]).toEqual([0, printed.out])
    expect(printed.out === '').toBe(kind === 'nothing')
  })

  test('takes a file, which is not printed', async () => {
    const call = [...server.store.table('CallLog').all()].find((row) => row.recordingId)
    const args = ['call', 'Storage.getRecording', JSON.stringify({ recording_id: call?.recordingId })]
    const file = join(folder, 'recording')
    expect(await lineboard(args, env())).toMatchObject({ code: 2, err: expect.stringContaining('with --output FILE') })
    expect(await lineboard([...args, '--output', file], env())).toEqual({ code: 0, out: '', err: '' })
    expect(readFileSync(file).length).toBeGreaterThan(100)
  })
})

describe('a file that cannot be written', () => {
  const csv = fileOf('numbers.csv', 'number\n+12125550142\n')
  test.each([
    ['output', ['call', 'Customer.create', '{"body":{"companyName":"Pier 18"}}']],
    ['rejects', ['import', 'receiving-numbers', csv]],
    ['profile', ['check', '--semantics', '--write']],
  ])('is said of --%s before anything is asked for', async (flag, command) => {
    const before = server.control.journal.list().length
    for (const place of [folder, join(folder, 'nowhere', 'file'), join(csv, 'file')]) {
      const { code, out, err } = await lineboard([...command, `--${flag}`, place], env())
      expect([code, out, err.startsWith(`--${flag}: ${place} cannot be written: `)]).toEqual([2, '', true])
    }
    expect(server.control.journal.list().length).toBe(before)
  })
})

describe('an address without the path of the API', () => {
  const csv = fileOf('rows.csv', 'number\n+12125550142\n')
  const token = ['--token', 'a-token-of-old']
  test.each([
    ['check', []],
    ['check', token],
    ['check', ['--semantics', ...token]],
    ['call', ['Customer.find']],
    ['call', ['Customer.find', '{}', ...token]],
    ['export', ['call-logs']],
    ['export', ['call-logs', ...token]],
    ['import', ['receiving-numbers', csv]],
    ['import', ['receiving-numbers', csv, ...token]],
  ])(
    'is named as what is missing by %s %j',
    async (command, args) => {
      for (const path of ['', '/', '/docs/nowhere']) {
        const { origin } = new URL(server.apiUrl)
        const { code, out, err } = await lineboard([command, ...args, '--url', `${origin}${path}`], {
          ...env(),
          LINEBOARD_URL: '',
        })
        expect([code, out]).toEqual([2, ''])
        expect(err).toMatch(/\. The address has no \/api\/v1, where the API is: try http:\/\/[^/]+\/api\/v1\.\n$/)
      }
    },
    20_000,
  )

  test('is not blamed for a row that is not there', async () => {
    const { err } = await lineboard(['call', 'Customer.findById', '{"id":99999}'], env())
    expect(err).toBe('Customer.findById: 404 Unknown "Customer" id "99999".\n')
  })
})

describe('an import of rows that name others which are not there', () => {
  const numbers = fileOf(
    'named.csv',
    'tracking_number,customerId,tracking_sourceId,receiving_numberId\n+12125550161,2,,\n+12125550162,99999,88888,77777\n',
  )

  test('is reported dry by row and field, in words', async () => {
    const { code, out, err } = await lineboard(['import', 'tracking-numbers', numbers, '--dry-run'], env())
    expect([code, err, out.split('\n').slice(0, 3).toSorted()]).toEqual([
      1,
      '',
      [
        'row 3, customerId: There is no customer 99999 that you may see',
        'row 3, receiving_numberId: There is no receiving number 77777 that you may see',
        'row 3, tracking_sourceId: There is no tracking source 88888 that you may see',
      ],
    ])
    expect(out).toContain('1 would be created, 1 rejected.')
  })

  test('says what could not be looked up', async () => {
    const refusal = { error: { statusCode: 403, name: 'Error', message: 'Access Denied' } }
    server.control.scenarios.add({ operation: 'Customer.find', answers: [{ status: 403, body: refusal }] })
    const { out, err } = await lineboard(['import', 'tracking-numbers', numbers, '--dry-run'], env())
    expect(err).toBe('Whether each customer of customerId is there could not be looked up: Access Denied.\n')
    expect(out).toContain('row 3, tracking_sourceId: ')
  })

  test.each([[[]], [['--dry-run']]])('is not begun for a --customer who is not there %j', async (flags) => {
    const csv = fileOf('of-nobody.csv', 'number\n+12125550142\n')
    const before = server.store.table('ReceivingNumber').count()
    const args = ['import', 'receiving-numbers', csv, '--customer', '99999', ...flags]
    expect(await lineboard(args, env())).toEqual({
      code: 2,
      out: '',
      err: '--customer: there is no customer 99999 that you may see.\n',
    })
    expect(server.store.table('ReceivingNumber').count()).toBe(before)
  })
})
