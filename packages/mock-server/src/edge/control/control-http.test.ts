import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 300 } })
})
beforeEach(() => t.server.control.reset())
afterAll(() => t.close())

async function control<T = Record<string, unknown>>(method: string, path: string, body?: object) {
  const answer = await fetch(`${t.server.url}/__mock/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const parsed: T = JSON.parse(await answer.text())
  return { status: answer.status, body: parsed }
}

const statuses = async (times: number, path = '/Customers') => {
  const found: number[] = []
  for (let at = 0; at < times; at++) found.push((await t.super('GET', path)).status)
  return found
}

describe('seeding', () => {
  test('by number and size', async () => {
    const first = await t.super<{ callId: string }[]>('GET', '/CallLogs', { filter: { limit: 1 } })
    const seeded = await control('POST', 'reset', { seed: 7, callLogs: 40, now: '2026-01-05T12:00:00Z' })
    expect(seeded.body).toMatchObject({
      seed: 7,
      size: { callLogs: 40 },
      now: expect.stringContaining('2026-01-05T12:00'),
    })
    expect((await control('GET', 'state')).body).toMatchObject({ seed: 7, rows: { CallLog: 40, Customer: 4 } })
    const other = await t.super<{ callId: string }[]>('GET', '/CallLogs', { filter: { limit: 1 } })
    expect(other.body).not.toEqual(first.body)
    await control('POST', 'reset', { seed: 1, callLogs: 300, now: '2026-05-22T12:00:00Z' })
    expect((await t.super('GET', '/CallLogs', { filter: { limit: 1 } })).body).toEqual(first.body)
  })

  test('keeps the number, size and moment of an earlier reset where it is given none', async () => {
    const asked = { seed: 7, callLogs: 40, now: '2026-01-05T12:00:00Z' }
    await control('POST', 'reset', asked)
    const again = await control('POST', 'reset')
    expect(again.body).toMatchObject({ seed: 7, size: { callLogs: 40 }, now: expect.stringContaining('2026-01-05T12') })
    const other = await control('POST', 'reset', { callLogs: 30 })
    expect(other.body).toMatchObject({ seed: 7, size: { callLogs: 30 } })
    await control('POST', 'reset', { seed: 1, callLogs: 300, now: '2026-05-22T12:00:00Z' })
  })

  test('brings back the time, and clears what was planned', async () => {
    await control('POST', 'clock', { now: '2030-01-01T00:00:00Z', freeze: true })
    await control('POST', 'latency', { operation: '*', kind: 'fixed', ms: 1 })
    await control('POST', 'scenarios', { operation: '*', answers: [500] })
    await control('POST', 'reset')
    expect((await control('GET', 'state')).body).toMatchObject({
      now: expect.stringContaining('2026-05-22T12:00'),
      isFrozen: false,
      latencies: 0,
      scenarios: 0,
    })
  })
})

describe('faults', () => {
  test('of a model', async () => {
    await control('POST', 'faults', {
      operation: 'Customer.*',
      kind: 'status',
      status: 503,
      headers: { 'Retry-After': '1' },
    })
    const failed = await t.super('GET', '/Customers/count')
    expect(failed.headers.get('retry-after')).toBe('1')
    expect(failed.body).toMatchObject({ error: { statusCode: 503, message: 'Service Unavailable' } })
    expect(await statuses(1, '/DashRoles')).toEqual([200])
  })

  test('by chance, in the same course for the same seed', async () => {
    const fault = { operation: 'Customer.find', kind: 'status', probability: 0.5 }
    await control('POST', 'faults', fault)
    const first = await statuses(20)
    await control('POST', 'reset')
    await control('POST', 'faults', fault)
    expect(await statuses(20)).toEqual(first)
    expect(new Set(first)).toEqual(new Set([200, 500]))
  })

  test('a hanging request gets nothing until the client gives up', async () => {
    await control('POST', 'faults', { operation: 'Customer.find', kind: 'hang', count: 1 })
    const signal = AbortSignal.timeout(150)
    await expect(fetch(`${t.server.apiUrl}/Customers`, { signal })).rejects.toThrow('timeout')
    expect(await statuses(1)).toEqual([200])
  })

  test('the connection of a hanging request closes when the client ends its side', async () => {
    await control('POST', 'faults', { operation: 'Customer.count', kind: 'hang', count: 1 })
    const socket = connect(Number(new URL(t.server.url).port), '127.0.0.1')
    socket.resume().write('GET /api/v1/Customers/count HTTP/1.1\r\nHost: a\r\n\r\n')
    await vi.waitFor(() => expect(t.server.control.journal.list()).toMatchObject([{ operationId: 'Customer.count' }]))
    socket.end()
    await once(socket, 'close')
  })

  test('a cut connection, a malformed body, a body of one’s own', async () => {
    await control('POST', 'faults', { operation: 'Customer.find', kind: 'cut', count: 1 })
    await expect(t.super('GET', '/Customers')).rejects.toThrow('fetch failed')
    await control('POST', 'faults', { operation: 'Customer.find', kind: 'malformed', body: '[1,', count: 1 })
    await expect(t.super('GET', '/Customers')).rejects.toThrow(SyntaxError)
    await control('POST', 'faults', { operation: 'Customer.find', kind: 'status', status: 200, body: [], count: 1 })
    expect((await t.super('GET', '/Customers')).body).toEqual([])
  })

  test('are listed with their strikes, and taken out', async () => {
    const { body } = await control<{ id: number }>('POST', 'faults', { operation: '*', kind: 'status' })
    await statuses(2)
    expect((await control('GET', 'faults')).body).toMatchObject([{ id: body.id, hits: 2 }])
    await control('DELETE', `faults/${body.id}`)
    expect(await statuses(1)).toEqual([200])
  })
})

test.each([
  ['trailer', 'x'],
  ['Transfer-Encoding', 'chunked'],
  ['content-length', '5'],
  ['Connection', 'upgrade'],
])("the header %s is the server's own, and no plan may have it", async (name, value) => {
  const effect = { kind: 'status', headers: { [name]: value } }
  for (const [path, body] of [
    ['faults', { operation: 'Customer.find', ...effect }],
    ['scenarios', { operation: 'Customer.find', answers: [effect] }],
  ] as const) {
    const { status, body: said } = await control('POST', path, body)
    expect([status, JSON.stringify(said)]).toEqual([400, expect.stringContaining(`headers can't have ${name}`)])
  }
})

test('an answer that node cannot write is a 500, and the server continues', async () => {
  const defects: unknown[] = []
  const other = await createTestServer({ size: { callLogs: 0 }, onDefect: (problem) => defects.push(problem) })
  // From code nothing is looked at before.
  other.server.control.faults.add({ operation: '*', kind: 'status', headers: { trailer: 'x', 'x-a': 'b' }, count: 1 })
  const broken = await other.super('GET', '/Customers')
  expect([broken.status, broken.headers.get('x-a'), defects.length]).toEqual([500, null, 1])
  expect(broken.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await other.super('GET', '/Customers')).status).toBe(200)
  await other.close()
})

test.each([
  ['POST', 'faults', { operation: '*', kind: 'latency' }, 400, 'delayMs must be given'],
  ['POST', 'faults', { operation: '*', kind: 'malformed', body: 5 }, 400, 'body must be a text'],
  ['POST', 'sessions', { name: 'a', from: 'nope' }, 404, 'There is no snapshot \\"nope\\". There is none.'],
  ['GET', 'journal?last=1&last=2', undefined, 400, 'The parameter \\"last\\" came more than once'],
  ['GET', 'journal/9999', undefined, 404, 'No request 9999 is kept whole: GET journal lists the ids'],
  ['POST', 'journal/9999/again', undefined, 404, 'No request 9999 is kept whole'],
  ['POST', 'journal/1/nope', undefined, 404, 'send a request once more by POST journal/ID/again'],
])('%s %s %j says what is wrong with it', async (method, path, body, status, message) => {
  const answer = await control(method, path, body)
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(message)])
})

test('latency: the narrowest applies', async () => {
  await control('POST', 'latency', { operation: '*', kind: 'fixed', ms: 5000 })
  await control('POST', 'latency', { operation: 'Customer.*', kind: 'uniform', minMs: 80, maxMs: 120 })
  await control('POST', 'latency', { operation: 'Customer.count', kind: 'fixed', ms: 0 })
  const took = async (path: string) => {
    const startedMs = performance.now()
    await statuses(1, path)
    return performance.now() - startedMs
  }
  expect(await took('/Customers')).toBeGreaterThan(78)
  expect((await control('GET', 'latency')).body).toHaveLength(3)
  await control('DELETE', 'latency/Customer.*')
  expect(t.server.control.latencies.draw('Customer.find')).toBe(5000)
  expect(t.server.control.latencies.draw('Customer.count')).toBe(0)
})

test('a scenario answers in its order, then normally', async () => {
  const answers = [503, { status: 429, headers: { 'retry-after': '2' } }, 'normal', { body: [{ id: 1 }] }, 'malformed']
  await control('POST', 'scenarios', { operation: 'Customer.find', answers })
  expect(await statuses(1)).toEqual([503])
  expect((await t.super('GET', '/Customers')).headers.get('retry-after')).toBe('2')
  expect((await t.super('GET', '/Customers')).body).toHaveLength(4)
  expect((await t.super('GET', '/Customers')).body).toEqual([{ id: 1 }])
  await expect(t.super('GET', '/Customers')).rejects.toThrow(SyntaxError)
  expect(await statuses(2)).toEqual([200, 200])
  expect((await control('GET', 'scenarios')).body).toEqual([])
})

test('a clock is set, continues, stands still and runs again', async () => {
  const nowMs = async () => Date.parse((await control<{ now: string }>('GET', 'clock')).body.now)
  const start = '2027-03-01T10:00:00.000Z'
  const frozen = await control('POST', 'clock', { now: start, freeze: true })
  expect(frozen.body).toEqual({ now: start, isFrozen: true })
  await control('POST', 'clock', { advanceMs: 60_000 })
  expect(await nowMs()).toBe(Date.parse(start) + 60_000)
  await control('POST', 'clock', { freeze: false })
  await new Promise((resolve) => setTimeout(resolve, 15))
  expect(await nowMs()).toBeGreaterThan(Date.parse(start) + 60_000)
})

test('the journal is searched', async () => {
  await control('POST', 'faults', { operation: 'DashRole.find', kind: 'status', status: 502 })
  await t.super('GET', '/Customers', { where: { id: 3 } })
  await t.user('GET', '/Customers/99999')
  await t.super('GET', '/DashRoles')
  await t.super('PUT', '/Customers', { body: { companyName: 'Quay', password: 'x1' } })
  const find = async (query: string) =>
    (await control<{ url: string }[]>('GET', `journal?${query}`)).body.map(({ url }) => url.split('?')[0])
  expect(await find('operation=Customer.*')).toEqual(['/Customers', '/Customers/99999', '/Customers'])
  expect(await find('status=4xx')).toEqual(['/Customers/99999'])
  expect(await find('status=502&planned=fault')).toEqual(['/DashRoles'])
  expect(await find('method=put')).toEqual(['/Customers'])
  expect(await find('userId=3')).toEqual(['/Customers/99999'])
  expect(await find('url=99999')).toEqual(['/Customers/99999'])
  expect(await find('last=1')).toEqual(['/Customers'])
  const [changed] = t.server.control.journal.find({ method: 'PUT' })
  expect(changed?.body).toBe('{"companyName":"Quay","password":"***"}')
})

test('the outbox has codes and links, by person', async () => {
  await t.anonymous('POST', '/DashUsers/request_email', {
    body: { email_address: 'one@example.com', email_type: 'verification' },
  })
  await t.anonymous('POST', '/DashUsers/request_email', {
    body: { email_address: 'two@example.com', email_type: 'verification' },
  })
  const { body } = await control<{ to: string; code: string }[]>('GET', 'outbox?to=two@example.com')
  expect(body).toMatchObject([{ to: 'two@example.com', kind: 'email-code', code: expect.stringMatching(/\w{4,}/) }])
  await control('DELETE', 'outbox')
  expect((await control('GET', 'outbox')).body).toEqual([])
})

test('snapshots are listed, dropped, and at most 20', async () => {
  for (let at = 1; at <= 22; at++) await control('POST', 'snapshot', { name: `s ${at}` })
  const names = (await control<string[]>('GET', 'snapshots')).body
  expect([names.length, names[0], names.at(-1)]).toEqual([20, 's 3', 's 22'])
  expect((await control('DELETE', 'snapshots/s%203')).status).toBe(200)
  expect((await control('POST', 'restore', { name: 's 3' })).status).toBe(404)
})

test.each([
  ['faults', { operation: 'Customer.finds', kind: 'status' }],
  ['faults', { operation: 'Customer.find', kind: 'status', status: 99 }],
  ['faults', { operation: 'Customer.find', kind: 'status', count: 0 }],
  ['clock', { now: '2026-02-30' }],
  ['clock', { now: '2026-02-30T00:00:00Z' }],
  ['reset', { now: '2025-02-29' }],
  ['faults', { operation: 'Customer.find', kind: 'status', probability: 2 }],
  ['faults', { operation: 'Customer.find', kind: 'status', headers: { 'a b': 'c' } }],
  ['faults', { operation: 'Customer.find', kind: 'status', headers: { a: 'b\r\nc: d' } }],
  ['latency', { operation: '*', kind: 'fixed' }],
  ['latency', { operation: '*', kind: 'uniform', minMs: 9, maxMs: 1 }],
  ['latency', { operation: '*', kind: 'log-normal', p50Ms: 100 }],
  ['latency', { operation: '*', kind: 'log-normal', p50Ms: 100, p95Ms: 50 }],
  ['latency', { operation: '*', kind: 'normal', p50Ms: 100, p95Ms: 200, p99Ms: 300 }],
  ['scenarios', { operation: '*' }],
  ['scenarios', { operation: '*', answers: [] }],
  ['scenarios', { operation: '*', answers: ['nothing'] }],
  ['scenarios', { operation: '*', answers: [99] }],
  ['reset', { seed: -1 }],
  ['reset', { callLogs: 5_000_001 }],
  ['reset', { callLogs: 1.5 }],
  ['clock', {}],
  ['clock', { now: 'yesterday' }],
  ['clock', { advanceMs: 1e15 }],
  ['publish', { channel: 'customer' }],
  ['sessions', { name: 'x'.repeat(201) }],
])('%s refuses %j', async (path, body) => {
  const { status, body: answer } = await control(`POST`, path, body)
  expect(status).toBe(400)
  expect(answer).toMatchObject({ error: { statusCode: 400, message: expect.any(String) } })
})

test.each(['6xx', '0xx', '99', '600', '1', 'ok', '-5', '5x'])(
  'the journal refuses the status %s, which no answer has',
  async (status) => {
    expect((await control('GET', `journal?status=${status}`)).status).toBe(400)
  },
)

test.each(['5xx', '1XX', '0', '200', '599'])('the journal takes the status %s', async (status) => {
  expect((await control('GET', `journal?status=${status}`)).status).toBe(200)
})

test('a page of another site is refused', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await fetch(`${t.server.url}/__mock/reset`, { method: 'POST', headers })).status).toBe(403)
})

describe('the page', () => {
  const get = (path: string, accept = 'text/html') => fetch(t.server.url + path, { headers: { accept } })

  test('is for browsers; anything else gets the state', async () => {
    const page = await get('/__mock')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await (await get('/__mock', '*/*')).json()).toHaveProperty('rows')
  })

  test('loads nothing from elsewhere, and everything it names is there', async () => {
    const html = await (await get('/__mock')).text()
    expect(html).not.toMatch(/https?:\/\//)
    const parts = [...html.matchAll(/(?:href|src)="(\/__mock\/[^"]+)"/g)].map(([, path = '']) => path)
    expect(parts).toHaveLength(3)
    for (const part of parts) expect((await get(part)).status).toBe(200)
    expect((await control<string[]>('GET', 'operations')).body).toContain('Customer.find')
  })
})

test('the ledger is shown and verified', async () => {
  const { body } = await control('GET', 'ledger')
  expect(body).toMatchObject({ isRight: true, problems: [], openHolds: 0, unclaimed: [] })
  expect(body.accounts).toContainEqual({ account: 'wallet:2', currency: 'USD', amount: 148.2, held: 0 })
  t.server.store.table('PaymentTransaction').delete(3)
  t.server.store.table('LedgerEntry').delete(3)
  expect((await control('GET', 'ledger')).body).toMatchObject({ isRight: false, problems: [expect.any(String)] })
})

test('subscriptions renew when the clock is set', async () => {
  const renewsAt = () => t.server.store.table('Subscription').by('customerId', 2)[0]?.renewsAt ?? ''
  const before = renewsAt()
  await control('POST', 'clock', { advanceMs: 32 * 86_400_000 })
  expect(renewsAt() > before).toBe(true)
})
