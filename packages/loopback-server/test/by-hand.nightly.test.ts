import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installMissing } from '../../../scripts/lib/debian.mjs'
import { runCli } from '../../sdk/src/cli/run-cli.ts'
import { operationEntries } from '../../sdk/src/operations/operation-entries.ts'
import { capturedTerminal } from '../../sdk/src/testing/captured-terminal.ts'
import type { ColumnsByHand } from '../src/by-hand.ts'
import { hasPostgresql } from '../src/index.ts'
import { readShapes } from '../src/shapes.ts'
import { installConnectors } from '../src/stores/connectors.ts'
import { hasMariadb } from '../src/stores/mariadb.ts'
import { type BothServers, type ByName, startBoth } from './both-servers.ts'

// Databases whose tables LoopBack did not make, in another time zone than its process: what the check says of them, and what the SDK reads.

type Row = Readonly<Record<string, unknown>>

beforeAll(async () => {
  const missing = await installMissing('Installing databases for the tests of tables made by hand …', [
    { package: 'postgresql', isThere: hasPostgresql },
    { package: 'mariadb-server', isThere: hasMariadb },
  ])
  expect([missing, await installConnectors()]).toEqual([[], true])
}, 600_000)

const databases: readonly {
  connector: 'postgresql' | 'mariadb'
  timeZone: string
  columns: ColumnsByHand
  /** What the check finds, by the values that are written. */
  findings: Readonly<Record<string, RegExp>>
  /** Notes in its last line. */
  notes: readonly RegExp[]
  /** What the server itself reads otherwise, which no client can put right. */
  lost: readonly string[]
}[] = [
  {
    connector: 'postgresql',
    timeZone: 'Asia/Kolkata',
    columns: { times: 'timestamp', numbers: 'decimal', integers: 'bigint' },
    findings: { times: /^createdAt of row \d+ is read 5\.5 hours later than it was written: .*timestamptz/ },
    notes: [
      /numbers as text \([^)]*charge, [^)]*customerId, [^)]*monthlyCost/,
      /digits .*\(recordingId\), which stay text/,
    ],
    lost: ['date-time'],
  },
  {
    connector: 'postgresql',
    timeZone: 'America/New_York',
    columns: { times: 'date', booleans: 'smallint' },
    findings: {
      times: /^createdAt of row \d+ is read without its time of day: its column may be a DATE/,
      'yes and no': /^enabled can't be written as true, .*smallint.*: make it boolean/,
    },
    notes: [],
    lost: ['date-time', 'boolean'],
  },
  {
    connector: 'mariadb',
    timeZone: '+05:30',
    columns: { times: 'timestamp', booleans: 'smallint', numbers: 'decimal', integers: 'bigint' },
    findings: { 'long numbers': /^recordingId has more digits than a number of JSON, and is rounded/ },
    notes: [],
    lost: [],
  },
  {
    connector: 'mariadb',
    timeZone: 'SYSTEM',
    columns: { times: 'date' },
    findings: { times: /^createdAt of row \d+ is read without its time of day/ },
    notes: [],
    lost: ['date-time'],
  },
]

const { operations, models } = await readShapes()
// Dialogs are in progress: the mock server reckons their durations by the clock.
const lists = operationEntries().filter(
  ({ id }) =>
    id !== 'Dialog.find' && operations.some(({ model, method }) => method === 'find' && id === `${model}.find`),
)

describe.each(databases)('$connector in $timeZone with $columns', { timeout: 300_000 }, (database) => {
  let servers: BothServers
  beforeAll(async () => {
    servers = await startBoth(database.connector, { timeZone: database.timeZone })
    await servers.loopback.makeByHand(database.columns)
  }, 300_000)
  afterAll(() => servers.close())

  test('the SDK reads every field of every list as it was written, but what the server reads otherwise', async () => {
    const compared = new Set<string>()
    for (const { id } of lists) {
      const [model = ''] = id.split('.')
      const fields = models.find(({ name }) => name === model)?.fields ?? {}
      const rowsOf = async (client: ByName): Promise<readonly Row[]> => {
        const { data } = await client.call(id, { filter: { order: 'id ASC', limit: 20 } })
        return Array.isArray(data) ? data : []
      }
      const [read, meant] = [await rowsOf(servers.api), await rowsOf(servers.mockApi)]
      for (const [at, row] of meant.entries())
        for (const [field, kind] of Object.entries(fields)) {
          if (database.lost.includes(kind) || !['date-time', 'boolean', 'number', 'integer'].includes(kind)) continue
          if (row[field] === undefined || typeof row[field] === 'object') continue
          const isTime = kind === 'date-time'
          const plain = (value: unknown) => (isTime ? Math.floor(Date.parse(String(value)) / 1000) : value)
          expect([model, field, plain(read[at]?.[field])]).toEqual([model, field, plain(row[field])])
          compared.add(kind)
        }
    }
    expect(compared.size).toBe(4 - database.lost.length)
  })

  test('the check finds what is read otherwise by writing it, and says the way out', async () => {
    if (database.columns.integers) {
      const table = database.connector === 'mariadb' ? '`CallLog`' : 'calllog'
      await servers.loopback.execute(`UPDATE ${table} SET recordingId = 9007199254740993 WHERE id = 300`)
    }
    const before = await servers.loopback.rows('SipGateway')
    const terminal = capturedTerminal()
    const asSuper = ['--username', 'super', '--password', 'Lineboard1!', '--write', '--json']
    await runCli(['check', servers.loopback.apiUrl, '--semantics', ...asSuper], terminal)
    const { findings }: { findings: { about: string; problem: string }[] } = JSON.parse(terminal.out())
    const found = Object.fromEntries(findings.map(({ about, problem }) => [about, problem]))
    for (const [about, problem] of Object.entries(database.findings)) expect(found[about]).toMatch(problem)
    const ours = ['times', 'yes and no', 'long numbers']
    expect(ours.filter((about) => found[about])).toEqual(ours.filter((about) => database.findings[about]))
    expect(await servers.loopback.rows('SipGateway')).toEqual(before)
    const words = capturedTerminal()
    await runCli(['check', servers.loopback.apiUrl, '--semantics', ...asSuper.slice(0, -1)], words)
    for (const note of database.notes) expect(words.out()).toMatch(note)
  })
})
