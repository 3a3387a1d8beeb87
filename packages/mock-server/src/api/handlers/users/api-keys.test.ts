import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createCall, createTestServer, type TestServer } from '../../../testing/test-server.ts'

type ApiKey = Row<'ApiKey'>
type Failure = { error: { details?: { codes: Record<string, string[]> } } }

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 10 } })
})
beforeEach(() => api.server.control.reset())
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const stored = (id: number) => api.server.store.table('ApiKey').get(id)

test('the server makes a key, answers it once, and shows only its end from then on', async () => {
  const { body: made } = await api.admin<ApiKey>('POST', '/ApiKeys', { body: { name: 'Booking site', userId: 3 } })
  expect(made).toMatchObject({ name: 'Booking site', userId: 3, customerId: 2 })
  expect(made.apikey).toMatch(/^lb_test_[0-9a-f]{32}$/)
  const masked = '*'.repeat(36) + made.apikey.slice(-4)
  expect((await api.admin<ApiKey>('GET', `/ApiKeys/${made.id}`)).body.apikey).toBe(masked)
  const { body: list } = await api.admin<ApiKey[]>('GET', '/ApiKeys', { filter: { where: { id: made.id } } })
  expect(list.map(({ apikey }) => apikey)).toEqual([masked])
})

test('without a user the key is for who makes it', async () => {
  const { body } = await api.admin<ApiKey>('POST', '/ApiKeys', { body: { name: 'Mine' } })
  expect(body).toMatchObject({ userId: 2, customerId: 2 })
})

test('the key is made by the server: one that is brought along changes nothing', async () => {
  const body = { name: 'Own', apikey: 'my-very-own-key-0001' }
  const { body: made } = await api.admin<ApiKey>('POST', '/ApiKeys', { body })
  expect(made.apikey).not.toBe(body.apikey)
  await api.admin('PUT', `/ApiKeys/${made.id}`, { body })
  expect((await createCall(api.server.apiUrl, body.apikey)('GET', '/Customers')).status).toBe(401)
  expect((await createCall(api.server.apiUrl, made.apikey)('GET', '/Customers')).status).toBe(200)
})

test('no table contains the text of a key', async () => {
  const { body: made } = await api.admin<ApiKey>('POST', '/ApiKeys', { body: { name: 'Kept' } })
  const { store } = api.server
  const everything = store.models().flatMap((model) => [...(store.anyTable(model)?.all() ?? [])])
  expect(JSON.stringify(everything)).not.toContain(made.apikey)
})

test('a key ends, and one for reading changes nothing', async () => {
  const expiresAt = new Date(api.server.control.clock.now().getTime() + 86_400_000).toISOString()
  const { body: made } = await api.admin<ApiKey>('POST', '/ApiKeys', { body: { name: 'R', scope: 'read', expiresAt } })
  const call = createCall(api.server.apiUrl, made.apikey)
  expect((await call('GET', '/Customers')).status).toBe(200)
  expect((await call('PATCH', '/DashUsers/2', { body: { firstName: 'X' } })).status).toBe(403)
  api.server.control.clock.advance(86_400_001)
  expect((await call('GET', '/Customers')).status).toBe(401)
  const past = await api.admin('POST', '/ApiKeys', { body: { name: 'Past', expiresAt: '2020-01-01T00:00:00.000Z' } })
  expect(past.status).toBe(422)
})

test('a key that nobody gave a scope reads, one of before scopes too', async () => {
  const { body: made } = await api.admin<ApiKey>('POST', '/ApiKeys', { body: { name: 'Plain' } })
  expect(made.scope).toBe('read')
  const call = createCall(api.server.apiUrl, made.apikey)
  const change = () => call('PATCH', '/DashUsers/2', { body: { firstName: 'X' } })
  expect((await change()).status).toBe(403)
  api.server.store.table('ApiKey').patch(made.id, { scope: undefined })
  expect((await change()).status).toBe(403)
  expect((await call('GET', '/Customers')).status).toBe(200)
})

test('a key mints no key, acts as nobody and changes no credentials', async () => {
  const { body: made } = await api.admin<ApiKey>('POST', '/ApiKeys', { body: { name: 'W', scope: 'write' } })
  const call = createCall(api.server.apiUrl, made.apikey)
  expect((await call('POST', '/ApiKeys', { body: { name: 'Another' } })).status).toBe(403)
  expect((await call('POST', '/DashUsers/impersonate', { body: { user_id: 3 } })).status).toBe(403)
  const body = { password: 'Another-1!', currentPassword: 'Lineboard1!' }
  expect((await call('PATCH', '/DashUsers/2', { body })).status).toBe(403)
  expect((await call('PATCH', '/DashUsers/3', { body: { email: 'x@harbordental.example' } })).status).toBe(403)
  expect((await call('GET', '/DashUsers/3/account-reset')).status).toBe(403)
})

test('keys are listed by their owner and by who changes users', async () => {
  await api.admin('POST', '/ApiKeys', { body: { name: 'Of staff', userId: 3 } })
  const namesFor = async (who: 'admin' | 'user' | 'readonly') =>
    (await api[who]<ApiKey[]>('GET', '/ApiKeys')).body.map(({ name }) => name)
  expect(await namesFor('user')).toEqual(['Of staff'])
  expect(await namesFor('readonly')).toEqual([])
  expect((await api.readonly('GET', '/ApiKeys/count')).body).toEqual({ count: 0 })
  expect((await api.readonly('GET', '/ApiKeys/1')).status).toBe(404)
  expect(await namesFor('admin')).toEqual(['Nightly export', 'Wallboard', 'Of staff'])
})

test('replacing with the masked key, or without one, changes the name alone', async () => {
  const before = stored(1)
  const { body: shown } = await api.admin<ApiKey>('GET', '/ApiKeys/1')
  const { body } = await api.admin<ApiKey>('PUT', '/ApiKeys/1', { body: { ...shown, name: 'Renamed' } })
  expect(body).toEqual({ ...shown, name: 'Renamed' })
  await api.admin('PUT', '/ApiKeys/1', { body: { name: 'Once more' } })
  expect(stored(1)).toEqual({ ...before, name: 'Once more' })
})

test('keys of another company are out of reach', async () => {
  expect((await api.admin('GET', '/ApiKeys/3')).status).toBe(404)
  expect((await api.admin('PUT', '/ApiKeys/3', { body: { name: 'Taken over' } })).status).toBe(404)
  expect((await api.admin('DELETE', '/ApiKeys/3')).body).toEqual({ count: 0 })
  expect((await api.admin('POST', '/ApiKeys', { body: { name: 'Theirs', userId: 6 } })).status).toBe(403)
  expect((await api.super<ApiKey>('POST', '/ApiKeys', { body: { name: 'Ours', userId: 6 } })).body.customerId).toBe(3)
  const unknown = await api.super<Failure>('POST', '/ApiKeys', { body: { name: 'Nobody', userId: 99 } })
  expect(unknown.body.error.details?.codes).toEqual({ userId: ['existence'] })
})

describe('a key in the place of a token', () => {
  const makeKey = async (userId: number) =>
    (await api.super<ApiKey>('POST', '/ApiKeys', { body: { name: 'Program', userId, scope: 'write' } })).body
  const withKey = ({ apikey }: Pick<ApiKey, 'apikey'>) => createCall(api.server.apiUrl, apikey)

  test('acts for its owner, with the owner\u2019s permissions and customer', async () => {
    const ofAdmin = withKey(await makeKey(2))
    const ofReader = withKey(await makeKey(4))
    const customers = await ofAdmin<{ id: number }[]>('GET', '/Customers')
    expect(customers.body.map(({ id }) => id)).toEqual([2])
    const body = { description: 'By a program' }
    expect((await ofAdmin('PATCH', '/DashUsers/2', { body: { firstName: 'Program' } })).status).toBe(200)
    expect((await ofReader('POST', '/ReceivingNumbers', { body: { ...body, number: '+14155550188' } })).status).toBe(
      403,
    )
    const [last] = api.server.control.journal.find({ last: 1 })
    expect(last).toMatchObject({ userId: 4, status: 403 })
    expect(JSON.stringify(api.server.control.journal.list())).not.toContain((await makeKey(2)).apikey)
  })

  test.each(['query', 'x-access-token', 'bare', 'bearer'])('is taken as %s', async (how) => {
    const { apikey } = await makeKey(2)
    const headers: Record<string, Record<string, string>> = {
      'x-access-token': { 'x-access-token': apikey },
      bare: { authorization: apikey },
      bearer: { authorization: `Bearer ${apikey}` },
    }
    const answer = await createCall(api.server.apiUrl)('GET', '/DashUsers/2', {
      ...(how === 'query' ? { query: { access_token: apikey } } : { headers: headers[how] ?? {} }),
    })
    expect(answer.status).toBe(200)
  })

  test('moves when it was last used, to the minute', async () => {
    const key = await makeKey(2)
    const lastUsedAt = () => stored(key.id)?.lastUsedAt
    expect(lastUsedAt()).toBeUndefined()
    await withKey(key)('GET', '/Customers')
    const first = lastUsedAt()
    expect(first).toMatch(/^2026-05-22T12:00/)
    api.server.control.clock.advance(30_000)
    await withKey(key)('GET', '/Customers')
    expect(lastUsedAt()).toBe(first)
    api.server.control.clock.advance(60_000)
    await withKey(key)('GET', '/Customers')
    expect(lastUsedAt()).toMatch(/^2026-05-22T12:01/)
    const { body } = await api.admin<ApiKey>('GET', `/ApiKeys/${key.id}`)
    expect(body.lastUsedAt).toBe(lastUsedAt())
  })

  test('is refused once it is revoked or its owner is gone', async () => {
    const [revoked, orphan] = [await makeKey(2), await makeKey(3)]
    await api.admin('DELETE', `/ApiKeys/${revoked.id}`)
    await api.admin('DELETE', '/DashUsers/3')
    for (const key of [revoked, orphan, { apikey: 'lb_test_nobody_ever_made' }]) {
      expect((await withKey(key)('GET', '/Customers')).status).toBe(401)
    }
  })

  test('is no session: there is nothing to sign out of, and the key stays', async () => {
    const key = await makeKey(2)
    expect((await withKey(key)('POST', '/DashUsers/logout')).status).toBe(401)
    expect((await withKey(key)('GET', '/Customers')).status).toBe(200)
  })

  test('a session\u2019s token after Bearer stays refused in plain text', async () => {
    const body = { username: 'admin', password: 'Lineboard1!' }
    const { id } = (await api.anonymous<{ id: string }>('POST', '/DashUsers/authenticate', { body })).body
    const as = async (authorization: string) =>
      (await createCall(api.server.apiUrl)('GET', '/Customers', { headers: { authorization } })).status
    expect([await as(`Bearer ${id}`), await as(`Bearer ${Buffer.from(id).toString('base64')}`)]).toEqual([401, 200])
  })
})
