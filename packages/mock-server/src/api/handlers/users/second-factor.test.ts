import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeAt } from '../../../domain/users/totp.ts'
import { createCall, createTestServer, type TestServer } from '../../../testing/test-server.ts'

interface Failure {
  error: { code?: string; details?: { codes: object } }
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

const signIn = (code?: string, password = PASSWORD) =>
  api.anonymous<{ id: string; isSecondFactorReset?: boolean } & Failure>('POST', '/DashUsers/authenticate', {
    body: { username: 'user', password, ...(code !== undefined && { code }) },
  })
const later = (seconds: number) => api.server.control.clock.advance(seconds * 1000)
const codeNow = (secret: string) => codeAt(secret, api.server.control.clock.now())
const state = async () => (await api.user('GET', `/DashUsers/${USER_ID}/second-factor`)).body

/** Switches codes on, and goes on to a code that was not used. */
async function switchOn() {
  const body = { currentPassword: PASSWORD }
  const { secret } = (await api.user<{ secret: string }>('POST', '/DashUsers/second-factor', { body })).body
  const confirmed = await api.user<{ recoveryCodes: string[] }>('POST', '/DashUsers/second-factor/confirm', {
    body: { code: codeNow(secret) },
  })
  later(30)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes }
}

describe('codes at sign-in', () => {
  test('are off until a code is confirmed, and nobody gets the secret without the password', async () => {
    const begin = (currentPassword: string) =>
      api.user<{ secret: string; secretUri: string }>('POST', '/DashUsers/second-factor', { body: { currentPassword } })
    expect((await begin('Wrong-1!')).status).toBe(422)
    const { body } = await begin(PASSWORD)
    expect(body.secretUri).toBe(`otpauth://totp/Lineboard:user?secret=${body.secret}&issuer=Lineboard`)
    expect((await signIn()).status).toBe(200)
    const confirm = (code: string) => api.user('POST', '/DashUsers/second-factor/confirm', { body: { code } })
    expect((await confirm('000000')).status).toBe(422)
    expect(await state()).toEqual({ isOn: false })
    expect((await confirm(codeNow(body.secret))).status).toBe(200)
    expect(await state()).toEqual({ isOn: true, since: '2026-05-22T12:00:00.000Z', recoveryCodesLeft: 10 })
  })

  test('are asked for after the password, and each is good once', async () => {
    const { secret } = await switchOn()
    expect((await signIn()).body.error.code).toBe('LOGIN_CODE_REQUIRED')
    expect((await signIn(undefined, 'Wrong-1!')).body.error.code).toBe('LOGIN_FAILED')
    const code = codeNow(secret)
    expect((await signIn(code, 'Wrong-1!')).body.error.code).toBe('LOGIN_FAILED')
    expect((await signIn(code)).status).toBe(200)
    expect((await signIn(code)).body.error.code).toBe('LOGIN_CODE_INVALID')
    later(90)
    expect((await signIn(code)).status).toBe(401)
  })

  test('that are wrong count with wrong passwords', async () => {
    await switchOn()
    for (let at = 0; at < 5; at++) {
      expect((await signIn('000000')).status).toBe(401)
      expect((await signIn(undefined, 'Wrong-1!')).status).toBe(401)
    }
    expect((await signIn('000000')).status).toBe(429)
  })

  test('have stand-ins that work once each, however they are typed', async () => {
    const { recoveryCodes } = await switchOn()
    const [first = '', second = ''] = recoveryCodes
    expect(recoveryCodes).toHaveLength(10)
    expect((await signIn(first)).status).toBe(200)
    expect((await signIn(first)).status).toBe(401)
    expect((await signIn(second.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect(await state()).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('are switched off with password and code, and stay on when the password is reset', async () => {
    const { secret } = await switchOn()
    const off = (currentPassword: string, code: string) =>
      api.user('POST', '/DashUsers/second-factor/disable', { body: { currentPassword, code } })
    expect((await off('Wrong-1!', codeNow(secret))).status).toBe(422)
    expect((await off(PASSWORD, '000000')).status).toBe(422)
    await api.anonymous('POST', '/DashUsers/forgot-password', { body: { email: 'user@harbordental.example' } })
    const mailed = api.server.control.outbox.list().at(-1)?.code
    expect((await signIn(undefined, mailed)).body.error.code).toBe('LOGIN_CODE_REQUIRED')
    expect((await off(mailed ?? '', codeNow(secret))).status).toBe(200)
    expect(await state()).toEqual({ isOn: false })
  })
})

describe('an administrator', () => {
  test('resets those of a user, who gets a mail and a message at the next sign-in, once', async () => {
    await switchOn()
    const reset = () => api.admin('DELETE', `/DashUsers/${USER_ID}/second-factor`)
    expect((await api.admin('GET', `/DashUsers/${USER_ID}/second-factor`)).body).toMatchObject({ isOn: true })
    expect((await reset()).body).toEqual({ count: 1 })
    expect((await reset()).body).toEqual({ count: 0 })
    expect(api.server.control.outbox.list().map(({ kind }) => kind)).toEqual(['second-factor-reset'])
    expect((await signIn()).body.isSecondFactorReset).toBe(true)
    expect((await signIn()).body).not.toHaveProperty('isSecondFactorReset')
    const [entry] = api.server.store
      .table('AuditLog')
      .find({ where: { endpoint: `/DashUsers/${USER_ID}/second-factor` } })
    expect(entry).toMatchObject({ userId: 2, recordId: USER_ID, recordName: 'user' })
  })

  test('resets neither the own ones, nor those of somebody with more rights', async () => {
    expect((await api.admin('DELETE', '/DashUsers/2/second-factor')).status).toBe(403)
    expect((await api.user('DELETE', '/DashUsers/2/second-factor')).status).toBe(403)
    expect((await api.admin('DELETE', '/DashUsers/1/second-factor')).status).toBe(404)
  })
})

test('secret and recovery codes are in no journal, no row that is answered, and no other answer', async () => {
  const { secret, recoveryCodes } = await switchOn()
  const [code = ''] = recoveryCodes
  const own = createCall(api.server.apiUrl, (await signIn(code)).body.id)
  const answers = [
    (await own('GET', `/DashUsers/${USER_ID}`)).body,
    (await own('GET', `/DashUsers/${USER_ID}/second-factor`)).body,
    api.server.control.journal.list(),
    api.server.store.table('AuditLog').find(),
  ]
  const origin = new URL(api.server.apiUrl).origin
  const journal = await (await fetch(`${origin}/__mock/journal`)).text()
  const shown = await Promise.all(
    api.server.control.journal
      .list()
      .slice(-6)
      .map(async ({ id }) => (await fetch(`${origin}/__mock/journal/${id}`)).text()),
  )
  expect(shown.join()).toContain('secretUri')
  const all = [JSON.stringify(answers), journal, ...shown].join('\n')
  for (const hidden of [secret, ...recoveryCodes]) expect(all).not.toContain(hidden)
})
