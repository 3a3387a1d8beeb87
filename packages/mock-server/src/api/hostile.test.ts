import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedContract } from '../contract/contract.ts'
import { createPrng } from '../seed/prng.ts'
import { createToken } from '../session/tokens.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let t: TestServer
let token = ''
const defects: unknown[] = []

beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 20 }, onDefect: (problem) => defects.push(problem) })
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

const nasty = [
  '',
  '{',
  '[]',
  'null',
  '0',
  '-1',
  '1e999',
  '"',
  '%',
  '%00',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'toString',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '\u0000',
  '\ud800',
  '💥',
  '../../etc/passwd',
  '{"where":{"and":[{"or":[]}]}}',
  '{"where":{"id":{"regexp":"(a+)+$"}}}',
  '{"limit":1e9,"skip":-0.5}',
  '{"order":["id ASC","id DESC",null]}',
  '{"include":{"a":{"b":{"c":{}}}}}',
  '{"fields":{"id":false}}',
  '{"where":{"id":{"inq":[[],{},null]}}}',
  '{"where":{"__proto__":1,"id":{"between":[{},[]]}}}',
  'a'.repeat(9000),
]
const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'x',
  '',
]
const bodies = [
  ...nasty,
  '--x\r\n\r\n\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\na,b\r\n--x--',
  'a=%&b=%zz',
  '{"id":1,"id":{}}',
]

test('thousands of malformed requests each get an answer in the form of the API', async () => {
  const { operations } = await sharedContract()
  const count = Number(process.env.HOSTILE_REQUESTS ?? 3000)
  const prng = createPrng(7)
  const statuses = new Map<number, number>()
  for (let at = 0; at < count; at++) {
    const { id, method, path } = prng.pick(operations)
    if (id === 'DashUser.logout') continue
    const filled = path.replaceAll(
      /\{\w+\}/g,
      () => encodeURIComponent(prng.pick([...nasty, '1', '2', '3']).toWellFormed()) || '1',
    )
    const query = new URLSearchParams({ access_token: token })
    for (const name of ['filter', 'where', 'order', 'id', 'uid'])
      if (prng.chance(0.4)) query.set(name, prng.pick(nasty))
    const hasBody = method !== 'GET'
    const response = await fetch(`${t.server.apiUrl}${filled}?${query}`, {
      method,
      ...(hasBody && { body: prng.pick(bodies), headers: { 'content-type': prng.pick(types) } }),
    })
    const text = await response.text()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    if (response.status >= 400)
      expect(JSON.parse(text), `${id} ${text}`).toHaveProperty('error.statusCode', response.status)
  }
  expect(defects).toEqual([])
  expect(statuses.get(500) ?? 0).toBe(0)
  expect((await t.super('GET', '/Customers')).status).toBe(200)
}, 240_000)

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
