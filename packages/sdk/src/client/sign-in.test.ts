import { describe, expect, test } from 'vitest'
import { CodeRequiredError, UnauthorizedError } from '../errors/api-error.ts'
import { memorySession, type Session, storageSession } from '../session/session-store.ts'
import { json, refusal } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'

const credentials = { username: 'ops', password: 'Lineboard1!' }
const session = (id: string): Session => ({ id, ttl: 1209600, created: '2026-03-06T12:00:00.000Z', userId: 2 })
const over = refusal(401, 'session over')

const pathsOf = (sent: readonly { method: string; url: URL }[]) =>
  sent.map(({ method, url }) => `${method} ${url.pathname.replace('/api/v1', '')}`)
const tokensOf = (sent: readonly { headers: Headers }[]) => sent.map(({ headers }) => headers.get('authorization'))

describe('signing in', () => {
  test('answers the session and keeps it, and calls carry it until signing out', async () => {
    const store = memorySession()
    const answers = [json(session('one')), json([]), json(undefined), json([])]
    const { api, sent } = stubbedClient(answers, { session: store })
    expect(await api.signIn({ ...credentials, rememberedIf: true })).toEqual(session('one'))
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ ...credentials, rememberedIf: true })
    expect(store.get()).toEqual(session('one'))
    await api.Language.find()
    await api.signOut()
    expect(store.get()).toBeUndefined()
    await api.Language.find()
    expect(tokensOf(sent)).toEqual([null, 'Bearer one', 'Bearer one', null])
  })

  test('continues with a session that was kept', async () => {
    const store = memorySession()
    store.set(session('kept'))
    const { api, sent } = stubbedClient([json([])], { session: store })
    await api.Language.find()
    expect(tokensOf(sent)).toEqual(['Bearer kept'])
  })

  test('that is refused throws, and keeps nothing', async () => {
    const store = memorySession()
    const { api } = stubbedClient([refusal(401, 'login failed')], { session: store })
    expect(await thrownBy(api.signIn(credentials))).toBeInstanceOf(UnauthorizedError)
    expect(store.get()).toBeUndefined()
  })

  test('is not for a client with tokens of its own', async () => {
    const { api, sent } = stubbedClient([], { tokens: { token: () => 'mine' } })
    expect(await thrownBy(api.signIn(credentials))).toBeInstanceOf(TypeError)
    expect(sent).toEqual([])
  })
})

describe('signing out', () => {
  test('of a session that is over is no failure', async () => {
    const { api } = stubbedClient([json(session('one')), over])
    await api.signIn(credentials)
    expect(await api.signOut()).toBeUndefined()
  })

  test('forgets the session where the call fails, and says that it failed', async () => {
    const store = memorySession()
    const { api } = stubbedClient([json(session('one')), refusal(500, 'down')], { session: store })
    await api.signIn(credentials)
    expect(await thrownBy(api.signOut())).toMatchObject({ status: 500 })
    expect(store.get()).toBeUndefined()
  })
})

describe('a session that has ended', () => {
  test('is renewed once for all calls that found out, and each is made once more', async () => {
    const answers = [json(session('one')), over, over, over, json(session('two')), json([]), json([])]
    const { api, sent } = stubbedClient(answers)
    await api.signIn(credentials)
    await Promise.all([api.Language.find(), api.Language.find()])
    expect(pathsOf(sent)).toEqual([
      'POST /DashUsers/authenticate',
      'GET /Languages',
      'GET /Languages',
      'GET /DashUsers/2',
      'POST /DashUsers/authenticate',
      'GET /Languages',
      'GET /Languages',
    ])
    expect(tokensOf(sent).slice(-2)).toEqual(['Bearer two', 'Bearer two'])
  })

  test('is not taken for one: a call that the session may not make throws, and nobody signs in again', async () => {
    const { api, sent } = stubbedClient([json(session('one')), over, json({ id: 2 })])
    await api.signIn(credentials)
    expect(await thrownBy(api.Language.find())).toBeInstanceOf(UnauthorizedError)
    expect(sent).toHaveLength(3)
  })

  test('ends the call where the password has changed, which is tried once', async () => {
    const answers = [json(session('one')), over, over, refusal(401, 'login failed'), over]
    const { api, sent } = stubbedClient(answers)
    await api.signIn(credentials)
    expect(await thrownBy(api.Language.find())).toMatchObject({ message: 'session over' })
    expect(await thrownBy(api.Language.find())).toBeInstanceOf(UnauthorizedError)
    expect(sent).toHaveLength(5)
  })

  test.each(['LOGIN_CODE_REQUIRED', 'LOGIN_CODE_INVALID'])(
    'with a code throws an error of its own: %s',
    async (code) => {
      const refused = json(
        { error: { statusCode: 401, name: 'Error', message: 'login failed', code } },
        { status: 401 },
      )
      const { api } = stubbedClient([refused])
      const error = await thrownBy(api.signIn(credentials))
      expect([error instanceof CodeRequiredError, error instanceof UnauthorizedError]).toEqual([true, true])
      expect(error).toMatchObject({ name: 'CodeRequiredError', code, status: 401 })
    },
  )

  test('with a code is not renewed, as a code is good once', async () => {
    const { api, sent } = stubbedClient([json(session('one')), over])
    await api.signIn({ ...credentials, code: '287082' })
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ code: '287082' })
    expect(await thrownBy(api.Language.find())).toBeInstanceOf(UnauthorizedError)
    expect(sent).toHaveLength(2)
  })

  test.each([
    ['where it was asked not to be', { renew: false }, {}],
    ['while somebody acts as another user', {}, { tokens: { impersonationToken: () => 'as-another' } }],
  ])('is not renewed %s', async (_, asked, options) => {
    const { api, sent } = stubbedClient([json(session('one')), over], options)
    await api.signIn(credentials, asked)
    expect(await thrownBy(api.Language.find())).toBeInstanceOf(UnauthorizedError)
    expect(sent).toHaveLength(2)
  })
})

test('a stored session is read each time, and invalid data is no session', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const store = storageSession(storage)
  expect(store.get()).toBeUndefined()
  store.set(session('one'))
  expect(storageSession(storage).get()).toEqual(session('one'))
  for (const rubbish of ['{', 'null', '{"id":7}']) {
    kept.set('lineboard.session', rubbish)
    expect(store.get()).toBeUndefined()
  }
  store.clear()
  expect(kept.size).toBe(0)
})
