import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../store/rows/internal-rows.ts'
import { type Call, createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'

let t: TestServer

beforeAll(async () => {
  t = await createTestServer()
})
beforeEach(() => t.server.control.reset())
afterAll(async () => {
  t.expectNoViolations()
  await t.close()
})

interface ErrorBody {
  error: { statusCode: number; name: string; message: string; code?: string; details?: object }
}

describe('the wire', () => {
  test('a list without a limit, or with limit 0, is all rows', async () => {
    const all = await t.super<object[]>('GET', '/Customers')
    const zero = await t.super<object[]>('GET', '/Customers', { filter: { limit: 0 } })
    expect(all.status).toBe(200)
    expect(all.body).toHaveLength(4)
    expect(zero.body).toEqual(all.body)
  })

  test('a list that says so carries the count of all that match', async () => {
    const where = { status: 'missed' }
    const page = await t.super<object[]>('GET', '/CallLogs', { filter: { where, limit: 3 } })
    const { body } = await t.super<{ count: number }>('GET', '/CallLogs/count', { where })
    expect(page.body).toHaveLength(3)
    expect(page.headers.get('x-total-count')).toBe(String(body.count))
    const plain = await t.super('GET', '/Customers')
    expect(plain.headers.get('x-total-count')).toBeNull()
  })

  test('a parameter that comes twice is refused, as LoopBack does, and what the contract does not know is not', async () => {
    const asked = '/CallLogs/compare_report?start_daterange=2026-05-01T00:00&end_daterange=2026-05-21T23:59&view_by=2'
    const once = await t.super('GET', `${asked}&other=1&other=2`)
    const twice = await t.super<ErrorBody>('GET', `${asked}&view_by=2`)
    expect([once.status, twice.status]).toEqual([200, 400])
    expect(twice.body.error.message).toBe('The parameter "view_by" came more than once: send it once.')
  })

  test.each([
    ['filter[where][status]', 'missed', 'in brackets'],
    ['where[status]', 'missed', 'in brackets'],
    ['filter', '[object Object]', 'as "[object Object]"'],
  ])('rejects %s=%s of a client that was not told to write JSON', async (name, value, words) => {
    const { status, body } = await t.super<ErrorBody>(
      'GET',
      name.startsWith('where') ? '/CallLogs/count' : '/CallLogs',
      {
        query: { [name]: value },
      },
    )
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(words)])
    expect(body.error.message).toContain('/docs/openapi.text.json')
  })

  test('create answers 200 with the row and what the server fills in', async () => {
    const { status, body } = await t.super('POST', '/Customers', { body: { companyName: 'Fern & Co', isNonsense: 1 } })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: 5,
      companyName: 'Fern & Co',
      currency: 'USD',
      accounting_type: 'prepaid',
      balance: 0,
      state: 'active',
      billingId: 'LB-100005',
      createdAt: expect.stringMatching(/^2026-05-22T12:/),
    })
  })

  test('PUT without an id, or with one that is not there, creates', async () => {
    const first = await t.super<{ id: number }>('PUT', '/Customers', { body: { companyName: 'One' } })
    await t.super('DELETE', '/Customers/5')
    const second = await t.super<{ id: number }>('PUT', '/Customers', { body: { id: 5, companyName: 'Two' } })
    expect([first.body.id, second.body.id]).toEqual([5, 5])
  })

  test('an id that was never given is refused, so that it does not become the last there is', async () => {
    const body = { id: Number.MAX_SAFE_INTEGER, companyName: 'Last' }
    expect((await t.super('PUT', '/Customers', { body })).status).toBe(422)
    const next = await t.super<{ id: number }>('PUT', '/Customers', { body: { companyName: 'Next' } })
    expect(next.body.id).toBe(5)
  })

  test('PATCH answers the whole row and leaves the rest', async () => {
    const { body } = await t.super('PATCH', '/DashUsers/3', { body: { firstName: 'Max' } })
    expect(body).toMatchObject({ id: 3, firstName: 'Max', lastName: 'Okafor' })
  })

  test('deleting answers how many: 1, then 0', async () => {
    const first = await t.super('DELETE', '/Customers/4')
    const second = await t.super('DELETE', '/Customers/4')
    expect([first.body, second.body]).toEqual([{ count: 1 }, { count: 0 }])
    expect(second.status).toBe(200)
  })

  test('an unknown id is a 404 that names model and id', async () => {
    const { status, body } = await t.super('GET', '/Customers/99999')
    expect(status).toBe(404)
    expect(body).toEqual({
      error: { statusCode: 404, name: 'Error', message: 'Unknown "Customer" id "99999".', code: 'MODEL_NOT_FOUND' },
    })
  })

  test('an unknown path is a 404 that repeats the address without the token', async () => {
    const { status, body } = await t.super<ErrorBody>('GET', '/Nonsense', { query: { q: 'x' } })
    expect(status).toBe(404)
    expect(body.error.message).toBe('There is no method to handle GET /Nonsense?q=x&access_token=[redacted]')
  })

  test('refused fields are a 422 with details', async () => {
    const { status, body } = await t.super('POST', '/Customers', { body: { companyName: '', currency: 'dollars' } })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      error: {
        statusCode: 422,
        name: 'ValidationError',
        message: expect.stringContaining('The `Customer` instance is not valid. Details: '),
        details: {
          context: 'Customer',
          codes: { companyName: ['length.min'], currency: ['format'] },
          messages: { companyName: ["can't be blank"], currency: ['is invalid'] },
        },
      },
    })
  })

  test('a missing body is one with blank fields', async () => {
    const { status, body } = await t.super('POST', '/Customers')
    expect(status).toBe(422)
    expect(body).toMatchObject({ error: { details: { codes: { companyName: ['presence'] } } } })
  })

  test.each([
    ['{"companyName":', 400, 'SyntaxError'],
    ['"text"', 400, 'SyntaxError'],
    ['null', 400, 'SyntaxError'],
  ])('body %s is %i', async (text, status, name) => {
    const token = (await t.anonymous<{ id: string }>('POST', '/DashUsers/authenticate', { body: login('super') })).body
      .id
    const response = await fetch(`${t.server.apiUrl}/Customers?access_token=${token}`, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { name } })
  })

  test.each([
    ['/CallLogs?filter={', 400, 'Cannot parse the filter as JSON'],
    ['/CallLogs?filter=[1]', 400, 'The filter is not an object'],
    ['/CallLogs?filter={"limit":-1}', 400, 'The limit parameter -1 is not valid'],
    ['/CallLogs?filter={"limit":"x"}', 400, 'The limit parameter "x" is not valid'],
    ['/CallLogs?filter={"skip":-1}', 400, 'The offset/skip parameter -1 is not valid'],
    ['/CallLogs?filter={"order":"id SIDEWAYS"}', 400, 'The order "id SIDEWAYS" is not valid'],
    ['/CallLogs?filter={"include":"Nothing"}', 400, 'Relation "Nothing" is not defined for CallLog model'],
    ['/CallLogs?filter={"where":{"id":{"contains":1}}}', 400, 'Unknown operator "contains" of "id"'],
    ['/CallLogs/count?where=x', 400, 'Cannot parse the where as JSON'],
    ['/Customers/abc', 404, 'Unknown "Customer" id "abc".'],
    ['/Customers/0', 404, 'Unknown "Customer" id "0".'],
    ['/OpNumbers/1.5', 404, 'Unknown "OpNumber" id "1.5".'],
    ['/Customers/%E0%A4%A', 400, ''],
  ])('GET %s is %i', async (path, status, message) => {
    const { body, ...answer } = await t.super<ErrorBody>('GET', path.replaceAll('"', '%22'))
    expect(answer.status).toBe(status)
    expect(body.error.message).toContain(message)
  })

  test('a bulk delete needs a condition', async () => {
    for (const where of [{}, { and: [] }, { and: [{}] }]) {
      expect((await t.super('DELETE', '/CallLogs', { where })).status).toBe(400)
    }
    expect((await t.super('DELETE', '/CallLogs')).status).toBe(400)
    const { body } = await t.super('DELETE', '/CallLogs', { where: { id: { inq: [1, 2, 999_999] } } })
    expect(body).toEqual({ count: 2 })
  })

  test('chosen fields are all a row has', async () => {
    const { body } = await t.super('GET', '/Customers', { filter: { fields: ['id', 'companyName'], limit: 1 } })
    expect(body).toEqual([{ id: 1, companyName: 'Lineboard' }])
  })

  test('relations are embedded as deep as asked', async () => {
    const include = [{ relation: 'DashRoleMapping', scope: { include: { DashRole: 'GuiVisibilities' } } }]
    const { body } = await t.super('GET', '/DashUsers', { filter: { where: { id: 3 }, include } })
    expect(body).toMatchObject([{ DashRoleMapping: [{ DashRole: { GuiVisibilities: expect.arrayContaining([]) } }] }])
  })

  test('HEAD, a trailing slash and a preflight are understood', async () => {
    const url = `${t.server.apiUrl}/SystemSettings/defaultSettings/`
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'authorization' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
    const get = await fetch(url, { headers: { origin: 'http://localhost:5173' } })
    // Also what says how long to wait.
    for (const name of ['X-Total-Count', 'Retry-After'])
      expect(get.headers.get('access-control-expose-headers')).toContain(name)
  })
})

const login = (username: string) => ({ username, password: 'Lineboard1!' })

describe('sessions', () => {
  async function signIn(username: string): Promise<Call> {
    const { body } = await t.anonymous<{ id: string }>('POST', '/DashUsers/authenticate', { body: login(username) })
    return createCall(t.server.apiUrl, body.id)
  }

  test('signing in answers a token', async () => {
    const { status, body } = await t.anonymous('POST', '/DashUsers/authenticate', { body: login('admin') })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: expect.stringMatching(/^\w{64}$/), ttl: 1_209_600, userId: 2 })
  })

  test.each([
    { username: 'super', password: 'no' },
    { username: 'nobody', password: 'Lineboard1!' },
  ])('%j', async (body) => {
    const answer = await t.anonymous('POST', '/DashUsers/authenticate', { body })
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({
      error: { statusCode: 401, name: 'Error', message: 'login failed', code: 'LOGIN_FAILED' },
    })
  })

  test('a failure that arrives with status 200 can be asked for', async () => {
    const failure = { statusCode: 500, name: 'Internal', message: 'Broken' }
    t.server.control.faults.add({ operation: 'DashUser.authenticate', kind: 'status', status: 200, body: failure })
    const { status, body } = await t.anonymous('POST', '/DashUsers/authenticate', { body: login('super') })
    expect([status, body]).toEqual([200, failure])
  })

  test('no token is a 401 before anything else is looked at', async () => {
    const { status, body } = await t.anonymous('GET', '/Customers/abc', { query: { filter: '{' } })
    expect(status).toBe(401)
    expect(body).toEqual({
      error: { statusCode: 401, name: 'Error', message: 'Authorization Required', code: 'AUTHORIZATION_REQUIRED' },
    })
  })

  test('a bare bearer token alone is refused, as a stock server does; the other forms are not', async () => {
    const token = (await t.anonymous<{ id: string }>('POST', '/DashUsers/authenticate', { body: login('user') })).body
      .id
    const status = async (headers: Record<string, string>) =>
      (await t.anonymous('GET', '/Customers', { headers })).status
    expect(await status({ authorization: `Bearer ${token}` })).toBe(401)
    expect(await status({ authorization: token })).toBe(200)
    expect(await status({ authorization: `Bearer ${Buffer.from(token).toString('base64')}` })).toBe(200)
    expect(await status({ 'x-access-token': token })).toBe(200)
  })

  test('signing out ends the token', async () => {
    const call = await signIn('user')
    expect((await call('POST', '/DashUsers/logout')).status).toBe(204)
    expect((await call('GET', '/Customers')).status).toBe(401)
    const again = await call<ErrorBody>('POST', '/DashUsers/logout')
    expect(again.body.error.message).toBe('accessToken is required to logout')
  })

  test('a token expires', async () => {
    const call = await signIn('user')
    t.server.control.clock.advance(1_209_600_000 - 60_000)
    expect((await call('GET', '/Customers')).status).toBe(200)
    t.server.control.clock.advance(61_000)
    expect((await call('GET', '/Customers')).status).toBe(401)
  })

  test('acting as another user, and back', async () => {
    const { body } = await t.super<{ id: string; userId: number }>('POST', '/DashUsers/impersonate', {
      body: { user_id: 3 },
    })
    expect(body.userId).toBe(3)
    const asUser = createCall(t.server.apiUrl, body.id)
    expect((await asUser<object[]>('GET', '/Customers')).body).toHaveLength(1)
    expect((await asUser('POST', '/DashUsers/deimpersonate', { body: { token_id: body.id } })).body).toBe(true)
    expect((await asUser('GET', '/Customers')).status).toBe(401)
  })

  test.each([
    ['user', 2, 403],
    ['admin', 3, 200],
    ['admin', 6, 403],
    ['super', 99, 404],
  ] as const)('%s acting as user %i is %i', async (who, user_id, status) => {
    expect((await t[who]('POST', '/DashUsers/impersonate', { body: { user_id } })).status).toBe(status)
  })
})

describe('permissions', () => {
  test("staff see their own customer's rows only", async () => {
    const own = await t.user<Row<'Customer'>[]>('GET', '/Customers')
    expect(own.body.map(({ id }) => id)).toEqual([2])
    expect((await t.user('GET', '/Customers/3')).status).toBe(404)
    const calls = await t.user<Row<'CallLog'>[]>('GET', '/CallLogs')
    expect(new Set(calls.body.map(({ customerId }) => customerId))).toEqual(new Set([2]))
    const other = await t.super<Row<'CallLog'>[]>('GET', '/CallLogs', {
      filter: { where: { customerId: 3 }, limit: 1 },
    })
    expect((await t.user('DELETE', `/CallLogs`, { where: { id: other.body[0]?.id } })).body).toEqual({ count: 0 })
  })

  test('a row is made for the own customer, and never for another', async () => {
    const body = { name: 'Radio', type: 'other' }
    const sources = await t.user<Row<'TrackingSource'>>('PUT', '/TrackingSources', { body: { ...body, customerId: 3 } })
    expect(sources.status).toBe(403)
  })

  test.each([
    ['readonly', 'GET', '/TrackingSources', 200],
    ['readonly', 'DELETE', '/TrackingSources/1', 403],
    ['user', 'DELETE', '/TrackingSources/999', 200],
    ['user', 'DELETE', '/DashUsers/5', 403],
    ['admin', 'DELETE', '/DashUsers/5', 200],
    ['admin', 'DELETE', '/Customers/3', 403],
    ['super', 'DELETE', '/DashUsers/1', 422],
  ] as const)('%s: %s %s is %i', async (who, method, path, status) => {
    expect((await t[who](method, path)).status).toBe(status)
  })

  test('everybody may change the own account', async () => {
    expect((await t.readonly('PATCH', '/DashUsers/4', { body: { firstName: 'G' } })).status).toBe(200)
    expect((await t.readonly('PATCH', '/DashUsers/3', { body: { firstName: 'G' } })).status).toBe(403)
  })
})

describe('control', () => {
  const control = (method: string, path: string, body?: object) =>
    fetch(`${t.server.url}/__mock/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })

  test('a fault strikes as often as was asked for', async () => {
    await control('POST', 'faults', { operation: 'Customer.find', kind: 'status', status: 500, count: 1 })
    const broken = await t.super('GET', '/Customers')
    expect(broken.status).toBe(500)
    expect(broken.body).toEqual({ error: { statusCode: 500, name: 'Error', message: 'Internal Server Error' } })
    expect((await t.super('GET', '/Customers')).status).toBe(200)
  })

  test('latency, malformed answers and cut connections', async () => {
    const { faults } = t.server.control
    faults.add({ operation: 'Customer.find', kind: 'latency', delayMs: 120, count: 1 })
    const startedMs = performance.now()
    expect((await t.super('GET', '/Customers')).status).toBe(200)
    expect(performance.now() - startedMs).toBeGreaterThan(110)
    faults.add({ operation: '*', kind: 'malformed', count: 1 })
    await expect(t.super('GET', '/Customers')).rejects.toThrow(SyntaxError)
    faults.add({ operation: '*', kind: 'cut', count: 1 })
    await expect(t.super('GET', '/Customers')).rejects.toThrow('fetch failed')
  })

  test('a fault that is none is refused', async () => {
    const answer = await control('POST', 'faults', { operation: 'Customer.find', kind: 'flood' })
    expect(answer.status).toBe(400)
    const plain = await fetch(`${t.server.url}/__mock/faults`, { method: 'POST', body: '{}' })
    expect(plain.status).toBe(415)
  })

  test('the journal tells of requests, without tokens', async () => {
    await t.super('GET', '/Customers', { filter: { limit: 1 } })
    const journal = await (await control('GET', 'journal')).json()
    expect(journal).toMatchObject([{ method: 'GET', operationId: 'Customer.find', status: 200, userId: 1 }])
    expect(JSON.stringify(journal)).toContain('access_token=[redacted]')
  })

  test('snapshot, change, restore, reset', async () => {
    await control('POST', 'snapshot', { name: 'before' })
    await t.super('DELETE', '/Customers/4')
    await control('POST', 'restore', { name: 'before' })
    expect((await t.super('GET', '/Customers/4')).status).toBe(200)
    await t.super('DELETE', '/Customers/4')
    await control('POST', 'reset')
    expect((await t.super('GET', '/Customers/4')).status).toBe(200)
  })
})
