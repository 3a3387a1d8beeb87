import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../store/models.ts'
import { createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'

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

test('a key that is brought along is kept, and only once', async () => {
  const body = { name: 'Own', apikey: 'my-very-own-key-0001' }
  expect((await api.admin<ApiKey>('POST', '/ApiKeys', { body })).body.apikey).toBe(body.apikey)
  const again = await api.admin<Failure>('POST', '/ApiKeys', { body })
  expect(again.status).toBe(422)
  expect(again.body.error.details?.codes).toEqual({ apikey: ['uniqueness'] })
})

test('replacing with the masked key, or without one, changes the name alone', async () => {
  const before = stored(1)
  const { body: shown } = await api.admin<ApiKey>('GET', '/ApiKeys/1')
  const { body } = await api.admin<ApiKey>('PUT', '/ApiKeys/1', { body: { ...shown, name: 'Renamed' } })
  expect(body).toEqual({ ...shown, name: 'Renamed' })
  await api.admin('PUT', '/ApiKeys/1', { body: { name: 'Once more' } })
  expect(stored(1)).toEqual({ ...before, name: 'Once more' })
})

test('a new key takes the place of the old one and is answered', async () => {
  const apikey = 'another-key-altogether'
  const { body } = await api.admin<ApiKey>('PUT', '/ApiKeys/1', { body: { name: 'Nightly export', apikey } })
  expect(body.apikey).toBe(apikey)
  expect(stored(1)).toMatchObject({ apikey, userId: 2, customerId: 2 })
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
    (await api.super<ApiKey>('POST', '/ApiKeys', { body: { name: 'Program', userId } })).body
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

  test('is refused once it is revoked, replaced, or its owner is gone', async () => {
    const [revoked, replaced, orphan] = [await makeKey(2), await makeKey(2), await makeKey(3)]
    await api.admin('DELETE', `/ApiKeys/${revoked.id}`)
    await api.admin('PUT', `/ApiKeys/${replaced.id}`, { body: { name: 'New', apikey: 'another-key-altogether-2' } })
    await api.admin('DELETE', '/DashUsers/3')
    for (const key of [revoked, replaced, orphan, { apikey: 'lb_test_nobody_ever_made' }]) {
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
