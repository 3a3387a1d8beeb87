import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCall, createTestServer, type TestServer } from '../../../testing/test-server.ts'

const PASSWORD = 'Lineboard1!'
const MINUTE_MS = 60_000

type Token = { id: string; ttl: number }

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
})
beforeEach(() => api.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') }))
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const signIn = (username: string, password = PASSWORD) =>
  api.anonymous<Token>('POST', '/DashUsers/authenticate', { body: { username, password } })
const as = (token: string) => createCall(api.server.apiUrl, token)

async function actAs(who: string, userId: number) {
  const own = (await signIn(who)).body.id
  const { status, body } = await as(own)<Token>('POST', '/DashUsers/impersonate', { body: { user_id: userId } })
  return { own, status, token: body, call: as(body.id) }
}

describe('acting as somebody', () => {
  test('leaves both names in the audit log', async () => {
    const { call } = await actAs('super', 3)
    const [begun] = api.server.store
      .table('AuditLog')
      .find({ where: { endpoint: '/DashUsers/impersonate' }, order: 'id DESC' })
    const { username } = api.server.store.table('DashUser').get(3) ?? {}
    expect(begun).toMatchObject({ userId: 1, recordId: 3, recordName: username })
    expect(begun).not.toHaveProperty('changes')
    await call('PATCH', '/DashUsers/3', { body: { firstName: 'Max' } })
    const [entry] = api.server.store.table('AuditLog').find({ order: 'id DESC', limit: 1 })
    expect(entry).toMatchObject({ userId: 3, actedById: 1, customerId: 2, endpoint: '/DashUsers/3' })
    const include = ['actedBy']
    const { body } = await api.super<object[]>('GET', '/AuditLogs', { filter: { order: 'id DESC', limit: 1, include } })
    expect(body).toMatchObject([{ actedBy: { username: 'super' } }])
  })

  test('lasts an hour', async () => {
    const { token, call } = await actAs('super', 3)
    expect(token.ttl).toBe(3600)
    api.server.control.clock.advance(3_600_001)
    expect((await call('GET', '/Customers')).status).toBe(401)
  })

  test('ends with the session it was begun in', async () => {
    const { own, call } = await actAs('super', 3)
    const other = await actAs('super', 3)
    await as(own)('POST', '/DashUsers/logout')
    expect((await call('GET', '/Customers')).status).toBe(401)
    expect((await other.call('GET', '/Customers')).status).toBe(200)
  })

  test('ends with a new password of who acts, and with the right to', async () => {
    const first = await actAs('admin', 3)
    const body = { password: 'Another-1!', currentPassword: PASSWORD }
    expect((await as(first.own)('PATCH', '/DashUsers/2', { body })).status).toBe(200)
    expect((await first.call('GET', '/Customers')).status).toBe(401)
    const again = await as(first.own)<{ id: string }>('POST', '/DashUsers/impersonate', { body: { user_id: 3 } })
    expect((await as(again.body.id)('GET', '/TrackingSources')).status).toBe(200)
    api.server.store.table('DashRoleMapping').patch(2, { roleId: 4, principalType: 'USER' })
    expect((await as(again.body.id)('GET', '/TrackingSources')).status).toBe(401)
  })

  test.each([
    ['a password', 'PATCH', '/DashUsers/3', { password: 'Another-1!', currentPassword: PASSWORD }],
    ['an address', 'PATCH', '/DashUsers/3', { email: 'x@harbordental.example', currentPassword: PASSWORD }],
    ['a username', 'PATCH', '/DashUsers/3', { username: 'hijacked', currentPassword: PASSWORD }],
    ['a key', 'POST', '/ApiKeys', { name: 'Backdoor' }],
    ['a card', 'POST', '/PaymentMethods/attach', { token: 'pm_1' }],
    ['somebody else', 'POST', '/DashUsers/impersonate', { user_id: 4 }],
  ])('changes no credentials: %s', async (_, method, path, body) => {
    const { call } = await actAs('super', 2)
    const target = path.replace('/3', '/2')
    expect((await call(method, target, { body })).status).toBe(403)
  })

  test.each([
    ['admin', 3, 200],
    ['admin', 6, 403],
    ['admin', 1, 403],
    ['user', 4, 403],
    ['priya', 2, 403],
    ['priya', 3, 200],
    ['felix', 4, 403],
    ['felix', 3, 403],
  ])('%s as user %i: %i', async (who, userId, expected) => {
    expect((await actAs(who, userId)).status).toBe(expected)
  })
})

describe('own credentials', () => {
  const patch = (body: object) => api.user('PATCH', '/DashUsers/3', { body })
  const mails = () => api.server.control.outbox.list().map(({ kind, to }) => [kind, to])

  test('need the current password, and tell the old address and the new one', async () => {
    const email = 'marcus@harbordental.example'
    expect((await patch({ email })).status).toBe(422)
    expect((await patch({ email, currentPassword: 'Wrong-1!' })).status).toBe(422)
    expect((await patch({ password: 'Another-1!' })).status).toBe(422)
    expect((await patch({ username: 'marcus' })).status).toBe(422)
    expect(mails()).toEqual([])
    expect((await patch({ email, currentPassword: PASSWORD })).status).toBe(200)
    expect(mails()).toEqual([
      ['email-changed', 'user@harbordental.example'],
      ['email-changed', email],
    ])
    expect((await patch({ password: 'Another-1!', currentPassword: PASSWORD })).status).toBe(200)
    expect(mails().at(-1)).toEqual(['password-changed', email])
    expect((await patch({ username: 'marcus', currentPassword: 'Another-1!' })).status).toBe(200)
    expect(mails().at(-1)).toEqual(['username-changed', email])
  })

  test('a password that is refused is not repeated', async () => {
    const { status, body } = await patch({ password: 'hush', currentPassword: PASSWORD })
    expect([status, JSON.stringify(body)]).toEqual([422, expect.not.stringContaining('hush')])
  })

  test('what is no credential needs none, nor does an address sent back as it is', async () => {
    expect((await patch({ firstName: 'Max', email: 'user@harbordental.example' })).status).toBe(200)
  })
})

describe('attempts', () => {
  const limited = [
    ['sign-in', () => signIn('user', 'Wrong-1!'), 401, 15],
    ['codes', () => api.anonymous('POST', '/DashUsers/verify_email', { body: wrongCode }), 200, 15],
    ['mails', () => api.anonymous('POST', '/DashUsers/forgot-password', { body: forgotten }), 200, 60],
    ['mailed codes', () => api.anonymous('POST', '/DashUsers/request_email', { body: asked }), 200, 60],
    ['the current password', () => api.user('PATCH', '/DashUsers/3', { body: wrongProof }), 422, 15],
  ] as const
  const wrongCode = { email_address: 'new@willow.example', verify_code: '000000' }
  const forgotten = { email: 'user@harbordental.example' }
  const asked = { email_address: 'new@willow.example', email_type: 'verification' }
  const wrongProof = { password: 'Another-1!', currentPassword: 'Wrong-1!' }

  test.each(limited)('of %s are limited, and told when to come back', async (_, attempt, first, minutes) => {
    let answer: { status: number; headers: Headers } = await attempt()
    expect(answer.status).toBe(first)
    for (let at = 0; at < 20 && answer.status !== 429; at++) answer = await attempt()
    expect(answer.status).toBe(429)
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(minutes * 60)
    api.server.control.clock.advance(minutes * MINUTE_MS)
    expect((await attempt()).status).toBe(first)
  })

  test('that succeed are not counted, and forgive those that failed', async () => {
    for (let at = 0; at < 25; at++) expect((await signIn('user')).status).toBe(200)
    for (let at = 0; at < 9; at++) await signIn('user', 'Wrong-1!')
    expect((await signIn('user')).status).toBe(200)
    for (let at = 0; at < 9; at++) expect((await signIn('user', 'Wrong-1!')).status).toBe(401)
  })

  test('at one account are counted together, by whichever of its names', async () => {
    const names = ['user', 'user@harbordental.example']
    for (let at = 0; at < 12; at++) await signIn(names[at % 2] ?? '', 'Wrong-1!')
    for (const name of names) expect((await signIn(name)).status).toBe(429)
  })

  test('at one account leave others alone', async () => {
    for (let at = 0; at < 12; at++) await signIn('user', 'Wrong-1!')
    expect((await signIn('user')).status).toBe(429)
    expect((await signIn('admin')).status).toBe(200)
  })

  describe('behind a proxy', () => {
    let proxied: TestServer
    beforeEach(async () => {
      proxied = await createTestServer({ behindProxy: true, size: { callLogs: 10 } })
      return () => proxied.close()
    })

    const from = async (address: string, password: string, headers: Readonly<Record<string, string>> = {}) => {
      const body = { username: 'user', password }
      const forwarded = { 'x-forwarded-for': `192.0.2.99, ${address}`, ...headers }
      return (await proxied.anonymous('POST', '/DashUsers/authenticate', { body, headers: forwarded })).status
    }

    test('strangers lock out each other, not the owner', async () => {
      expect(await from('198.51.100.1', PASSWORD)).toBe(200)
      for (let at = 0; at < 11; at++) await from('198.51.100.2', 'Wrong-1!')
      expect(await from('198.51.100.2', PASSWORD)).toBe(429)
      expect(await from('198.51.100.3', PASSWORD)).toBe(200)
      for (let at = 0; at < 100; at++) await from(`203.0.113.${at % 20}`, 'Wrong-1!')
      expect(await from('203.0.113.50', PASSWORD)).toBe(429)
      expect(await from('198.51.100.1', PASSWORD)).toBe(200)
    })

    test('count together, whatever world or header they name', async () => {
      const names = ['x-mock-session', 'x-real-ip', 'forwarded', 'x-client-ip', 'cookie']
      for (let at = 0; at < 10; at++) {
        const headers = Object.fromEntries(
          names.map((name) => [name, name === 'cookie' ? `mockSession=c${at}` : `w${at}`]),
        )
        expect(await from('198.51.100.2', 'Wrong-1!', headers)).toBe(401)
      }
      expect(await from('198.51.100.2', 'Wrong-1!', { 'x-mock-session': 'another' })).toBe(429)
    })
  })
})
