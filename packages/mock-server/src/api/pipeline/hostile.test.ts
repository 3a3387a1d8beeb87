import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createToken } from '../../domain/users/session-tokens.ts'
import { sharedContract } from '../../ground/contract/contract.ts'
import { attack, visit } from '../../testing/attack.ts'
import { createRawClient } from '../../testing/raw-client.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { watchTurns } from '../../testing/watch-turns.ts'

let t: TestServer
let token = ''
const defects: unknown[] = []

beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 20 }, onDefect: (problem) => defects.push(problem) })
  await t.server.prepare()
  token = createToken(t.server.store, t.server.control.clock.now(), 1).id
})
afterAll(() => t.close())

/** Sends raw text and answers what comes back until the connection ends. */
async function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(t.server.url)
  const socket = connect(Number(port), hostname)
  socket.end(text)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  await once(socket, 'close')
  return answer
}

/** At night so many that each operation meets most kinds, the first of them in each run. */
const COUNT = process.env.LINEBOARD_NIGHTLY ? 20_000 : 700
/** Far beyond what anything takes on a busy machine: only what would hang is longer. */
const HANG_MS = 10_000
/** Most that a turn of the loop takes, of the processor's own time: ten times what it does, as processors differ and rubbish is collected. */
const TURN_MS = 500

/** Each kind, on operations drawn at random. */
test(`${COUNT} hostile requests each get an answer in the form of the API, and nobody waits for them`, async () => {
  const { operations } = await sharedContract()
  const { store, control, url } = t.server
  const long = {
    customerId: 2,
    type: 'other' as const,
    totalCalls: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    description: 'a'.repeat(20_000),
  }
  for (let at = 0; at < 20; at++) store.table('TrackingSource').insert({ ...long, name: `${'a'.repeat(200)} ${at}` })
  control.snapshot('before')
  // In a world of its own, where nobody signs it out.
  const visitor = visit(`${t.server.apiUrl}/Customers/count?access_token=${token}&mockSession=visitor`)
  // How often the visitor was answered by the end of each batch.
  const answered = [0]
  const turns = watchTurns()
  const restore = () => {
    answered.push(visitor.answered())
    control.restore('before')
    turns.forget()
  }
  const { sent, statuses, slowestMs } = await attack({
    url,
    token,
    operations,
    count: COUNT,
    limitMs: HANG_MS,
    restore,
  })
  const turnMs = turns.stop()
  const { asked, medianMs, p99Ms, maxMs } = await visitor.stop()
  console.log(
    `${sent} hostile requests, the slowest ${slowestMs.toFixed(0)} ms; ${asked} of a visitor meanwhile: median ${medianMs} ms, 99 % within ${p99Ms} ms, all within ${maxMs} ms; of the processor, no turn took more than ${turnMs.toFixed(0)} ms`,
  )
  expect(sent).toBe(COUNT)
  // In every batch of them, not when they are over: how long each answer took depends on the machine.
  const meanwhile = answered.slice(1).map((count, at) => count - (answered[at] ?? 0))
  expect(meanwhile.length).toBeGreaterThan(COUNT / 400)
  expect(Math.min(...meanwhile)).toBeGreaterThan(0)
  expect(turnMs).toBeLessThan(TURN_MS)
  expect(defects).toEqual([])
  for (const status of [200, 400, 404, 415, 422])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(COUNT / 200)
  expect((await t.super('GET', '/Customers')).status).toBe(200)
}, 120_000)

const post = (path: string, body: string, type = 'application/json') =>
  fetch(`${t.server.apiUrl}${path}?access_token=${token}`, { method: 'POST', body, headers: { 'content-type': type } })

describe('bodies without measure', () => {
  test.each([
    ['a hundred thousand arrays in each other', '['.repeat(100_000) + ']'.repeat(100_000), 'application/json'],
    ['objects in each other', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 'application/json'],
    ['a field of 5 MB', JSON.stringify({ name: 'a'.repeat(5_000_000) }), 'application/json'],
    [
      'a hundred thousand fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 1e5 }, (_, at) => [at, at]))),
      'application/json',
    ],
    ['a hundred thousand form fields', 'a=1&'.repeat(100_000), 'application/x-www-form-urlencoded'],
    [
      'ten thousand parts',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(10_000),
      'multipart/form-data; boundary=x',
    ],
  ])('%s', async (_name, body, type) => {
    for (const path of ['/TrackingSources', '/PhoneBooks/bulk_upload', '/Tickets']) {
      const response = await post(path, body, type)
      expect([400, 404, 413, 415, 422]).toContain(response.status)
      expect(await response.json()).toHaveProperty('error.statusCode', response.status)
    }
    expect(defects).toEqual([])
  })

  test('21 MB that were not announced are cut off', async () => {
    const client = createRawClient(t.server.url)
    const chunk = `100000\r\n${'a'.repeat(0x100000)}\r\n`
    const head = 'POST /api/v1/DashUsers/authenticate HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect([413, undefined]).toContain((await client.send(head + chunk.repeat(21)))?.status)
    client.close()
    expect((await t.super('GET', '/Customers')).status).toBe(200)
  })
})

test('bodies that come slowly, and some never, hold nobody up', async () => {
  const { hostname, port } = new URL(t.server.url)
  const head =
    'POST /api/v1/TrackingSources HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n'
  const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname).on('error', () => {}))
  for (const socket of sockets) socket.write(head)
  for (let drop = 0; drop < 20; drop++) {
    for (const socket of sockets) socket.write('{')
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect((await t.super('GET', '/Customers/count')).status).toBe(200)
  }
  for (const socket of sockets) socket.destroy()
  expect((await t.super('GET', '/Customers')).status).toBe(200)
  expect(defects).toEqual([])
})

describe('requests that are no HTTP, or hardly', () => {
  test.each([
    ['nonsense\r\n\r\n', '400'],
    ['GET /api/v1/Customers HTTP/1.1\r\n\r\n', '400'],
    ['GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
    ['GET //// HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '200'],
    [`GET /api/v1/${'a'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, '431'],
    ['POST /api/v1/DashUsers/authenticate HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999999\r\n\r\n{}', '413'],
    ['POST /api/v1/DashUsers/authenticate HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n{}', '400'],
  ])('%j is %s', async (text, status) => {
    expect((await raw(text)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
  })

  test('a body that stops halfway harms nobody', async () => {
    await raw('POST /api/v1/DashUsers/authenticate HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"user')
    expect((await t.super('GET', '/Customers')).status).toBe(200)
  })
})

describe('heads as long as may be, of the same again and again', () => {
  const units = ['/', 'a/', '.', '%2f', ';', ', ', '; ', '=', '&', '"', ' ', 'token', 'Bearer ', 'gzip', 'mockSession=']
  const places: Record<string, (text: string) => string> = {
    'in a path': (text) => `GET /api/v1/${text.replaceAll(' ', '%20')}x?access_token=${token} HTTP/1.1\r\n`,
    'in a query': (text) =>
      `GET /api/v1/Customers?access_token=${token}&filter=${text.replaceAll(' ', '%20')}x HTTP/1.1\r\n`,
    ...Object.fromEntries(
      ['accept', 'accept-encoding', 'authorization', 'content-type', 'cookie', 'origin', 'x-mock-session'].map(
        (name) => [
          `in ${name}`,
          (text: string) => `GET /api/v1/Customers?access_token=${token} HTTP/1.1\r\n${name}: x${text}x\r\n`,
        ],
      ),
    ),
  }

  test.each(Object.entries(places))('%s', async (_place, headOf) => {
    for (const unit of units) {
      const turns = watchTurns()
      const text = unit.repeat(Math.floor(20_000 / unit.length) * 3)
      const answer = await raw(`${headOf(text)}Host: 127.0.0.1\r\nConnection: close\r\n\r\n`)
      expect(answer.slice(0, 12), unit).toMatch(/^HTTP\/1\.1 (200|4\d\d)$/)
      expect(turns.stop(), unit).toBeLessThan(TURN_MS)
    }
    expect(defects).toEqual([])
  })
})

test('no filter that is JSON makes more of an answer than 200 or 400', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.json({ maxDepth: 4 }),
      fc.constantFrom('where', 'order', 'include', 'fields', 'limit', 'skip'),
      async (json, part) => {
        const query = { filter: `{"${part}":${json}}` }
        const { status } = await t.super('GET', '/TrackingSources', { query })
        expect([200, 400]).toContain(status)
      },
    ),
    { numRuns: 200 },
  )
})
