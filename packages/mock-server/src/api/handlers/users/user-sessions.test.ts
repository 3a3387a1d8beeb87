import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashKey } from '../../../domain/users/secrets.ts'
import { type Call, createCall, createTestServer, type TestServer } from '../../../testing/test-server.ts'

interface UserSession {
  id: string
  createdAt: string
  lastSeenAt: string
  address?: string
  userAgent?: string
  isCurrent: boolean
}

const PASSWORD = 'Lineboard1!'
const USER_ID = 3

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
})
beforeEach(() => {
  api.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') })
  api.server.control.clock.freeze(new Date('2026-05-22T12:00:00Z'))
})
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

/** Signs in, as a browser or program that calls itself so. */
async function signIn(username: string, userAgent = 'Test/1') {
  const headers = { 'user-agent': userAgent }
  const body = { username, password: PASSWORD }
  const { body: token } = await api.anonymous<{ id: string }>('POST', '/DashUsers/authenticate', { body, headers })
  const plain = createCall(api.server.apiUrl, token.id)
  const call: Call = (method, path, options) => plain(method, path, { ...options, headers })
  const list = (userId = USER_ID) => call<UserSession[]>('GET', `/DashUsers/${userId}/sessions`)
  return { token: token.id, call, list }
}

const minutes = (count: number) => api.server.control.clock.advance(count * 60_000)

describe('the sessions of a person', () => {
  test('say since when, when and where each was used last, and which is this one', async () => {
    const office = await signIn('user', 'Office/1')
    await office.list()
    minutes(30)
    const phone = await signIn('user', 'Phone/2')
    const { body } = await phone.list()
    expect(body).toMatchObject([
      {
        createdAt: '2026-05-22T12:30:00.000Z',
        lastSeenAt: '2026-05-22T12:30:00.000Z',
        address: '127.0.0.1',
        userAgent: 'Phone/2',
        isCurrent: true,
      },
      {
        createdAt: '2026-05-22T12:00:00.000Z',
        lastSeenAt: '2026-05-22T12:00:00.000Z',
        userAgent: 'Office/1',
        isCurrent: false,
      },
    ])
    minutes(5)
    expect((await office.list()).body.map(({ userAgent, lastSeenAt }) => [userAgent, lastSeenAt])).toEqual([
      ['Office/1', '2026-05-22T12:35:00.000Z'],
      ['Phone/2', '2026-05-22T12:30:00.000Z'],
    ])
  })

  test('show neither tokens nor hashes, nor sessions that have ended', async () => {
    const first = await signIn('user')
    minutes(15 * 24 * 60)
    const second = await signIn('user')
    const { body } = await second.list()
    expect(body).toHaveLength(1)
    const text = JSON.stringify(body)
    for (const token of [first.token, second.token]) {
      expect(text).not.toContain(token)
      expect(text).not.toContain(hashKey(token))
    }
  })

  test('are none of API keys, nor of those who act as the person', async () => {
    const own = await signIn('user')
    const admin = await signIn('admin')
    const { body: acting } = await admin.call<{ id: string }>('POST', '/DashUsers/impersonate', {
      body: { user_id: USER_ID },
    })
    const { body: key } = await admin.call<{ apikey: string }>('POST', '/ApiKeys', {
      body: { name: 'Site', userId: USER_ID },
    })
    for (const token of [acting.id, key.apikey]) {
      const call = createCall(api.server.apiUrl, token)
      expect((await call('GET', '/Languages')).status).toBe(200)
      expect((await call('GET', `/DashUsers/${USER_ID}/sessions`)).status).toBe(403)
      expect((await call('DELETE', `/DashUsers/${USER_ID}/sessions`)).status).toBe(403)
    }
    expect((await own.list()).body).toHaveLength(1)
  })
})

describe('ending', () => {
  test('one session takes effect at once, also on its socket and on who acts in it', async () => {
    const admin = await signIn('admin', 'Here/1')
    const lost = await signIn('admin', 'Lost/1')
    const { body: acting } = await lost.call<{ id: string }>('POST', '/DashUsers/impersonate', {
      body: { user_id: USER_ID },
    })
    const { origin } = new URL(api.server.apiUrl)
    const socket = io(origin, { path: '/wss', transports: ['websocket'], query: { token: lost.token } })
    await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
    const gone = new Promise((resolve) => socket.on('disconnect', resolve))
    const { body: sessions } = await admin.list(2)
    const { id } = sessions.find(({ userAgent }) => userAgent === 'Lost/1') ?? {}
    expect((await admin.call('DELETE', `/DashUsers/2/sessions/${id}`)).body).toEqual({ count: 1 })
    expect(await gone).toBe('io server disconnect')
    expect((await lost.call('GET', '/Languages')).status).toBe(401)
    expect((await createCall(api.server.apiUrl, acting.id)('GET', '/Languages')).status).toBe(401)
    expect((await admin.list(2)).body).toHaveLength(1)
    expect((await admin.call('DELETE', `/DashUsers/2/sessions/${id}`)).body).toEqual({ count: 0 })
  })

  test('all others keeps the one that asks', async () => {
    const [first, second, here] = [await signIn('user'), await signIn('user'), await signIn('user')]
    expect((await here.call('DELETE', `/DashUsers/${USER_ID}/sessions`)).body).toEqual({ count: 2 })
    expect([(await first.list()).status, (await second.list()).status, (await here.list()).status]).toEqual([
      401, 401, 200,
    ])
  })

  test('those of others is for who may change them, and is in the audit log', async () => {
    const user = await signIn('user')
    const admin = await signIn('admin')
    const { username } = api.server.store.table('DashUser').get(USER_ID) ?? {}
    expect((await admin.list()).body).toMatchObject([{ isCurrent: false }])
    expect((await user.list(2)).status).toBe(401)
    expect((await user.call('DELETE', '/DashUsers/2/sessions')).status).toBe(403)
    expect((await admin.list(1)).status).toBe(404)
    expect((await admin.call('DELETE', `/DashUsers/${USER_ID}/sessions`)).body).toEqual({ count: 1 })
    expect((await user.list()).status).toBe(401)
    const [entry] = api.server.store.table('AuditLog').find({ order: 'id DESC', limit: 1 })
    expect(entry).toMatchObject({
      userId: 2,
      endpoint: `/DashUsers/${USER_ID}/sessions`,
      recordId: USER_ID,
      recordName: username,
      affected: 1,
    })
  })
})
