import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../../sdk/src/cli/run-cli.ts'
import { capturedTerminal } from '../../sdk/src/testing/captured-terminal.ts'
import { startDriftingServer } from '../../sdk/test/drifting-server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineboard-check-'))
})
afterAll(() => rm(folder, { recursive: true }))

const rows = [
  {
    id: 1,
    kundeId: 2,
    ip: '192.0.2.1',
    mask: 28,
    port: 5060,
    proto: 'udp',
    pattern: '',
    created: 1_772_000_000,
    site: 'x',
  },
]

const fit = `fit: 1
calls: { Language.*: none }
models:
  Whitelist:
    path: /Allowed
    owner: kundeId
    fields:
      createdAt: { from: created, as: time, format: t }
    own:
      site: { label: Site, kind: text }
`

/** Checks a server whose list is under another path; `onUnknown` is its response to a condition on an unknown field. */
async function check(text: string, onUnknown: () => { status?: number; body: unknown }, ...flags: string[]) {
  const asked: string[] = []
  const server = await startDriftingServer({
    'GET /Allowed': ({ url = '' }) => {
      asked.push(decodeURIComponent(url))
      const headers = { 'x-total-count': '1' }
      return url.includes('lineboardUnknownField') ? { ...onUnknown(), headers } : { body: rows, headers }
    },
    'GET /Allowed/1': () => ({ body: rows[0] }),
    'GET /Allowed/count': () => ({ body: { count: 1 } }),
  })
  const file = join(folder, 'core.fit.yaml')
  await writeFile(file, text)
  const terminal = capturedTerminal()
  const only = ['--only', 'Whitelist.*,Language.*']
  const code = await runCli(
    ['check', server.url, '--token', 'a-token-of-a-test', ...only, '--fit', file, ...flags],
    terminal,
  )
  await server.close()
  return { code, out: terminal.out(), err: terminal.err(), asked }
}

test('a server is as its fit says, under its own path and with its own names', async () => {
  const { code, out, err, asked } = await check(fit, () => ({ body: [] }))
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('3 calls as the fit says')
  expect(out).toContain('Not asked, as the fit says none or rows: 1 calls')
  expect(out).not.toContain('site')
  expect(asked.length).toBeGreaterThan(1)
})

test.each([
  [() => ({ body: rows }), 'ignores it and returns all rows (Whitelist)'],
  [() => ({ body: [] }), 'finds nothing (Whitelist)'],
  [() => ({ status: 500, body: { error: { message: 'column does not exist' } } }), 'rejects it (Whitelist)'],
])('the report names what a server does with a condition on an unknown field (%#)', async (onUnknown, words) => {
  expect((await check(fit, onUnknown)).out).toContain(`A condition on a field that the server does not have: ${words}.`)
})

test('drift that is left is listed once for each field', async () => {
  const { code, out } = await check(fit.replace('owner: kundeId', 'lacks: []'), () => ({ body: [] }))
  expect(code).toBe(1)
  expect(out).toContain('Whitelist\n    customerId: expected a value, got nothing; inferred (find, findById)\n')
  expect(out).toContain('Columns that neither the contract nor the fit names: Whitelist.kundeId')
})

test('a field that the fit lists under lacks is no drift', async () => {
  const { code } = await check(fit.replace('owner: kundeId', 'lacks: [customerId]'), () => ({ body: [] }))
  expect(code).toBe(0)
})

test('the report of a program has drift and conditions', async () => {
  const { out } = await check(fit, () => ({ body: rows }), '--json')
  expect(JSON.parse(out)).toMatchObject({ isAsContract: true, unknownField: { ignored: ['Whitelist'], nothing: [] } })
})

test('a mistake in the file is named with its place', async () => {
  const { code, err } = await check(fit.replace('created, as', 'created, is'), () => ({ body: [] }))
  expect([code, err]).toEqual([2, expect.stringContaining('core.fit.yaml: models.Whitelist.fields.createdAt.is: ')])
})

test.each([[[]], [['--write']]])('a mock server that responds as a core API is as its fit says: %j', async (flags) => {
  const models = {
    CallLog: { path: '/Cdrs', owner: 'tenant', fields: { talkSeconds: 'billsec' }, lacks: ['handling'] },
    Customer: { fields: { companyName: 'title' } },
    OpNumber: { owner: 'tenant', fields: { description: 'label' }, relations: { Customer: 'joined' } },
  }
  const server = await createMockServer({ fit: { fit: 1, models }, size: { callLogs: 50 } })
  const file = join(folder, 'mock.fit.yaml')
  await writeFile(file, JSON.stringify({ fit: 1, models }))
  const terminal = capturedTerminal()
  const asSuper = ['--username', 'super', '--password', 'Lineboard1!']
  const code = await runCli(['check', server.apiUrl, ...asSuper, '--fit', file, ...flags], terminal)
  await server.close()
  expect([code, terminal.err()]).toEqual([0, ''])
  expect(terminal.out()).toMatch(flags.length > 0 ? /1[23]\d calls as the fit says/ : /12\d calls as the fit says/)
})
