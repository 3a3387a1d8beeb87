import { recordingOf } from '@lineboard/contract/fidelity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../sdk/src/cli/run-cli.ts'
import { capturedTerminal } from '../../sdk/src/testing/captured-terminal.ts'
import type { LoopbackServer } from '../src/index.ts'
import { readShapes } from '../src/shapes.ts'
import { type BothServers, startBoth } from './both-servers.ts'
import { writtenFit } from './written-fit.ts'

interface Checked {
  operationId: string
  method: string
  path: string
  state: string
}

/** All rows of a server, by model. */
async function everyRow({ rows }: LoopbackServer) {
  const { models } = await readShapes()
  return Promise.all(models.map(async ({ name }) => [name, await rows(name)] as const))
}

describe.each([
  ...(process.env.LINEBOARD_NIGHTLY ? [['memory', 'contract'] as const] : []),
  ['sqlite3', 'contract'],
  ['sqlite3', 'renamed'],
] as const)('a LoopBack server on %s, fields %s', (connector, fields) => {
  let servers: BothServers
  let fit: string[] = []
  beforeAll(async () => {
    servers = await startBoth(connector, { fields })
    if (fields === 'renamed') fit = ['--fit', await writtenFit()]
  })
  afterAll(() => servers.close())

  test('`lineboard check` finds the reads of LoopBack as the contract says, and all others missing', async () => {
    const terminal = capturedTerminal()
    const stored = await everyRow(servers.loopback)
    const { apiUrl } = servers.loopback
    const code = await runCli(
      ['check', apiUrl, '--username', 'super', '--password', 'Lineboard1!', '--json', ...fit],
      terminal,
    )
    const { operations }: { operations: Checked[] } = JSON.parse(terminal.out())
    const shapes = await readShapes()
    const generic = new Set(
      shapes.operations
        .filter(({ method }) => recordingOf(method) === 'reads')
        .map(({ verb, path }) => `${verb.toUpperCase()} ${path}`),
    )
    const [read, others] = [true, false].map((is) =>
      operations.filter(({ method, path }) => generic.has(`${method} ${path}`) === is),
    )
    expect(read?.length).toBeGreaterThan(60)
    expect(read?.filter(({ state }) => state !== 'ok')).toEqual([])
    // What has behaviour of its own is not served, and the check says so of each.
    expect(others?.filter(({ state }) => state === 'ok').map(({ operationId }) => operationId)).toEqual([
      'Ticket.findVersions',
      'Ticket.findVersionById',
    ])
    expect(code).toBe(1)
    // It reads by POST, too, such as reports that are not there.
    expect(others?.filter(({ method, state }) => method === 'POST' && state === 'missing').length).toBeGreaterThan(5)
    expect(await everyRow(servers.loopback)).toEqual(stored)
  })
})
