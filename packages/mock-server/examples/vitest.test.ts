// The mock server in Vitest: one server a file, every test from the same rows, and no answer that breaks the contract.
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let server: MockServer
let token = ''

beforeAll(async () => {
  server = await createMockServer({ seed: 1, size: { callLogs: 100 }, now: new Date('2026-05-22T12:00:00Z') })
  server.control.snapshot('start')
})
beforeEach(async () => {
  server.control.restore('start')
  server.control.faults.clear()
  const session = await call('POST', '/DashUsers/authenticate', { username: 'admin', password: 'Lineboard1!' })
  token = session.body.id
})
afterEach(() => expect(server.control.violations.list()).toEqual([]))
afterAll(() => server.close())

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${server.apiUrl}${path}${path.includes('?') ? '&' : '?'}access_token=${token}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

test('what is created comes back', async () => {
  const { body: created } = await call('PUT', '/TrackingSources', { name: 'Radio spot', type: 'radio' })
  expect(await call('GET', `/TrackingSources/${created.id}`)).toMatchObject({
    status: 200,
    body: { name: 'Radio spot' },
  })
})

test('each test begins with the seeded rows', async () => {
  const where = encodeURIComponent(JSON.stringify({ name: 'Radio spot' }))
  expect(await call('GET', `/TrackingSources/count?where=${where}`)).toEqual({ status: 200, body: { count: 0 } })
})

test('a failure, once', async () => {
  server.control.faults.add({ operation: 'Customer.find', kind: 'status', status: 503, count: 1 })
  expect((await call('GET', '/Customers')).status).toBe(503)
  expect((await call('GET', '/Customers')).status).toBe(200)
})

test('calls that come in, in no time', async () => {
  const { live, clock } = server.control
  const { body: before } = await call('GET', '/CallLogs/count')
  live.start(60)
  clock.advance(5 * 60_000)
  live.run()
  live.stop()
  const { body: after } = await call('GET', '/CallLogs/count')
  expect(after.count).toBeGreaterThan(before.count)
})
