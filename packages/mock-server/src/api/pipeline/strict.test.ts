import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ strict: true, size: { callLogs: 10 } })
})
afterAll(() => t.close())

test.each([
  [{ where: { nor: [{ id: 1 }] } }, 'nor does nothing on many servers'],
  [{ where: { id: { gt: 1, lt: 9 } } }, 'only one operator of "id" counts on some servers'],
  [{ where: { id: { gt: 1 }, or: [] } }, 'an or of nothing is all rows on SQL servers'],
  [{ order: [] }, 'an order of nothing is an error on SQL servers'],
  [{ order: 'TrackingSource.name' }, 'ordering by "TrackingSource.name" does nothing on many servers'],
  [
    { where: { id: { inq: Array.from({ length: 3000 }, (_, at) => at) } } },
    'an address longer than 8 kB is refused by many servers',
  ],
])('in strict mode a real server’s silence is a 400', async (filter, text) => {
  const { status, body } = await t.super('GET', '/CallLogs', { filter })
  expect([status, body]).toEqual([
    400,
    { error: { statusCode: 400, name: 'Error', message: `Refused in strict mode: ${text}.` } },
  ])
})

test('a filter that means the same everywhere passes', async () => {
  const filter = { where: { and: [{ id: { gt: 1 } }, { callerNumber: { like: '%1%' } }] }, order: 'id DESC' }
  expect((await t.super('GET', '/CallLogs', { filter })).status).toBe(200)
})
