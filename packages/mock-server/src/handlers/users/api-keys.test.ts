import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '../../store/models.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

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
