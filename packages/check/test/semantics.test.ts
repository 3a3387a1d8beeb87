import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../sdk/src/cli/run-cli.ts'
import { createLineboard } from '../../sdk/src/index.ts'
import { capturedTerminal } from '../../sdk/src/testing/captured-terminal.ts'
import { columnLies, lies } from './lies.ts'
import { type Asked, type Lie, startLyingProxy } from './lying-proxy.ts'

interface Report {
  requests: number
  findings: { about: string; problem: string; requests: string[] }[]
  profile: Record<string, unknown>
}

/** How long a check may take; on this machine it takes half a second. */
const MINUTE_MS = 60_000

const fieldNames = /\b(monthlyCost|createdAt|name|description)\b/g
const plain = (request = '') => request.replaceAll(fieldNames, 'field').replaceAll(/\d+/g, '*')

let server: MockServer
let token: string
beforeAll(async () => {
  server = await createMockServer({ seed: 1, size: { callLogs: 30 } })
  const api = createLineboard({ baseUrl: server.apiUrl })
  token = (await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id
})
afterAll(() => server.close())

async function semantics(url: string, flags: readonly string[] = [], signal = new AbortController().signal) {
  const terminal = capturedTerminal({ env: { LINEBOARD_TOKEN: token }, signal })
  const code = await runCli(['check', url, '--semantics', ...flags], terminal)
  return { code, out: terminal.out(), err: terminal.err() }
}

/** The same of a server that lies. */
async function ofLiar(lie: Lie, flags: readonly string[] = [], signal?: AbortSignal) {
  const proxy = await startLyingProxy(server.apiUrl, lie)
  const answer = await semantics(proxy.url, flags, signal)
  await proxy.close()
  return answer
}

const reportOf = ({ out }: { out: string }): Report => JSON.parse(out)

const made = ['Customer', 'TrackingSource', 'ReceivingNumber', 'SipGateway'] as const
const rowsMade = () => made.map((model) => server.store.table(model).count())

/** Each is a whole check of some hundred requests: every sixth lie is tried in each run, and all of them at night. */
const triedLies = lies.filter(
  ({ name }, at) => process.env.LINEBOARD_NIGHTLY || at % 6 === 0 || columnLies.includes(name),
)

describe('a server that', () => {
  test.each(triedLies.map((lie) => [lie.name, lie] as const))(
    '%s is found out',
    async (_, { about, request, lie }) => {
      const before = rowsMade()
      const answer = await ofLiar(lie(), ['--write', '--json'])
      const shown = reportOf(answer).findings.map((finding) => [finding.about, plain(finding.requests[0])])
      expect(shown).toContainEqual([about, request])
      expect(answer.code).toBe(1)
      // A minute's worth where each takes a tenth of a second.
      expect(reportOf(answer).requests).toBeLessThan(600)
      expect(rowsMade()).toEqual(before)
    },
    MINUTE_MS,
  )
})

describe('the mock server', () => {
  test.each([[[]], [['--write']]])('has nothing wrong, by few requests: %j', async (flags) => {
    const before = rowsMade()
    const answer = await semantics(server.apiUrl, [...flags, '--json'])
    const { findings, requests, profile } = reportOf(answer)
    expect([answer.code, findings, answer.err]).toEqual([0, [], ''])
    expect(requests).toBeLessThan(220)
    expect(profile).toMatchObject({
      lacks: [],
      negationsKeepNulls: true,
      refusedIncludes: [],
      list: '/TrackingSources',
    })
    expect(profile.put).toBe(flags.length > 0 ? 'replaces' : undefined)
    expect(rowsMade()).toEqual(before)
    expect(server.control.violations.list()).toEqual([])
  })

  test('is reported in words, with its profile in a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'profile-'))
    const file = join(folder, 'profile.json')
    const { code, out } = await semantics(server.apiUrl, ['--profile', file])
    const profile = JSON.parse(await readFile(file, 'utf8'))
    await rm(folder, { recursive: true })
    expect(code).toBe(0)
    expect(out).toContain('This server: every operator; several operators on a field;')
    expect(out).toMatch(/\/TrackingSources: nothing wrong, found out by \d+ requests\n$/)
    expect(profile).toMatchObject({ profileVersion: 1, maxDepth: 5, likeIsCaseSensitive: true })
  })
})

/** An `or` beside other conditions as SQL connectors before 2019 write it. */
const withoutParentheses = (where: Record<string, unknown>): Record<string, unknown> => {
  const { or, and, ...rest } = where
  if (Array.isArray(and)) return { and: and.map(withoutParentheses) }
  return Array.isArray(or) && Object.keys(rest).length > 0 ? { or: [rest, ...or] } : where
}

test('values that are written otherwise and read all the same, and an or without parentheses, are said in words', async () => {
  const { code, out } = await ofLiar({
    takes({ filter }) {
      if (filter?.where) filter.where = withoutParentheses({ ...filter.where })
    },
    answers(answer, { path }) {
      if (path !== '/TrackingSources' || !Array.isArray(answer.json)) return
      for (const row of answer.json) {
        if (row.monthlyCost !== undefined) row.monthlyCost = Number(row.monthlyCost).toFixed(4)
        if (row.createdAt !== undefined) row.createdAt = String(row.createdAt).replace('T', ' ').replace('Z', '')
      }
    },
  })
  expect(code).toBe(0)
  expect(out).toContain('an or beside other conditions finds other rows')
  expect(out).toContain('numbers as text (monthlyCost)')
  expect(out).toContain('times without a zone (createdAt)')
})

/** A server with so many more tracking sources. */
async function crowdedBy(rows: number): Promise<MockServer> {
  const crowded = await createMockServer({ seed: 1, size: { callLogs: 300 } })
  const sources = crowded.store.table('TrackingSource')
  const [sample] = sources.all()
  if (!sample) throw new Error('There is no tracking source')
  const { id: _, ...row } = sample
  for (let at = 0; at < rows; at++) sources.insert({ ...row, name: `Source ${at}`, monthlyCost: at })
  return crowded
}

/** Heeds no condition. */
const ignoring: Lie = {
  takes(asked) {
    asked.where = undefined
    if (asked.filter) asked.filter.where = undefined
  },
}

test('a list too long to be read whole, of a server that heeds no condition, is reported by the shortest request', {
  timeout: MINUTE_MS,
}, async () => {
  const endless = await crowdedBy(3_100)
  const before = endless.store.table('TrackingSource').count()
  const proxy = await startLyingProxy(endless.apiUrl, ignoring)
  const folder = await mkdtemp(join(tmpdir(), 'profile-'))
  const file = join(folder, 'profile.json')
  const asSuper = ['--username', 'super', '--password', 'Lineboard1!', '--write', '--profile', file]
  const shown = await semantics(proxy.url, [...asSuper, '--json'])
  const answer = await semantics(proxy.url, asSuper)
  const isWritten = await readFile(file).then(
    () => true,
    () => false,
  )
  await rm(folder, { recursive: true })
  await proxy.close()
  expect([shown.code, answer.code, isWritten]).toEqual([1, 1, false])
  const { findings, profile } = reportOf(shown)
  expect([findings.map(({ about, requests }) => [about, ...requests]), profile]).toEqual([
    [['eq', 'GET /TrackingSources?filter={"where":{"customerId":"<customerId of the rows made for it>"},"limit":1}']],
    undefined,
  ])
  expect(shown.err).toContain('No profile was written')
  expect(answer.out).toContain('too long to be read whole')
  expect(endless.store.table('TrackingSource').count()).toBe(before)
  await endless.close()
})

describe('a long list', () => {
  let crowded: MockServer
  beforeAll(async () => {
    crowded = await crowdedBy(230)
  })
  afterAll(() => crowded.close())

  test.each([
    [[], '{"id":{"lte":"<id of row *>"}}'],
    [['--write'], '{"customerId":"<customerId of the rows made for it>"}'],
  ])('is asked for a part of it: %j', { timeout: MINUTE_MS }, async (flags, scope) => {
    const proxy = await startLyingProxy(crowded.apiUrl, {
      takes({ filter }) {
        if (filter) filter.limit = undefined
      },
    })
    const asSuper = ['--username', 'super', '--password', 'Lineboard1!', '--json', ...flags]
    const right = reportOf(await semantics(crowded.apiUrl, asSuper))
    const wrong = reportOf(await semantics(proxy.url, asSuper))
    await proxy.close()
    expect(right).toMatchObject({ findings: [], profile: { negationsKeepNulls: true } })
    const request = wrong.findings.find(({ about }) => about === 'limit')?.requests[0]
    expect(plain(request)).toContain(`{"where":${scope},`)
  })

  test('is read whole where conditions leave nothing out, which is said', { timeout: MINUTE_MS }, async () => {
    const proxy = await startLyingProxy(crowded.apiUrl, ignoring)
    const answer = await semantics(proxy.url, ['--username', 'super', '--password', 'Lineboard1!', '--json', '--write'])
    await proxy.close()
    expect([answer.code, answer.err]).toEqual([1, ''])
    const about = reportOf(answer).findings.map((finding) => finding.about)
    expect(about).toEqual(expect.arrayContaining(['neq', 'gt', 'inq', 'ilike']))
  })
})

describe('what is no fault but a difference goes into the profile', () => {
  const refusing = (text: string, status: number): Lie => ({
    answers(answer, { filter }) {
      if (JSON.stringify(filter ?? {}).includes(text)) answer.status = status
    },
  })

  test('an operator that is refused', async () => {
    const { findings, profile } = reportOf(await ofLiar(refusing('ilike', 500), ['--json']))
    expect([findings, profile.lacks]).toEqual([[], ['ilike', 'nilike']])
  })

  test('a relation that is refused', async () => {
    const { findings, profile } = reportOf(await ofLiar(refusing('"Customer"', 400), ['--json']))
    expect(findings).toEqual([])
    expect(profile.refusedIncludes).toContain('TrackingSource.Customer')
    expect(profile.refusedIncludes).not.toContain('OpNumber.TrackingSource')
  })

  test('negations that lose rows without a value, and a PUT that keeps what it leaves out', async () => {
    const losing: Lie = {
      takes({ body, method }) {
        // The rest of the row, as a server has it that merges.
        if (method === 'PUT' && body?.id) Object.assign(body, { description: 'north wall', monthlyCost: 10 })
      },
      answers(answer, { filter }) {
        const negation = /"(description|monthlyCost)":\{"(neq|nin|nlike|nilike)":(?!null)/.exec(
          JSON.stringify(filter ?? {}),
        )
        const field = negation?.[1]
        if (field && Array.isArray(answer.json)) answer.json = answer.json.filter((row) => row[field] !== undefined)
      },
    }
    const { profile } = reportOf(await ofLiar(losing, ['--json', '--write']))
    expect(profile).toMatchObject({ negationsKeepNulls: false, put: 'merges' })
  })
})

const ignoringFilters: Lie = {
  takes(asked) {
    if (asked.filter) asked.filter = {}
  },
}

test('no value of a row is ever printed', { timeout: MINUTE_MS }, async () => {
  const { out: text } = await ofLiar(ignoringFilters, ['--write'])
  const rows = [...server.store.table('TrackingSource').all(), ...server.store.table('Customer').all()]
  const values = rows.flatMap((row) => Object.values(row)).filter((value) => String(value).length > 3)
  expect(values.length).toBeGreaterThan(50)
  expect(text).toContain('<name of row')
  const enumerated = new Set(['email', 'true', 'false'])
  expect(values.filter((value) => !enumerated.has(String(value)) && text.includes(String(value)))).toEqual([])
  expect(text).not.toMatch(/north wall|foxtrot/)
})

describe('what it made is taken away', () => {
  test.each([10, 40, 120])('after Ctrl-C at request %i', async (at) => {
    const before = rowsMade()
    const stop = new AbortController()
    let requests = 0
    const counting: Lie = {
      takes() {
        if (++requests === at) stop.abort('interrupted')
      },
    }
    const { code, out } = await ofLiar(counting, ['--write'], stop.signal)
    expect([code, out]).toEqual([130, ''])
    expect(rowsMade()).toEqual(before)
  })

  test('after a failure', async () => {
    const before = rowsMade()
    const failing: Lie = {
      answers(answer, { filter }) {
        if (filter) answer.status = 500
      },
    }
    const { code, err } = await ofLiar(failing, ['--write'])
    expect([code, err]).toEqual([2, expect.stringMatching(/^No list with a count has four rows/)])
    expect(rowsMade()).toEqual(before)
  })

  test('and what could not be after Ctrl-C is reported', async () => {
    const stop = new AbortController()
    let requests = 0
    const keeping: Lie = {
      takes(asked) {
        if (++requests === 40) stop.abort('interrupted')
        if (asked.path.startsWith('/Customers/')) asked.method = 'GET'
      },
      answers(answer, asked) {
        if (asked.path.startsWith('/Customers/')) answer.status = 500
      },
    }
    const { code, err } = await ofLiar(keeping, ['--write'], stop.signal)
    expect([code, err]).toEqual([
      130,
      expect.stringMatching(/are left behind: \/Customers\/\d+\. Delete them yourself/),
    ])
  })

  test('and what could not be is reported', async () => {
    const before = rowsMade()
    const isCustomer = ({ path }: Asked) => path.startsWith('/Customers/')
    const keeping: Lie = {
      takes(asked) {
        if (isCustomer(asked)) asked.method = 'GET'
      },
      answers(answer, asked) {
        if (isCustomer(asked)) answer.status = 500
      },
    }
    const { findings } = reportOf(await ofLiar(keeping, ['--write', '--json']))
    const left = findings.find(({ about }) => about === 'clean-up')
    expect(left?.requests).toEqual([expect.stringMatching(/^DELETE \/Customers\/\d+$/)])
    expect(rowsMade()).toEqual(before.map((count, at) => (at === 0 ? count + 1 : count)))
  })
})

test.each([
  [['--only', 'CallLog.*'], /^--semantics chooses its list itself: leave out --only\./],
  [
    ['--profile', '/nowhere/profile.json'],
    /^--profile: \/nowhere\/profile\.json cannot be written: there is no folder \/nowhere\./,
  ],
])('%j says why it cannot run', async (flags, expected) => {
  const { code, err } = await semantics(server.apiUrl, flags)
  expect([code, err]).toEqual([2, expect.stringMatching(expected)])
})
