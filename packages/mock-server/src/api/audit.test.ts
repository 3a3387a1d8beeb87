import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../store/models.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 10 } })
})
afterAll(() => t.close())

const latest = async () => {
  const filter = { order: 'id DESC', limit: 1 }
  return (await t.super<Row<'AuditLog'>[]>('GET', '/AuditLogs', { filter })).body[0]
}

test.each([
  [
    'PATCH',
    '/DashUsers/3',
    { firstName: 'M' },
    { endpoint: '/DashUsers/3', statusCode: 200, userId: 3, customerId: 2 },
  ],
  ['POST', '/Customers', {}, { endpoint: '/Customers', statusCode: 403, userId: 3 }],
])('%s %s leaves an entry', async (method, path, body, expected) => {
  await t.user(method, path, { body, headers: { 'user-agent': 'Test/1' } })
  expect(await latest()).toMatchObject({ ...expected, method, ip: '127.0.0.1', userAgent: 'Test/1' })
  t.expectNoViolations()
})

test.each([
  ['Lineboard1!', 200],
  ['wrong', 401],
])('signing in with %s is in the log of the account', async (password, statusCode) => {
  await t.anonymous('POST', '/DashUsers/authenticate', { body: { username: 'user', password } })
  expect(await latest()).toMatchObject({ endpoint: '/DashUsers/authenticate', statusCode, userId: 3, customerId: 2 })
  expect(t.server.control.journal.find({ operation: 'DashUser.authenticate', last: 1 })).toMatchObject([{ userId: 3 }])
})

test('a call that answers how many rows it deleted leaves the number', async () => {
  const where = { id: { inq: [999_998, 999_999] } }
  await t.super('DELETE', '/OpNumbers', { where })
  expect(await latest()).toMatchObject({ endpoint: '/OpNumbers', affected: 0 })
  await t.super('DELETE', '/OpNumbers', { where: { id: { inq: [1, 2] } } })
  expect(await latest()).toMatchObject({ endpoint: '/OpNumbers', affected: 2 })
  t.expectNoViolations()
})

test('reading leaves none', async () => {
  const before = await latest()
  await t.user('GET', '/Customers')
  await t.user('POST', '/DashUsers/cani', { body: {} })
  expect(await latest()).toEqual(before)
})
