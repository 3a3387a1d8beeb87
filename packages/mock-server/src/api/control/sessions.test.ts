import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createToken } from '../../domain/users/session-tokens.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { sessionNameOf } from './sessions.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 300 } })
  // Signed in before any world is made: the token is part of all of them.
  await t.super('GET', '/Customers')
})
afterAll(() => t.close())

const as = (name: string) => ({ headers: { 'x-mock-session': name } })
const nameOf = async (session?: string) =>
  (await t.super<{ companyName: string }>('GET', '/Customers/3', session ? as(session) : {})).body.companyName
const rename = (companyName: string, session?: string) =>
  t.super('PUT', '/Customers', { body: t.whole('Customer', { id: 3, companyName }), ...(session && as(session)) })

async function control<T = Record<string, unknown>>(method: string, path: string, session?: string, body?: object) {
  const headers = { ...(session && as(session).headers), ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(`${t.server.url}/__mock/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const parsed: T = JSON.parse(await answer.text())
  return { status: answer.status, body: parsed }
}

describe('a session has its own', () => {
  test('rows, both ways', async () => {
    const original = await nameOf()
    await rename('Of A', 'a')
    await rename('Of B', 'b')
    expect(await Promise.all([nameOf('a'), nameOf('b'), nameOf()])).toEqual(['Of A', 'Of B', original])
    await rename('Of main')
    expect(await Promise.all([nameOf('a'), nameOf('b'), nameOf()])).toEqual(['Of A', 'Of B', 'Of main'])
    await rename(original)
  })

  test('rows, named by query or cookie as well', async () => {
    await rename('By name', 'by name')
    const ask = async (options: object) =>
      (await t.super<{ companyName: string }>('GET', '/Customers/3', options)).body.companyName
    expect(await ask({ query: { mockSession: 'by name' } })).toBe('By name')
    expect(await ask({ headers: { cookie: 'mockSession=by%20name' } })).toBe('By name')
    expect(await ask({})).not.toBe('By name')
    t.expectNoViolations()
  })

  test('faults, latency and scenarios', async () => {
    const own = t.server.session('faults')
    own.control.faults.add({ operation: 'Customer.find', kind: 'status', status: 503 })
    own.control.scenarios.add({ operation: 'Customer.count', answers: [418] })
    const statuses = async (options: object) => [
      (await t.super('GET', '/Customers', options)).status,
      (await t.super('GET', '/Customers/count', options)).status,
    ]
    expect(await statuses({})).toEqual([200, 200])
    expect(await statuses({ headers: own.headers })).toEqual([503, 418])
  })

  test('journal, outbox, clock and reset', async () => {
    const before = t.server.control.journal.count()
    await t.anonymous('POST', '/DashUsers/request_email', {
      body: { email_address: 'a@example.com', email_type: 'verification' },
      ...as('records'),
    })
    await control('POST', 'clock', 'records', { now: '2026-05-23T00:00:00Z', freeze: true })
    await control('POST', 'reset', 'untouched')
    expect((await control('GET', 'state', 'records')).body).toMatchObject({
      session: 'records',
      requests: 1,
      mails: 1,
      now: '2026-05-23T00:00:00.000Z',
    })
    expect(t.server.control.journal.count()).toBe(before)
    expect(t.server.control.outbox.list()).toEqual([])
    expect(t.server.control.clock.now().getFullYear()).toBe(2026)
  })

  test('socket events, by header or query', async () => {
    const own = t.server.session('socket')
    const token = createToken(own.store, own.control.clock.now(), 1).id
    const listen = async (options: object) => {
      const socket = io(t.server.url, { path: '/wss', transports: ['websocket'], reconnection: false, ...options })
      const heard: string[] = []
      socket.on('message', (text: string) => heard.push(JSON.parse(text).data.companyName))
      await new Promise<void>((resolve, reject) => {
        socket.on('connect', resolve)
        socket.on('connect_error', reject)
      })
      socket.emit('message', JSON.stringify({ action: 'subscribe', channels: ['customer'] }))
      return { socket, heard }
    }
    await expect(listen({ query: { token } })).rejects.toThrow('accessToken is required')
    const byQuery = await listen({ query: { token, mockSession: 'socket' } })
    const byHeader = await listen({ query: { token }, extraHeaders: own.headers })
    const names = ({ heard }: typeof byQuery) => heard.filter((name) => name !== 'Ready')
    await vi.waitFor(() => {
      own.control.publish({ channel: 'customer', event: 'update', data: { companyName: 'Ready' }, customerId: 0 })
      expect([byQuery.heard[0], byHeader.heard[0]]).toEqual(['Ready', 'Ready'])
    })
    await rename('Main only')
    await rename('Heard', 'socket')
    await vi.waitFor(() => expect([names(byQuery), names(byHeader)]).toEqual([['Heard'], ['Heard']]))
    own.delete()
    await vi.waitFor(() => expect([byQuery.socket.connected, byHeader.socket.connected]).toEqual([false, false]))
  })
})

test('a session is made of a snapshot, listed, and forgotten', async () => {
  await rename('Kept')
  await control('POST', 'snapshot', undefined, { name: 'kept' })
  await rename('Later')
  const made = await control('POST', 'sessions', undefined, { name: 'from kept', from: 'kept' })
  expect(made.body).toMatchObject({ name: 'from kept', requests: 0 })
  expect(await Promise.all([nameOf('from kept'), nameOf()])).toEqual(['Kept', 'Later'])
  const listed = (await control<{ name: string }[]>('GET', 'sessions')).body
  expect(listed.map(({ name }) => name)).toContain('from kept')
  expect((await control('DELETE', 'sessions/from%20kept')).status).toBe(200)
  expect((await control('DELETE', 'sessions/from%20kept')).status).toBe(404)
  expect(await nameOf('from kept')).toBe('Later')
  expect((await control('POST', 'sessions', undefined, { name: 'x', from: 'nothing' })).status).toBe(404)
  await control('DELETE', 'sessions')
  expect((await control('GET', 'sessions')).body).toEqual([])
})

test('at most 100 are kept: the one used longest ago is dropped', async () => {
  const session = (at: number) => t.server.session(`many ${at}`)
  for (let at = 1; at <= 100; at++) session(at)
  const first = session(1).store
  session(101)
  const names = (await control<{ name: string }[]>('GET', 'sessions')).body.map(({ name }) => name)
  expect(names).toHaveLength(100)
  expect(names).not.toContain('many 2')
  expect(session(1).store).toBe(first)
  await control('DELETE', 'sessions')
})

test('a name that is too long is refused everywhere', async () => {
  const long = 'x'.repeat(300)
  expect((await t.super('GET', '/Customers', as(long))).status).toBe(400)
  expect((await control('GET', 'state', long)).status).toBe(400)
})

test.each([
  [{ 'x-mock-session': 'a%20b' }, 'q', 'a b'],
  [{ 'x-mock-session': '100%' }, undefined, '100%'],
  [{}, 'q', 'q'],
  [{ cookie: 'other=1; mockSession=c%2Fd; more=2' }, undefined, 'c/d'],
  [{ cookie: 'notmockSession=1' }, undefined, undefined],
  [{}, ['a', 'b'], undefined],
])('%j and %j name the session %j', (headers, parameter, name) => {
  expect(sessionNameOf(headers, parameter)).toBe(name)
})
