import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { seedPassword } from '../../world/seed/rows/users.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 10 } })
})
beforeEach(() => t.server.control.reset())
afterAll(() => t.close())

async function control<T>(method: string, path: string) {
  const answer = await fetch(`${t.server.url}/__mock/${path}`, { method })
  const body: T = JSON.parse(await answer.text())
  return { status: answer.status, body }
}

interface Whole {
  id: number
  username?: string
  request: { headers: Record<string, string>; body?: string }
  answer?: { headers: Record<string, string>; body?: string }
}

const lastId = () => t.server.control.journal.find({ last: 1 })[0]?.id ?? 0
const whole = async () => (await control<Whole>('GET', `journal/${lastId()}`)).body

describe('one request', () => {
  test('is read with both sides, and who sent it', async () => {
    await t.super('POST', '/BlacklistNumbers', { body: { number: '+13055550177', description: 'Spam' } })
    const { username, request, answer } = await whole()
    expect(username).toBe('super')
    expect(request.headers['content-type']).toContain('application/json')
    expect(JSON.parse(request.body ?? '')).toEqual({ number: '+13055550177', description: 'Spam' })
    expect(answer?.headers['content-type']).toContain('application/json')
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ number: '+13055550177', customerId: 1 })
  })

  test('has no password, no token and no key in it', async () => {
    const body = { username: 'admin', password: seedPassword }
    const session = await t.anonymous<{ id: string }>('POST', '/DashUsers/authenticate', { body })
    const signIn = JSON.stringify(await whole())
    expect(signIn).not.toContain(seedPassword)
    expect(signIn).not.toContain(session.body.id)
    const made = { name: 'Program', userId: 2, scope: 'write' }
    const key = await t.super<{ apikey: string }>('POST', '/ApiKeys', { body: made })
    expect(key.body.apikey.length).toBeGreaterThan(20)
    expect(JSON.stringify(await whole())).not.toContain(key.body.apikey)
    await fetch(`${t.server.apiUrl}/Customers?access_token=${session.body.id}`, { headers: { cookie: 'a=b' } })
    const shown = await whole()
    expect(shown.request.headers.cookie).toBe('***')
    expect(JSON.stringify(shown)).not.toContain(session.body.id)
  })

  test('that was cut has no answer', async () => {
    t.server.control.faults.add({ operation: 'Customer.find', kind: 'cut', count: 1 })
    await expect(t.super('GET', '/Customers')).rejects.toThrow('fetch failed')
    expect(await whole()).not.toHaveProperty('answer')
  })

  test('that is not kept is said to be none', async () => {
    expect((await control('GET', 'journal/987654')).status).toBe(404)
    expect((await control('POST', 'journal/987654/again')).status).toBe(404)
    expect((await control('POST', `journal/${lastId()}`)).status).toBe(404)
  })

  test('is forgotten with the journal, and numbers continue', async () => {
    await t.super('GET', '/Customers')
    const before = lastId()
    await control('DELETE', 'journal')
    expect((await control('GET', `journal/${before}`)).status).toBe(404)
    await t.super('GET', '/Customers')
    expect(lastId()).toBe(before + 1)
  })
})

test('a request is sent once more, with its body and in its session', async () => {
  const body = { number: '+13055550177', description: 'Spam' }
  await t.admin('POST', '/BlacklistNumbers', { body })
  const first = lastId()
  t.server.store.table('BlacklistNumber').deleteWhere({ number: '+13055550177' })
  const again = await control<{ id: number; status: number }>('POST', `journal/${first}/again`)
  expect(again.body).toMatchObject({ id: first + 1, status: 200 })
  expect(t.server.store.table('BlacklistNumber').findOne({ number: '+13055550177' })).toMatchObject({ customerId: 2 })
  expect(t.server.control.journal.find({ last: 1 })).toMatchObject([{ userId: 2, method: 'POST' }])
})

test('the journal is searched by person, by name or id', async () => {
  await t.super('GET', '/Customers/count')
  await t.user('GET', '/Customers')
  const found = async (person: string) =>
    (await control<{ username: string }[]>('GET', `journal?person=${person}`)).body.map(({ username }) => username)
  expect(await found('user')).toEqual(['user'])
  expect(await found('1')).toEqual(['super'])
  expect(await found('nobody')).toEqual([])
})

test('operations are described', async () => {
  const { body } = await control<object[]>('GET', 'operations/described')
  expect(body).toContainEqual({ id: 'Customer.find', method: 'GET', path: '/Customers', summary: 'List customers' })
})
