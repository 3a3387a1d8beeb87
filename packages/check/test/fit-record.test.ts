import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../../sdk/src/cli/run-cli.ts'
import { capturedTerminal } from '../../sdk/src/testing/captured-terminal.ts'
import { startDriftingServer } from '../../sdk/test/drifting-server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineboard-record-'))
})
afterAll(() => rm(folder, { recursive: true }))

const rows = [{ id: 1, name: 'One', zuletzt: 1_772_000_001 }]
const failed = () => ({ status: 500, body: { error: { statusCode: 500, message: 'Internal Server Error' } } })

/** Records a server that takes each word after the path of its list for an id, and fails to read it. */
async function recordedCalls(...flags: string[]) {
  const server = await startDriftingServer({
    'GET /TrackingSources': () => ({ body: rows, headers: { 'x-total-count': '1' } }),
    'GET /TrackingSources/1': () => ({ body: rows[0] }),
    'GET /TrackingSources/count': () => ({ body: { count: 1 } }),
    'GET /TrackingSources/bulk_download': failed,
    'GET /TrackingSources/lineboardNoRow': failed,
    'GET /OpNumbers': () => ({ body: rows, headers: { 'x-total-count': '1' } }),
    // A call that fails for another reason: its list has no row with this id.
    'GET /OpNumbers/bulk_download': failed,
    'GET /explorer.json': () => ({
      body: {
        paths: {
          '/TrackingSources': { get: {} },
          '/TrackingSources/{id}': { get: {} },
          '/OpNumbers': { get: {} },
          '/PhoneBooks': { put: {} },
          '/tickets/{id}': { delete: {} },
        },
      },
    }),
    'GET /other.json': () => ({ body: { paths: { '/v7/Sources': { get: {} } } } }),
  })
  const file = join(folder, 'core.recorded.json')
  const [, path] = flags
  const explorer = path ? ['--explorer', `${server.url}${path}`] : []
  const terminal = capturedTerminal()
  const code = await runCli(
    ['fit', 'record', server.url, '--token', 'a-token-of-a-test', '-o', file, ...explorer],
    terminal,
  )
  await server.close()
  expect([code, terminal.err()]).toEqual([0, ''])
  const { calls }: { calls: Record<string, string> } = JSON.parse(await readFile(file, 'utf8'))
  return calls
}

test('a read that fails as every unknown word does is taken for an id, and not served', async () => {
  expect(await recordedCalls()).toMatchObject({
    'TrackingSource.find': 'served',
    'TrackingSource.bulkDownload': 'notServed',
    'OpNumber.bulkDownload': 'unknown',
  })
})

test('reads that fail and that the explorer does not name are not served', async () => {
  const calls = await recordedCalls('--explorer', '/explorer.json')
  expect(calls).toMatchObject({ 'OpNumber.bulkDownload': 'notServed', 'BlacklistNumber.create': 'notServed' })
  expect(calls['TrackingSource.count']).toBe('served')
})

test('the explorer may name a call in other letter case than the documents', async () => {
  const calls = await recordedCalls('--explorer', '/explorer.json')
  expect(calls).toMatchObject({
    'PhoneBook.upsert': 'served',
    'Ticket.deleteById': 'served',
    'Ticket.deleteAll': 'notServed',
  })
})

test('an explorer that names no call that was answered says nothing of calls', async () => {
  const calls = await recordedCalls('--explorer', '/other.json')
  expect(calls['OpNumber.bulkDownload']).toBe('unknown')
  expect(calls).not.toHaveProperty('BlacklistNumber.create')
})
