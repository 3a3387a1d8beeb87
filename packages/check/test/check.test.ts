import { contractDocument } from '@lineboard/contract/document'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../sdk/src/cli/run-cli.ts'
import { capturedTerminal } from '../../sdk/src/testing/captured-terminal.ts'
import { contractEffects } from '../../sdk/src/testing/contract-effects.ts'
import { startDriftingServer } from '../../sdk/test/drifting-server.ts'

const session = { id: 'a-session-token-of-a-test', ttl: 1209600, created: '2026-03-01T00:00:00.000Z', userId: 1 }
const password = 'Lineboard1!'
const asSuper = ['--username', 'super', '--password', password]

async function check(url: string, ...flags: string[]) {
  const terminal = capturedTerminal()
  const code = await runCli(['check', url, ...flags], terminal)
  return { code, out: terminal.out(), err: terminal.err() }
}

describe('the mock server', () => {
  let server: MockServer
  beforeAll(async () => {
    server = await createMockServer({ seed: 1, size: { callLogs: 300 } })
  })
  afterAll(() => server.close())

  test('is as the contract says, in reading and in writing, and is left as it was', async () => {
    const before = server.store.table('Customer').count()
    const { code, out, err } = await check(server.apiUrl, ...asSuper, '--write', '--json')
    const report = JSON.parse(out)
    expect(err).toBe('')
    expect(report.operations.flatMap((operation: { drift: unknown[] }) => operation.drift)).toEqual([])
    expect(report.counts.ok).toBeGreaterThan(120)
    expect([code, report.isAsContract]).toEqual([0, true])
    expect(report.operations.map(({ operationId }: { operationId: string }) => operationId)).toContain(
      'Customer.deleteById',
    )
    expect(server.store.table('Customer').count()).toBe(before)
    expect(server.control.violations.list()).toEqual([])
  })

  test('is asked for every read by GET and POST and nothing else, unless told to write', async () => {
    const reads = [...(await contractEffects())].filter(([, { effect }]) => effect === 'read').map(([id]) => id)
    const puts = new Set(contractDocument.operations.filter(({ method }) => method === 'PUT').map(({ id }) => id))
    const sent = reads.filter((id) => !puts.has(id))
    expect(sent.length).toBeLessThan(reads.length)
    server.control.journal.clear()
    const { out } = await check(server.apiUrl, ...asSuper, '--json')
    const report = JSON.parse(out)
    expect(report.operations.map(({ operationId }: { operationId: string }) => operationId).sort()).toEqual(
      reads.sort(),
    )
    expect(report.counts).toEqual({ ok: sent.length, skipped: reads.length - sent.length })
    const called = new Set(server.control.journal.list().map(({ operationId }) => operationId))
    expect([...called].sort()).toEqual([...sent, 'DashUser.authenticate', 'DashUser.logout'].sort())
  })

  test('is asked by PUT with --write, and the report says so without', async () => {
    const only = ['--only', 'PaymentMethod.invoice,Report.dashboardData']
    const { code, out } = await check(server.apiUrl, ...asSuper, ...only)
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('Not asked (PUT is sent only with --write): PaymentMethod.invoice'),
    ])
    expect((await check(server.apiUrl, ...asSuper, ...only, '--write')).out).toMatch(/: 2 calls as the contract/)
  })

  test('with a broken answer is found out, by operation', async () => {
    const { id } = server.control.faults.add({ operation: 'Language.find', kind: 'malformed' })
    const { code, out } = await check(server.apiUrl, ...asSuper, '--only', 'Language.find,Customer.*')
    server.control.faults.clear(id)
    expect(code).toBe(1)
    expect(out).toMatch(/^Language\.find {2}GET \/Languages\n {4}body: expected JSON, got "/)
    expect(out).toMatch(/1 of 5 calls not as the contract/)
  })

  test.each([
    [{ kind: 'status', status: 500 }, /status: expected 200, got 500, Internal Server Error/],
    [{ kind: 'cut' }, /answer: expected one, got /],
    [{ kind: 'status', status: 200, body: [{ id: 'one' }] }, /body \/\*\/id: expected integer, got "one"/],
  ] as const)('with the fault %j is found out', async (fault, expected) => {
    const { id } = server.control.faults.add({ operation: 'Whitelist.find', ...fault })
    const { code, out } = await check(server.apiUrl, ...asSuper, '--only', 'Whitelist.*')
    server.control.faults.clear(id)
    expect([code, out]).toEqual([1, expect.stringMatching(expected)])
  })

  test('tells drift in inferred fields from drift in those that the documents name', async () => {
    const customer = { id: 1, companyName: 7, balance: 0, currency: 'USD' }
    const { id } = server.control.faults.add({
      operation: 'Customer.find',
      kind: 'status',
      status: 200,
      body: [customer],
    })
    const { out } = await check(server.apiUrl, ...asSuper, '--only', 'Customer.find')
    const { out: json } = await check(server.apiUrl, ...asSuper, '--only', 'Customer.find', '--json')
    server.control.faults.clear(id)
    expect(out).toMatch(/body \/\*\/companyName: expected string, got 7\n/)
    expect(out).toMatch(/body \/\*\/state: expected a value, got nothing; inferred\n/)
    expect(out).not.toMatch(/in such fields alone/)
    const [{ drift }] = JSON.parse(json).operations
    expect(drift).toContainEqual(expect.objectContaining({ where: 'body /*/companyName', source: 'stated' }))
    expect(drift).toContainEqual(expect.objectContaining({ where: 'body /*/createdAt', source: 'inferred' }))
  })

  test('counts the calls that differ in inferred fields alone', async () => {
    const body = [{ id: 1, name: 'English' }]
    const { id } = server.control.faults.add({ operation: 'Language.find', kind: 'status', status: 200, body })
    const { out } = await check(server.apiUrl, ...asSuper, '--only', 'Language.find')
    server.control.faults.clear(id)
    expect(out).toMatch(
      /Inferred: the documents of the core API do not name the field\. 1 call differs in such fields alone\./,
    )
  })

  test('that does not keep what is written is found out, and nothing is left behind', async () => {
    const before = server.store.table('Customer').count()
    const body = { count: 0 }
    const { id } = server.control.faults.add({
      operation: 'TrackingSource.deleteById',
      kind: 'status',
      status: 200,
      body,
      count: 1,
    })
    const { code, out } = await check(server.apiUrl, ...asSuper, '--write')
    server.control.faults.clear(id)
    expect([code, out]).toEqual([1, expect.stringContaining('effect /count: expected 1, got 0')])
    expect(out).toContain('effect status: expected 404, as it was deleted, got 200')
    expect(server.store.table('Customer').count()).toBe(before)
  })

  test('without codes at sign-in lacks nothing that the documents have', async () => {
    const error = { statusCode: 404, name: 'Error', message: 'There is no method to handle it' }
    const codes = ['find', 'begin', 'confirm', 'verify', 'disable', 'reset'] as const
    const faults = codes.map((verb) =>
      server.control.faults.add({
        operation: `DashUser.${verb}SecondFactor`,
        kind: 'status',
        status: 404,
        body: { error },
      }),
    )
    const { code, out } = await check(server.apiUrl, ...asSuper, '--only', 'DashUser.*')
    for (const { id } of faults) server.control.faults.clear(id)
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('Not asked (the documents do not have this call): DashUser.findSecondFactor'),
    ])
  })

  test('is checked whole by a user with codes who gave none lately: no call of a check needs one', async () => {
    const body = JSON.stringify({ username: 'super', password })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${server.apiUrl}/DashUsers/authenticate`, { method: 'POST', headers, body })
    const { id }: { id: string } = await answer.json()
    server.store.table('SecondFactor').insert({ id: 1, secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', recovery: [] })
    server.control.journal.clear()
    const { code } = await check(server.apiUrl, '--token', id, '--write')
    server.store.table('SecondFactor').delete(1)
    expect(code).toBe(0)
    expect(server.control.journal.list().filter(({ status }) => status === 403)).toEqual([])
  })

  test('tells somebody with few rights what they could not see', async () => {
    const { code, out } = await check(server.apiUrl, '--username', 'readonly', '--password', password)
    expect(code).toBe(0)
    expect(out).toContain('Not for this session (')
  })
})

describe('another LoopBack server', () => {
  test('gets a report a person can read', async () => {
    const rows = [
      {
        id: 1,
        customerId: null,
        ip: '192.0.2.1',
        mask: '28',
        port: 5060,
        proto: 'sctp',
        pattern: null,
        createdAt: 'yesterday',
        site: 'Kiel',
      },
      {
        id: 2,
        customerId: 1,
        ip: '192.0.2.2',
        mask: '32',
        port: 5060,
        proto: 'udp',
        createdAt: '2026-03-01T00:00:00.000Z',
      },
    ]
    const server = await startDriftingServer({
      'POST /DashUsers/authenticate': () => ({ body: session }),
      'POST /DashUsers/logout': () => ({ status: 204, body: '' }),
      'GET /Whitelists': () => ({ body: rows }),
      'GET /Whitelists/1': () => ({ body: rows[0] }),
      'GET /Languages': () => ({ body: '<html>Maintenance</html>', headers: { 'content-type': 'text/html' } }),
      'GET /Customers': () => ({
        status: 401,
        body: { error: { statusCode: 401, name: 'Error', message: 'Authorization Required' } },
      }),
    })
    const { code, out } = await check(server.url, ...asSuper)
    await server.close()
    expect(code).toBe(1)
    const line = (text: string) => expect(out).toContain(`\n    ${text}\n`)
    line('header x-total-count: expected a value, got nothing')
    line('body /*/customerId: expected a value, got nothing; inferred')
    line('body /*/mask: expected integer, got "28" (2 places)')
    line('body /*/proto: expected one of "any", "udp", "tcp", "tls", "ws", "wss", got "sctp"')
    line('body /*/createdAt: expected a date-time, got "yesterday"; inferred')
    line('header content-type: expected application/json, got text/html')
    expect(out).toContain('Fields the contract does not name: Whitelist.find /site')
    // What must have a value is missing where it is null.
    expect(out).not.toContain('pattern: expected')
    expect(out).toContain('Null where there is no value, which is read as left out: customerId, pattern')
    expect(out).toContain('Ticket: no call of it is on this server')
    expect(out).toContain('Whitelist: count is not on this server')
    expect(out).toContain('Not for this session (401, Authorization Required): Customer.find')
  })

  test('is never quoted with a secret', async () => {
    const key = { id: 1, name: 7, apikey: 99, userId: 1, customerId: 1, createdAt: session.id }
    const server = await startDriftingServer({
      'POST /DashUsers/authenticate': () => ({ body: session }),
      'GET /ApiKeys': () => ({ body: [key], headers: { 'x-total-count': '1' } }),
      'GET /ApiKeys/count': () => ({ status: 500, body: `no luck with ${session.id} and ${password}` }),
    })
    const { code, out, err } = await check(server.url, ...asSuper, '--only', 'ApiKey.*')
    await server.close()
    expect(code).toBe(1)
    expect(out).toContain('body /*/apikey: expected string, got a number, not shown')
    expect(out + err).not.toMatch(/a-session-token|Lineboard1!/)
  })
})

describe('a check that cannot run', () => {
  const none = 'http://127.0.0.1:9/api/v1'
  test.each([
    [[none, ...asSuper], /^Signing in failed: /],
    [[none, '--token', 'a-token'], /^No call to .* was answered: /],
    [[none], /^Who calls\? Give --username and --password/],
    [['nonsense', ...asSuper], /^"nonsense" is no address/],
    [[none, ...asSuper, '--concurency', '2'], /^There is no flag --concurency\. Did you mean --concurrency\?/],
    [[none, ...asSuper, '--rows', 'x'], /^--rows takes a whole number from 1 to 1000, not "x"/],
    [[none, ...asSuper, '--only', 'Nothing.find'], /^There is no operation Nothing\.find/],
  ])('%j says why, with exit code 2', async ([url = '', ...flags], expected) => {
    const { code, out, err } = await check(url, ...flags)
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(expected)])
  })

  test('is one where the token is not accepted', async () => {
    const refused = () => ({
      status: 401,
      body: { error: { statusCode: 401, name: 'Error', message: 'Invalid Access Token' } },
    })
    const server = await startDriftingServer({ 'GET /Whitelists': refused, 'GET /Whitelists/count': refused })
    const { code, err } = await check(server.url, '--token', 'an-old-token', '--only', 'Whitelist.*')
    await server.close()
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('refused every call that wants a session (401, Invalid Access Token)'),
    ])
  })
})
