import { enumerations } from '@lineboard/contract/enumerations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type User = Row<'DashUser'>
type Failure = { error: { message: string; details?: { codes: Record<string, string[]> } } }

const PASSWORD = 'Lineboard1!'
const ADMIN = 2
const STAFF = 3
const OTHER_CUSTOMERS_USER = 6

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 50 } })
})
beforeEach(() => api.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') }))
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const signIn = async (username: string, password: string) =>
  (await api.anonymous('POST', '/DashUsers/authenticate', { body: { username, password } })).status

const lena = { username: 'lena', email: 'lena@harbordental.example', password: 'Harbor-Pier-18!' }
const lastMail = () => api.server.control.outbox.list().at(-1)
const tokensOf = (userId: number) => api.server.store.table('AccessToken').find({ where: { userId } })

describe('reading users', () => {
  test('a user comes with customer, role and visibilities', async () => {
    const { body } = await api.user<User>('GET', `/DashUsers/${STAFF}`)
    expect(body.Customer).toMatchObject({ id: 2, companyName: 'Harbor Dental Group' })
    const [mapping] = body.DashRoleMapping ?? []
    expect(mapping).toMatchObject({ principalType: 'USER', DashRole: { name: 'Staff' } })
    expect(mapping?.DashRole?.GuiVisibilities).toHaveLength(enumerations.GuiSectionName.length)
    expect(mapping?.DashRole?.GuiVisibilities?.[0]).toMatchObject({
      GuiSection: { name: 'Call Logs' },
      GuiPermission: { name: 'PERMITALL' },
    })
  })

  test('never shows a password', async () => {
    const { body } = await api.super('GET', '/DashUsers')
    expect(JSON.stringify(body)).not.toMatch(/password|hash/i)
  })

  test('staff see the people of their own company alone', async () => {
    const { body } = await api.admin<User[]>('GET', '/DashUsers')
    expect(new Set(body.map(({ customerId }) => customerId))).toEqual(new Set([2]))
    expect((await api.admin('GET', `/DashUsers/${OTHER_CUSTOMERS_USER}`)).status).toBe(404)
  })

  test('several_user answers those that are there, in the order asked for', async () => {
    const { body } = await api.admin<User[]>('POST', '/DashUsers/several_user', {
      body: { ids: [4, OTHER_CUSTOMERS_USER, 2, 4, 999] },
    })
    expect(body.map(({ id }) => id)).toEqual([4, 2])
  })

  test.each([
    ['username', 'admin', false],
    ['username', 'ADMIN', false],
    ['username', 'owen', false],
    ['username', 'nobody', true],
    ['email', 'Admin@HarborDental.example', false],
    ['email', 'new@harbordental.example', true],
  ])('isunique of %s %s is %s', async (column, pattern, isUnique) => {
    const { body } = await api.admin('POST', '/DashUsers/isunique', { body: { column, pattern } })
    expect(body).toEqual({ isUnique })
  })
})

describe('adding users', () => {
  test('the new user can sign in, and belongs to the customer of who added it', async () => {
    const { status, body } = await api.admin<User>('POST', '/DashUsers', { body: lena })
    expect(status).toBe(200)
    expect(body).toMatchObject({ username: 'lena', customerId: 2, emailVerified: true })
    expect(body).not.toHaveProperty('password')
    expect(await signIn('lena', lena.password)).toBe(200)
  })

  test('with isVerificationRequired the link in the mail has to be followed first', async () => {
    await api.admin('POST', '/DashUsers', { body: { ...lena, firstName: 'Lena', isVerificationRequired: true } })
    expect(await signIn('lena', lena.password)).toBe(401)
    const mail = lastMail()
    expect(mail).toMatchObject({ to: lena.email, kind: 'activation' })
    const link = new URL(mail?.link ?? '')
    expect(link.pathname).toBe('/auth/account-activate')
    expect(link.origin).toBe(api.server.url)
    expect(link.searchParams.get('name')).toBe('Lena')
    const path = `/DashUsers/activate/token=${link.searchParams.get('token')}`
    expect((await api.anonymous('GET', path)).body).toBe(true)
    expect(await signIn('lena', lena.password)).toBe(200)
    expect((await api.anonymous('GET', path)).body).toBe(true)
  })

  test('links lead to the configured address, whatever the request names, and are left out without one', async () => {
    const configured = await createTestServer({ publicUrl: 'https://lineboard.example.com/app/' })
    const hidden = await createTestServer({ host: '0.0.0.0' })
    const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
    const body = { email: 'user@harbordental.example' }
    const mails = []
    for (const server of [configured, hidden]) {
      await server.anonymous('POST', '/DashUsers/forgot-password', { body, headers })
      mails.push(server.server.control.outbox.list().at(-1))
      await server.close()
    }
    expect(mails[0]?.link).toBe('https://lineboard.example.com/app/auth/login')
    expect(mails[1]).not.toHaveProperty('link')
    expect(JSON.stringify(mails)).not.toContain('evil')
    expect(mails[1]?.text).not.toContain('http')
  })

  test('an activation link ends after a week', async () => {
    await api.admin('POST', '/DashUsers', { body: { ...lena, isVerificationRequired: true } })
    api.server.control.clock.advance(8 * 86_400_000)
    expect((await api.anonymous('GET', `/DashUsers/activate/token=${lastMail()?.code}`)).body).toBe(false)
    expect((await api.anonymous('GET', '/DashUsers/activate/token=unknown')).body).toBe(false)
    expect(await signIn('lena', lena.password)).toBe(401)
  })

  test.each([
    [{ username: 'owen' }, { username: ['uniqueness'] }],
    [{ email: 'USER@harbordental.example' }, { email: ['uniqueness'] }],
    [{ password: 'Sh0rt!' }, { password: ['length.min'] }],
    [{ password: 'harbor-view' }, { password: ['format'] }],
  ])('%j is refused', async (change, codes) => {
    const { status, body } = await api.admin<Failure>('POST', '/DashUsers', { body: { ...lena, ...change } })
    expect(status).toBe(422)
    expect(body.error.details?.codes).toEqual(codes)
  })

  test('nobody adds people to another company but the super administrator', async () => {
    const body = { ...lena, customerId: 3 }
    expect((await api.admin('POST', '/DashUsers', { body })).status).toBe(403)
    expect((await api.user('POST', '/DashUsers', { body: lena })).status).toBe(403)
    expect((await api.super<User>('POST', '/DashUsers', { body })).body.customerId).toBe(3)
    const unknown = await api.super<Failure>('POST', '/DashUsers', { body: { ...lena, username: 'x', customerId: 99 } })
    expect(unknown.body.error.details?.codes).toMatchObject({ customerId: ['existence'] })
  })
})

describe('changing users', () => {
  test('a whole user may be sent back, and what is not for the client to set stays', async () => {
    const { body: me } = await api.user<User>('GET', `/DashUsers/${STAFF}`)
    const uiSettings = JSON.stringify({ colorScheme: 'dark' })
    const { status, body } = await api.user<User>('PATCH', `/DashUsers/${STAFF}`, {
      body: { ...me, uiSettings, isSuperAdmin: true, emailVerified: false },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ uiSettings, emailVerified: true, Customer: { id: 2 } })
    expect(body.isSuperAdmin).toBeUndefined()
    expect(body.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities).toHaveLength(enumerations.GuiSectionName.length)
  })

  test('a new password works, the old one does not, and other sessions end', async () => {
    await signIn('user', PASSWORD)
    await api.user('GET', `/DashUsers/${STAFF}`)
    expect(tokensOf(STAFF)).toHaveLength(2)
    const { status } = await api.user('PATCH', `/DashUsers/${STAFF}`, {
      body: { id: STAFF, password: 'Another-1!', currentPassword: PASSWORD },
    })
    expect(status).toBe(200)
    expect(tokensOf(STAFF)).toHaveLength(1)
    expect((await api.user('GET', `/DashUsers/${STAFF}`)).status).toBe(200)
    expect(await signIn('user', PASSWORD)).toBe(401)
    expect(await signIn('user', 'Another-1!')).toBe(200)
  })

  test('names stay unique, and a user may keep its own', async () => {
    const taken = await api.admin<Failure>('PATCH', `/DashUsers/${STAFF}`, { body: { username: 'Maya' } })
    expect(taken.body.error.details?.codes).toEqual({ username: ['uniqueness'] })
    expect((await api.admin('PATCH', `/DashUsers/${STAFF}`, { body: { username: 'user' } })).status).toBe(200)
  })

  test.each([
    ['username', 'super@lineboard.example'],
    ['email', 'Super'],
  ])('what somebody else signs in with is taken, as a %s too', async (column, pattern) => {
    const { email } = api.server.store.table('DashUser').get(1) ?? {}
    const wanted = column === 'username' ? email : pattern
    const { body } = await api.admin('POST', '/DashUsers/isunique', { body: { column, pattern: wanted } })
    expect(body).toEqual({ isUnique: false })
    if (column === 'email') return
    const taken = await api.admin<Failure>('PATCH', `/DashUsers/${STAFF}`, { body: { username: wanted } })
    expect(taken.body.error.details?.codes).toEqual({ username: ['uniqueness'] })
  })

  test('the last administrator of a customer goes to no other customer', async () => {
    const { store } = api.server
    const last = store.table('DashUser').find({ where: { customerId: 4 } })
    const answers = []
    for (const { id } of last)
      answers.push((await api.super('PATCH', `/DashUsers/${id}`, { body: { customerId: 2 } })).status)
    expect(answers).toContain(422)
    expect(store.table('DashUser').by('customerId', 4)).not.toHaveLength(0)
  })

  test('nobody moves to another company, and nobody changes colleagues without the section', async () => {
    expect((await api.admin('PATCH', `/DashUsers/${STAFF}`, { body: { customerId: 3 } })).status).toBe(403)
    expect((await api.user('PATCH', `/DashUsers/${ADMIN}`, { body: { firstName: 'X' } })).status).toBe(403)
    expect((await api.admin('PATCH', `/DashUsers/${OTHER_CUSTOMERS_USER}`, { body: {} })).status).toBe(404)
  })
})

describe('lost passwords', () => {
  test('forgot-password mails a new one, which ends the old one and all sessions when it is used', async () => {
    await signIn('user', PASSWORD)
    const email = 'User@harbordental.example'
    const { body } = await api.anonymous('POST', '/DashUsers/forgot-password', { body: { email } })
    expect(body).toBe(true)
    expect(tokensOf(STAFF)).toHaveLength(1)
    expect(await signIn('user', PASSWORD)).toBe(200)
    const mail = lastMail()
    expect(mail).toMatchObject({ kind: 'reset', to: 'user@harbordental.example', link: `${api.server.url}/auth/login` })
    expect(mail?.text).toContain(mail?.code)
    expect(mail?.code).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*]).{8,}$/)
    expect(await signIn('user', mail?.code ?? '')).toBe(200)
    expect(await signIn('user', PASSWORD)).toBe(401)
    expect(tokensOf(STAFF)).toHaveLength(1)
  })

  test('a mailed password ends after a day, unused', async () => {
    await api.anonymous('POST', '/DashUsers/forgot-password', { body: { email: 'user@harbordental.example' } })
    const mailed = lastMail()?.code ?? ''
    api.server.control.clock.advance(86_400_000)
    expect(await signIn('user', mailed)).toBe(401)
    expect(await signIn('user', PASSWORD)).toBe(200)
  })

  test('forgot-password answers false for an address nobody has', async () => {
    const { status, body } = await api.anonymous('POST', '/DashUsers/forgot-password', {
      body: { email: 'nobody@lineboard.example' },
    })
    expect([status, body]).toEqual([200, false])
    expect(api.server.control.outbox.count()).toBe(0)
  })

  test('an administrator resets an account, and who only reads does not', async () => {
    expect((await api.readonly('GET', `/DashUsers/${STAFF}/account-reset`)).status).toBe(403)
    expect((await api.admin('GET', `/DashUsers/${OTHER_CUSTOMERS_USER}/account-reset`)).status).toBe(404)
    const { body } = await api.admin('GET', `/DashUsers/${STAFF}/account-reset`)
    expect(body).toBe(true)
    expect(await signIn('user', lastMail()?.code ?? '')).toBe(200)
  })

  test('resetting an account that was never activated mails its link again', async () => {
    const { body: user } = await api.admin<User>('POST', '/DashUsers', {
      body: { ...lena, isVerificationRequired: true },
    })
    await api.admin('GET', `/DashUsers/${user.id}/account-reset`)
    const kinds = api.server.control.outbox.list().map(({ kind }) => kind)
    expect(kinds).toEqual(['activation', 'reset', 'activation'])
    const [first] = api.server.control.outbox.list()
    expect((await api.anonymous('GET', `/DashUsers/activate/token=${first?.code}`)).body).toBe(false)
    expect((await api.anonymous('GET', `/DashUsers/activate/token=${lastMail()?.code}`)).body).toBe(true)
  })

  test('verification tokens are for who manages users', async () => {
    await api.anonymous('POST', '/DashUsers/forgot-password', { body: { email: 'user@harbordental.example' } })
    await api.anonymous('POST', '/DashUsers/forgot-password', { body: { email: 'owen@kestrelestates.example' } })
    const path = '/DashUsers/verification_tokens'
    expect((await api.readonly('GET', path)).status).toBe(401)
    const { body } = await api.admin<Row<'VerificationToken'>[]>('GET', path)
    expect(body.map(({ userId, type, usedAt }) => [userId, type, usedAt !== undefined])).toEqual([
      [5, 'activation', true],
      [STAFF, 'password_reset', false],
    ])
    expect(body.map(({ token }) => /^\*+\w{4}$/.test(token))).toEqual([true, true])
    const filter = { where: { type: 'password_reset', userId: 6 } }
    expect((await api.super('GET', path, { filter })).body).toHaveLength(1)
  })
})

describe('roles of users', () => {
  test('a new role takes the place of the one before and keeps the principal type', async () => {
    const { body } = await api.super('POST', `/DashUsers/${STAFF}/role`, { body: { role_id: 5 } })
    expect(body).toEqual({ id: 3, principalType: 'USER', principalId: STAFF, roleId: 5 })
    expect(api.server.store.table('DashRoleMapping').find({ where: { principalId: STAFF } })).toHaveLength(1)
    const access = await api.user('POST', '/DashUsers/cani', { body: { section: 'Tracking Numbers' } })
    expect(access.body).toMatchObject({ allowed: false, permission: 'DENY' })
  })

  test('is a change of users or of roles, by somebody who may do as much', async () => {
    expect((await api.readonly('POST', `/DashUsers/${STAFF}/role`, { body: { role_id: 4 } })).status).toBe(403)
    expect((await api.admin('POST', `/DashUsers/${STAFF}/role`, { body: { role_id: 1 } })).status).toBe(403)
    expect((await api.admin('POST', `/DashUsers/${STAFF}/role`, { body: { role_id: 4 } })).status).toBe(200)
  })

  test('an unknown role is refused', async () => {
    const { status, body } = await api.super<Failure>('POST', `/DashUsers/${STAFF}/role`, { body: { role_id: 99 } })
    expect(status).toBe(422)
    expect(body.error.details?.codes).toEqual({ role_id: ['existence'] })
  })

  test('taking all roles away answers 204 and denies every section', async () => {
    const { status, body } = await api.super('DELETE', `/DashUsers/${STAFF}/DashRoleMapping`)
    expect([status, body]).toEqual([204, ''])
    expect((await api.user('GET', '/CallLogs')).status).toBe(401)
    const again = await api.super('POST', `/DashUsers/${STAFF}/role`, { body: { role_id: 3 } })
    expect(again.body).toMatchObject({ principalType: 'USER', roleId: 3 })
  })
})

describe('deleting users', () => {
  test('takes along sessions, roles, keys, saved views and what was shared with them', async () => {
    await api.super('GET', '/DashUsers/2')
    await signIn('admin', PASSWORD)
    const last = await api.super<Failure>('DELETE', `/DashUsers/${ADMIN}`)
    expect([last.status, last.body.error.details?.codes]).toEqual([422, { id: ['lastAdministrator'] }])
    await api.super('PATCH', '/DashRoleMappings/3', { body: { principalType: 'ADMIN', roleId: 2 } })
    expect((await api.super('DELETE', `/DashUsers/${ADMIN}`)).body).toEqual({ count: 1 })
    const { store } = api.server
    expect(tokensOf(ADMIN)).toHaveLength(0)
    expect(store.table('Credential').get(ADMIN)).toBeUndefined()
    expect(store.table('DashRoleMapping').by('principalId', ADMIN)).toHaveLength(0)
    expect(store.table('ApiKey').by('userId', ADMIN)).toHaveLength(0)
    expect(store.table('Template').by('userId', ADMIN)).toHaveLength(0)
    expect((await api.super('DELETE', `/DashUsers/${ADMIN}`)).body).toEqual({ count: 0 })
    await api.super('DELETE', '/DashUsers/7')
    expect(store.table('Template').get(3)?.sharedWith).toEqual([])
  })

  test.each([
    ['super', 1],
    ['admin', ADMIN],
  ] as const)('%s does not delete itself', async (who, id) => {
    const { status, body } = await api[who]<Failure>('DELETE', `/DashUsers/${id}`)
    expect(status).toBe(422)
    expect(body.error.message).toContain("can't delete yourself")
  })

  test('a bulk delete with oneself in it deletes nobody', async () => {
    const where = { id: { inq: [3, 4, ADMIN] } }
    expect((await api.admin('DELETE', '/DashUsers', { where })).status).toBe(422)
    expect((await api.admin('GET', '/DashUsers/count', { where })).body).toEqual({ count: 3 })
    expect((await api.admin('DELETE', '/DashUsers', { where: { id: { inq: [3, 4, 6] } } })).body).toEqual({ count: 2 })
    expect(api.server.store.table('DashUser').get(6)).toBeDefined()
    expect((await api.super('DELETE', '/DashUsers', { where: {} })).status).toBe(400)
  })
})
