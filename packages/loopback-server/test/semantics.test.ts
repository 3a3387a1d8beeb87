import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../sdk/src/cli/run-cli.ts'
import { capturedTerminal } from '../../sdk/src/testing/captured-terminal.ts'
import { type BothServers, startBoth } from './both-servers.ts'
import { writtenFit } from './written-fit.ts'

const asSuper = ['--username', 'super', '--password', 'Lineboard1!']

/** In what the two differ; what is left out is the same of both. */
const differences = {
  memory: {
    lacks: ['nor'],
    orBesideConditions: true,
    negationsKeepNulls: true,
    likeIsWholeText: false,
    datesInLists: false,
  },
  // Its connector is of 2018, and writes no parentheses.
  sqlite3: {
    lacks: ['regexp', 'nor'],
    orBesideConditions: false,
    negationsKeepNulls: false,
    likeIsWholeText: true,
    datesInLists: true,
  },
}

/** What the others cover between them. */
const atNight = [
  ['sqlite3', {}],
  ['memory', { fields: 'renamed' }],
] as const

describe.each([
  ['memory', {}],
  ['sqlite3', { hasTextNumbers: true }],
  ['sqlite3', { fields: 'renamed' }],
  ...(process.env.LINEBOARD_NIGHTLY ? atNight : []),
] as const)('a LoopBack server on %s, %j', (connector, how) => {
  let servers: BothServers
  let fit: string[] = []
  beforeAll(async () => {
    servers = await startBoth(connector, how)
    if ('fields' in how) fit = ['--fit', await writtenFit()]
  })
  afterAll(() => servers.close())

  test.each([[[]], [['--write']]])('has nothing wrong; in what it differs is its profile: %j', async (flags) => {
    const before = await servers.loopback.rows('TrackingSource')
    const terminal = capturedTerminal()
    const { apiUrl } = servers.loopback
    const code = await runCli(['check', apiUrl, '--semantics', '--json', ...flags, ...fit, ...asSuper], terminal)
    const { findings, profile, requests } = JSON.parse(terminal.out())
    expect([code, findings]).toEqual([0, []])
    expect(requests).toBeLessThan(220)
    expect(profile).toMatchObject({
      ...differences[connector],
      // With a fit, conditions are sent in the form that every server reads alike.
      ...('fields' in how && { orBesideConditions: true }),
      severalOperators: false,
      likeIsCaseSensitive: true,
      conditionsOnRelations: false,
      refusedIncludes: [],
      ...(flags.length > 0 && { put: 'replaces' }),
      // LoopBack takes twelve levels of objects and lists in each other: five of `and`.
      maxDepth: 5,
    })
    // What Node takes of headers, the address among them, is 16 kB.
    expect(profile.maxUrlLength).toBeGreaterThan(15_000)
    expect(profile.maxUrlLength).toBeLessThan(17_000)
    expect(await servers.loopback.rows('TrackingSource')).toEqual(before)
    expect(await servers.loopback.rows('ReceivingNumber')).toHaveLength(
      await servers.mock.store.table('ReceivingNumber').count(),
    )
  })
})
